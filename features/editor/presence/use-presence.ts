import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { useDebounced } from '@/components/ui/use-debounced'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import type { FollowedPage } from './follow-page'
import { presenceKeys, presenceQuery } from './queries'
import type { PlacedCaret } from './watch-caret'

interface PresenceOptions
  extends Pick<FollowedPage, 'pageId' | 'locale' | 'onChange' | 'onTranslationStale' | 'whenIdle'> {
  /** The id of the editor who is logged in. */
  user: number
  /** The key of the block that is selected. */
  selected: string | null
  /** Whether presence is available: the backend supports it, and the user is logged in. */
  isWatching: boolean
}

/** How long a block must be selected before it is reported, in ms. */
const reportDelay = 400

/** What is not needed to begin to write. */
const presence = onDemand(async () => ({
  ...(await import('./follow-page')),
  ...(await import('./watch-caret')),
}))

/** The other editors of the page. While mounted, their changes are applied to the editor. */
export function usePresence(editor: Editor | null, options: PresenceOptions): PresentEditor[] {
  const { pageId, locale, user, selected, isWatching, onChange, onTranslationStale, whenIdle } = options
  const client = useQueryClient()
  const [isPresent, setPresent] = useState(false)
  const module = selected === null ? null : (editor?.findId(selected) ?? null)
  const reportedModule = useDebounced(module, reportDelay)
  const placed = useRef<PlacedCaret | null>(null)
  const caretOf = (key: string) => (placed.current?.key === key ? placed.current.caret : null)
  const { data: others = none } = useQuery({
    ...presenceQuery(locale, pageId, () => ({ module, caret: caretOf(selected ?? pageKey) })),
    enabled: isPresent,
    select: (present) => present.filter(({ user_id }) => user_id !== user),
  })
  const hasOthers = others.length > 0
  const parts = useOnDemand(presence, editor !== null && isWatching)
  const reportPlace = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: presenceKeys.page(locale, pageId) })
  })
  const reportChange = useEffectEvent(onChange)
  const reportStale = useEffectEvent(onTranslationStale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the block is reported at once.
  useEffect(() => reportPlace(), [locale, pageId, reportedModule])

  useEffect(() => {
    if (!parts || !hasOthers) return
    const end = parts.watchCaret((at) => {
      placed.current = at
      reportPlace()
    })
    return () => {
      placed.current = null
      end()
    }
  }, [parts, hasOthers])

  useEffect(() => {
    if (!parts || !editor || !isWatching) return
    return parts.followPage({
      editor,
      client,
      pageId,
      locale,
      whenIdle,
      onPresent: setPresent,
      onChange: () => reportChange(),
      onTranslationStale: () => reportStale(),
    })
  }, [parts, client, editor, isWatching, pageId, locale, whenIdle])

  return others
}

const none: PresentEditor[] = []

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { useDebounced } from '@/components/ui/use-debounced'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import type { FollowedPage } from './follow-page'
import { presenceKeys, presenceQuery } from './queries'
import type { PlacedCaret } from './watch-caret'

interface PresenceOptions
  extends Pick<FollowedPage, 'pageId' | 'locale' | 'onChange' | 'onTranslationStale' | 'runWhenIdle'> {
  userId: number
  selectedKey: string | null
  /** True if presence is available: the backend supports it, and the user is logged in. */
  isWatching: boolean
}

/** Debounce of the reports of the selected block, in ms. */
const reportDelayMs = 400

/** The code of presence is loaded on demand, because it is not needed to start writing. */
const presence = createOnDemand(async () => ({
  ...(await import('./follow-page')),
  ...(await import('./watch-caret')),
}))

/** Returns the other editors of the page, and applies their changes to the editor while mounted. */
export function usePresence(editor: Editor | null, options: PresenceOptions): PresentEditor[] {
  const { pageId, locale, userId, selectedKey, isWatching, onChange, onTranslationStale, runWhenIdle } = options
  const client = useQueryClient()
  const [visitId, setVisitId] = useState<string | null>(null)
  const module = selectedKey === null ? null : (editor?.findId(selectedKey) ?? null)
  const reportedModule = useDebounced(module, reportDelayMs)
  const caretRef = useRef<PlacedCaret | null>(null)
  const findCaretIn = (key: string) => (caretRef.current?.key === key ? caretRef.current.caret : null)
  const { data: otherEditors = noEditors } = useQuery({
    ...presenceQuery(locale, pageId, () => ({
      tab: visitId ?? undefined,
      module,
      caret: findCaretIn(selectedKey ?? pageKey),
    })),
    enabled: visitId !== null,
    select: (editors) => editors.filter(({ user_id }) => user_id !== userId),
  })
  const hasOthers = otherEditors.length > 0
  const presenceModules = useOnDemand(presence, editor !== null && isWatching)
  const reportPlace = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: presenceKeys.page(locale, pageId) })
  })
  const reportChange = useEffectEvent(onChange)
  const reportStale = useEffectEvent(onTranslationStale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected block is reported
  useEffect(() => reportPlace(), [locale, pageId, reportedModule])

  useEffect(() => {
    if (!presenceModules || !hasOthers) return
    const stopWatching = presenceModules.watchCaret((placedCaret) => {
      caretRef.current = placedCaret
      reportPlace()
    })
    return () => {
      caretRef.current = null
      stopWatching()
    }
  }, [presenceModules, hasOthers])

  useEffect(() => {
    if (!presenceModules || !editor || !isWatching) return
    return presenceModules.followPage({
      editor,
      client,
      pageId,
      locale,
      runWhenIdle,
      onVisit: setVisitId,
      onChange: () => reportChange(),
      onTranslationStale: () => reportStale(),
    })
  }, [presenceModules, client, editor, isWatching, pageId, locale, runWhenIdle])

  return otherEditors
}

const noEditors: PresentEditor[] = []

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebounced } from '@/components/ui/use-debounced'
import { call } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/locale'
import { type Module, moduleSchema } from '@/lib/contract/module'
import type { PresentEditor } from '@/lib/contract/presence'
import { pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { noPage } from '../core/state'
import { windowTimers } from '../core/window-timers'
import { feedbackKeys } from '../feedback/queries'
import { followChanges } from './follow-changes'
import { containerChangesAddress, presenceAddress, presenceKeys, presenceQuery } from './queries'
import type { PlacedCaret } from './watch-caret'
import { type WatchListener, watchChanges, watchPage } from './watch-page'
import { whileVisible } from './while-visible'

interface PresenceOptions {
  /** `noPage` where reusable containers are edited alone: then nobody is listed, and changes arrive all the same. */
  pageId: number
  locale: Locale
  /** The id of the editor who is logged in. */
  user: number
  /** The key of the block that is selected. */
  selected: string | null
  /** Whether presence is available: the backend supports it, and the user is logged in. */
  isWatching: boolean
  /** Called when a module of the page was changed. */
  onChange: () => void
  /** Called when the other language was changed, or a module was created: the marks of the translation have to be read again. */
  onTranslationStale: () => void
  /** Calls back in the next pause in typing. */
  whenIdle: (call: () => void) => void
}

/** How long a block must be selected before it is reported, in ms. */
const reportDelay = 400

/** The other editors of the page. While mounted, their changes are applied to the editor. */
export function usePresence(editor: Editor | null, options: PresenceOptions): PresentEditor[] {
  const { pageId, locale, user, selected, isWatching, onChange, onTranslationStale, whenIdle } = options
  const client = useQueryClient()
  const [isPresent, setPresent] = useState(false)
  const module = selected === null ? null : (editor?.idOf(selected) ?? null)
  const reportedModule = useDebounced(module, reportDelay)
  const placed = useRef<PlacedCaret | null>(null)
  const caretOf = (key: string) => (placed.current?.key === key ? placed.current.caret : null)
  const { data: others = none } = useQuery({
    ...presenceQuery(locale, pageId, () => ({ module, caret: caretOf(selected ?? pageKey) })),
    enabled: isPresent,
    select: (present) => present.filter(({ user_id }) => user_id !== user),
  })
  const reportChange = useEffectEvent(onChange)
  const reportStale = useEffectEvent(onTranslationStale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the block is reported at once.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: presenceKeys.page(locale, pageId) })
  }, [client, locale, pageId, reportedModule])

  const hasOthers = others.length > 0
  useEffect(() => {
    if (!hasOthers) return
    const watching = import('./watch-caret').then(({ watchCaret }) =>
      watchCaret((at) => {
        placed.current = at
        void client.invalidateQueries({ queryKey: presenceKeys.page(locale, pageId) })
      }),
    )
    return () => {
      placed.current = null
      void watching.then((end) => end()).catch(() => undefined)
    }
  }, [client, locale, pageId, hasOthers])

  useEffect(() => {
    if (!editor || !isWatching) return
    const queryKey = presenceKeys.page(locale, pageId)
    const hasPage = pageId !== noPage
    return whileVisible(() => {
      const reportNow = () => reportChange()
      const reportStaleNow = () => reportStale()
      const follower = followChanges({
        ...{ editor, locale, timers: windowTimers },
        readModule: (model, id) => readModule(`/${locale}/pageeditor-api/${model}/${id}/`),
      })
      const readFeedback = () =>
        void client.invalidateQueries({ queryKey: feedbackKeys.page(locale, pageId) })
      const listener: WatchListener = {
        onPresent: (present) => whenIdle(() => client.setQueryData(queryKey, present)),
        onChange(change) {
          follower.receive(change)
          const isHere = change.locale === locale
          // What is written in a reusable container is public at once, and no part of the page.
          const module = change.container === null ? change.module : null
          if (isHere && module !== null) whenIdle(reportNow)
          if (!isHere || (module !== null && editor.keyOf(module) === null)) whenIdle(reportStaleNow)
        },
        onFeedback: readFeedback,
        onMissed() {
          follower.missed()
          readFeedback()
        },
        // The next call shows whether the session has ended.
        onRefused: () => (hasPage ? void client.invalidateQueries({ queryKey }) : editor.refresh()),
      }
      const leave = hasPage
        ? watchPage(presenceAddress(locale, pageId), listener)
        : watchChanges(containerChangesAddress(locale), listener)
      setPresent(hasPage)
      return () => {
        setPresent(false)
        follower.close()
        leave()
      }
    })
  }, [client, editor, isWatching, pageId, locale, whenIdle])

  return others
}

const none: PresentEditor[] = []

async function readModule(path: string): Promise<Module | null> {
  const result = await call(moduleSchema, { method: 'GET', path })
  return result.ok ? result.value : null
}

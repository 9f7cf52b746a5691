import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/call'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import { noPage } from '../core/state'
import { windowTimers } from '../core/timers'
import { feedbackKeys } from '../feedback/queries'
import { followChanges } from './follow-changes'
import { getContainerChangesPath, getPresencePath, presenceKeys } from './queries'
import { runWhileVisible } from './run-while-visible'
import { type WatchListener, watchChanges, watchPage } from './watch-page'

export interface FollowedPage {
  editor: Editor
  client: QueryClient
  /**
   * `noPage` while only reusable containers are edited. In that case, changes arrive, but no
   * presence.
   */
  pageId: number
  locale: Locale
  /** Calls back in the next pause in typing. */
  runWhenIdle: (call: () => void) => void
  /** Called when a module of the page changes. */
  onChange: () => void
  /**
   * Called when the other language changes or a module is created, because the marks of the
   * translation are outdated then.
   */
  onTranslationStale: () => void
  /**
   * Called with the id of this visit when this editor may be reported to the other editors, and
   * with null when the visit ends.
   */
  onVisit: (visitId: string | null) => void
}

/**
 * Applies remote changes to the editor while the window is visible.
 * @returns a function that leaves the page
 */
export function followPage({ editor, client, pageId, locale, runWhenIdle, ...callbacks }: FollowedPage): () => void {
  const queryKey = presenceKeys.page(locale, pageId)
  const hasPage = pageId !== noPage
  return runWhileVisible(() => {
    // Each visit has a new id, because the backend ignores late heartbeats of a visit that has
    // ended.
    const visitId = createKey()
    const follower = followChanges({
      editor,
      locale,
      timers: windowTimers,
      fetchModule: (model, id) => fetchModule(`/${locale}/pageeditor-api/${model}/${id}/`),
    })
    // The response of a heartbeat that is under way may be older than the event.
    const showEditors = async (editors: PresentEditor[]) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, editors)
    }
    const refreshFeedback = () => void client.invalidateQueries({ queryKey: feedbackKeys.page(locale, pageId) })
    const listener: WatchListener = {
      onPresent: (editors) => runWhenIdle(() => void showEditors(editors)),
      onChange(change) {
        follower.receive(change)
        const isInThisLanguage = change.locale === locale
        // Changes of a reusable container are public at once and do not change the page.
        const module = change.container === null ? change.module : null
        const isUnknown = module !== null && editor.findKey(module) === null
        if (isInThisLanguage && module !== null) runWhenIdle(callbacks.onChange)
        if (!isInThisLanguage || isUnknown) runWhenIdle(callbacks.onTranslationStale)
      },
      onFeedback: refreshFeedback,
      onMissed() {
        follower.readPage()
        refreshFeedback()
      },
      // Calls the backend, which reports an expired session.
      onRejected: () => (hasPage ? void client.invalidateQueries({ queryKey }) : editor.refresh()),
    }
    const leave = hasPage
      ? watchPage(getPresencePath(locale, pageId), visitId, listener)
      : watchChanges(getContainerChangesPath(locale), listener)
    if (hasPage) callbacks.onVisit(visitId)
    return () => {
      callbacks.onVisit(null)
      follower.close()
      leave()
    }
  })
}

async function fetchModule(path: string): Promise<Module | null> {
  const result = await call(moduleSchema, { method: 'GET', path })
  return result.ok ? result.value : null
}

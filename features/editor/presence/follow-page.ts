import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/call'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import type { Editor } from '../core/editor'
import { noPage } from '../core/state'
import { windowTimers } from '../core/timers'
import { feedbackKeys } from '../feedback/queries'
import { followChanges } from './follow-changes'
import { containerChangesAddress, presenceAddress, presenceKeys } from './queries'
import { type WatchListener, watchChanges, watchPage } from './watch-page'
import { whileVisible } from './while-visible'

export interface FollowedPage {
  editor: Editor
  client: QueryClient
  /** `noPage` where reusable containers are edited alone: then nobody is listed, and changes arrive all the same. */
  pageId: number
  locale: Locale
  /** Calls back in the next pause in typing. */
  whenIdle: (call: () => void) => void
  /** Called when a module of the page was changed. */
  onChange: () => void
  /** Called when the other language was changed, or a module was created: the marks of the translation have to be read again. */
  onTranslationStale: () => void
  /** Called when the others may be told of this editor, and when no longer. */
  onPresent: (isPresent: boolean) => void
}

/** Applies the changes of others to the editor, as long as the window is visible. @returns a function that leaves the page */
export function followPage({ editor, client, pageId, locale, whenIdle, ...on }: FollowedPage): () => void {
  const queryKey = presenceKeys.page(locale, pageId)
  const hasPage = pageId !== noPage
  return whileVisible(() => {
    const follower = followChanges({
      editor,
      locale,
      timers: windowTimers,
      readModule: (model, id) => readModule(`/${locale}/pageeditor-api/${model}/${id}/`),
    })
    const readFeedback = () => void client.invalidateQueries({ queryKey: feedbackKeys.page(locale, pageId) })
    const listener: WatchListener = {
      onPresent: (present) => whenIdle(() => client.setQueryData(queryKey, present)),
      onChange(change) {
        follower.receive(change)
        const isHere = change.locale === locale
        // What is written in a reusable container is public at once, and no part of the page.
        const module = change.container === null ? change.module : null
        if (isHere && module !== null) whenIdle(on.onChange)
        if (!isHere || (module !== null && editor.findKey(module) === null)) whenIdle(on.onTranslationStale)
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
    on.onPresent(hasPage)
    return () => {
      on.onPresent(false)
      follower.close()
      leave()
    }
  })
}

async function readModule(path: string): Promise<Module | null> {
  const result = await call(moduleSchema, { method: 'GET', path })
  return result.ok ? result.value : null
}

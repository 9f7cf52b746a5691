import { createEditor } from '../core/editor'
import { type OpenJournal, openUnsavedJournals } from '../core/indexed-db-journal'
import { newKey } from '../core/new-key'
import type { EditorState } from '../core/state'
import { windowTimers } from '../core/window-timers'
import { presentPage, type UnsavedPage } from '../session/unsaved-pages'
import { readContainers } from './containers'
import { pagePrefix, tabLocks, transportsOf } from './open-editor'

/** A page of which this browser had changes that were not saved, and whether all of them are now. */
export interface SentPage extends UnsavedPage {
  isSaved: boolean
}

/**
 * Sends what an account's journals in this browser hold of pages that no tab has open, for example what was written in the last
 * moment before a tab was closed. What is in conflict with others, or not complete, stays in its journal.
 */
export async function sendUnsavedPages(user: number): Promise<SentPage[]> {
  const left = await openUnsavedJournals((name) => name.startsWith(pagePrefix(user)), tabLocks())
  const sent: (SentPage | null)[] = []
  for (const page of left) sent.push(await sendPage(page))
  return sent.filter((page) => page !== null)
}

type LeftJournal = OpenJournal & { state: EditorState }

/** Null where nothing had to be sent, since it had arrived before, and where the page is gone. */
async function sendPage({ journal, close, state }: LeftJournal): Promise<SentPage | null> {
  let sentCount = 0
  // What the journal has is merged with what the backend has, as when the page is opened.
  const { transport, keepaliveTransport } = transportsOf(state.page.locale)
  const editor = await createEditor({
    page: { ...state.page, modules: [], settings: {}, revision: 0 },
    journal,
    transport: readContainers(transport, state.page),
    keepaliveTransport,
    timers: windowTimers,
    clock: () => Date.now(),
    newKey,
    onEvent: (event) => {
      if (event === 'save' || event === 'save-container') sentCount += 1
    },
  })
  try {
    await editor.flush()
    const isSaved = editor.status === 'saved'
    if ((isSaved && sentCount === 0) || editor.status === 'gone') return null
    return { ...(await presentPage(state)), isSaved }
  } finally {
    await editor.close()
    close()
  }
}

import { htmlToText } from '@/components/word-merge/html-text'
import { editorOf, isHtmlField } from '@/features/blocks/editors'
import { keysFrom, pageKey } from '../core/document'
import { createEditor, type Editor } from '../core/editor'
import { deleteJournal, openUnsavedJournals, type UnsavedJournal } from '../core/journal/indexed-db-journal'
import { createKey } from '../core/new-key'
import type { EditorState } from '../core/state'
import { windowTimers } from '../core/timers'
import { presentPage, type UnsavedPage } from '../session/unsaved-pages'
import { readContainers } from './containers'
import { pagePrefix, tabLocks, transportsOf } from './open-editor'

/** What became of the changes of a page that this browser had not saved. */
export interface SentPage extends UnsavedPage {
  /** Whether all of them are saved now. */
  isSaved: boolean
  /** Their words, where somebody deleted the page; null where it is there. */
  lostWords: LostWords | null
}

/** What was written on a page that somebody deleted. */
export interface LostWords {
  text: string
  /** The full name of who deleted the page; null where the backend does not say. */
  by: string | null
  /** Deletes them from this browser. */
  discard: () => Promise<void>
}

/**
 * Sends what an account's journals in this browser hold of pages that no tab has open, for example what was written in the last
 * moment before a tab was closed. What is in conflict with others, or not complete, stays in its journal, as does what was written
 * on a page that somebody deleted: it is sent once the page is restored.
 */
export async function sendUnsavedPages(user: number): Promise<SentPage[]> {
  const left = await openUnsavedJournals((name) => name.startsWith(pagePrefix(user)), tabLocks())
  const sent: (SentPage | null)[] = []
  for (const page of left) sent.push(await sendPage(page))
  return sent.filter((page) => page !== null)
}

/** Null where nothing had to be sent, since it had arrived before, and where nothing was written on a page that is gone. */
async function sendPage({ session, journal, close, state }: UnsavedJournal): Promise<SentPage | null> {
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
    newKey: createKey,
    onEvent: (event) => {
      if (event === 'save' || event === 'save-container') sentCount += 1
    },
  })
  try {
    await editor.flush()
    const isSaved = editor.status === 'saved'
    const isGone = editor.status === 'gone'
    const text = isGone ? unsavedWords(state) : ''
    if ((isSaved && sentCount === 0) || (isGone && text === '')) return null
    const lostWords = isGone
      ? { text, by: removerOf(editor), discard: () => deleteJournal(session, tabLocks()) }
      : null
    return { ...(await presentPage(state)), id: session, isSaved, lostWords }
  } finally {
    await editor.close()
    close()
  }
}

function removerOf({ refusals }: Editor): string | null {
  return refusals.find(({ key, by }) => key === pageKey && by)?.by ?? null
}

/** The texts that were changed and not saved, in the page's order, without the markup of texts. */
function unsavedWords({ document, records }: EditorState): string {
  const isNew = (key: string, field: string, value: unknown): value is string =>
    typeof value === 'string' && value.trim() !== '' && value !== records.get(key)?.written[field]
  const settings = Object.entries(document.settings).flatMap(([field, value]) =>
    isNew(pageKey, field, value) ? [value] : [],
  )
  const blocks = keysFrom(document).flatMap((key) => {
    const { model = '', data = {} } = document.nodes.get(key) ?? {}
    const { textFields = [], fields = {} } = editorOf(model) ?? {}
    return textFields.flatMap((field) => {
      const value = data[field]
      if (!isNew(key, field, value)) return []
      const isCode = fields[field]?.kind === 'code'
      return [isHtmlField(model, field) && !isCode ? htmlToText(value) : value]
    })
  })
  return [...settings, ...blocks].join('\n\n')
}

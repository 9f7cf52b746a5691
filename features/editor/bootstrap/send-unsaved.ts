import { htmlToText } from '@/components/word-merge/html-text'
import { getBlockEditor, isHtmlField } from '@/features/blocks/editors'
import { listKeysFrom, pageKey } from '../core/document'
import { createEditor, type Editor } from '../core/editor'
import { deleteJournal, openUnsavedJournals, type UnsavedJournal } from '../core/journal/indexed-db-journal'
import { createKey } from '../core/new-key'
import type { EditorState } from '../core/state'
import { windowTimers } from '../core/timers'
import { toUnsavedPage, type UnsavedPage } from '../session/unsaved-pages'
import { withContainers } from './containers'
import { createTransports, getTabLocks, toJournalPrefix } from './open-editor'

/** The result of sending the unsaved changes of a page. */
export interface SentPage extends UnsavedPage {
  /** True if all changes are saved now. */
  isSaved: boolean
  /** The unsaved texts if the page was deleted; null if it exists. */
  lostTexts: LostTexts | null
}

/** Unsaved texts of a deleted page. */
export interface LostTexts {
  text: string
  /** The full name of the editor who deleted the page; null if the backend does not send it. */
  remover: string | null
  /** Deletes the texts from this browser. */
  discard: () => Promise<void>
}

/**
 * Sends unsaved changes from an account's journals of pages that no tab has open, for example text
 * typed just before a tab was closed. Conflicting and incomplete changes stay in the journal.
 * Changes of a deleted page stay as well, and are sent once the page is restored.
 */
export async function sendUnsavedPages(userId: number): Promise<SentPage[]> {
  const journals = await openUnsavedJournals((name) => name.startsWith(toJournalPrefix(userId)), getTabLocks())
  const sentPages: (SentPage | null)[] = []
  for (const journal of journals) sentPages.push(await sendPage(journal))
  return sentPages.filter((page) => page !== null)
}

/**
 * Sends the changes of one page. Returns null if the backend already had all changes, or if the
 * page was deleted and has no unsaved texts.
 */
async function sendPage({ session, journal, close, state }: UnsavedJournal): Promise<SentPage | null> {
  let sentCount = 0
  // The editor begins with an empty page. It loads the page from the backend and merges the journal
  // with it.
  const { transport, keepaliveTransport } = createTransports(state.page.locale)
  const editor = await createEditor({
    page: { ...state.page, modules: [], settings: {}, revision: 0 },
    journal,
    transport: withContainers(transport, state.page),
    keepaliveTransport,
    timers: windowTimers,
    clock: () => Date.now(),
    createKey,
    onEvent: (event) => {
      if (event === 'save' || event === 'save-container') sentCount += 1
    },
  })
  try {
    await editor.flush()
    const isSaved = editor.status === 'saved'
    const isGone = editor.status === 'gone'
    const text = isGone ? collectUnsavedTexts(state) : ''
    if ((isSaved && sentCount === 0) || (isGone && text === '')) return null
    const lostTexts = isGone
      ? { text, remover: findRemover(editor), discard: () => deleteJournal(session, getTabLocks()) }
      : null
    return { ...(await toUnsavedPage(state)), id: session, isSaved, lostTexts }
  } finally {
    await editor.close()
    close()
  }
}

function findRemover({ refusals }: Editor): string | null {
  return refusals.find(({ key, by }) => key === pageKey && by)?.by ?? null
}

/** Collects the unsaved texts in page order as plain text. */
function collectUnsavedTexts({ document, records }: EditorState): string {
  const isNew = (key: string, field: string, value: unknown): value is string =>
    typeof value === 'string' && value.trim() !== '' && value !== records.get(key)?.written[field]
  const settings = Object.entries(document.settings).flatMap(([field, value]) =>
    isNew(pageKey, field, value) ? [value] : [],
  )
  const blocks = listKeysFrom(document).flatMap((key) => {
    const { model = '', data = {} } = document.nodes.get(key) ?? {}
    const { textFields = [], fields = {} } = getBlockEditor(model) ?? {}
    return textFields.flatMap((field) => {
      const value = data[field]
      if (!isNew(key, field, value)) return []
      const isCode = fields[field]?.kind === 'code'
      return [isHtmlField(model, field) && !isCode ? htmlToText(value) : value]
    })
  })
  return [...settings, ...blocks].join('\n\n')
}

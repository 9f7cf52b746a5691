import { callBackend } from '@/lib/api/browser-client'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { createEditor, type Editor, type EditorEvent } from '../core/editor'
import { openJournal } from '../core/indexed-db-journal'
import { createMemoryJournal } from '../core/journal'
import type { Transport } from '../core/sync'
import { settingsOf } from '../settings/settings-of'
import { tellingPage } from './told-page'

export interface OpenedEditor {
  editor: Editor
  close: () => Promise<void>
}

export interface Opening {
  locale: Locale
  user: number
  onEvent: (event: EditorEvent) => void
  /** Told how the page stands whenever the backend tells it. */
  onPage: (page: PageDraft) => void
}

/** Opens the editor's core on a page: calls of the backend, the journal in this browser, real time. */
export async function openEditor(
  draft: PageDraft,
  { locale, user, onEvent, onPage }: Opening,
): Promise<OpenedEditor> {
  const newKey = () => crypto.randomUUID()
  const name = `${user} ${draft.id} ${locale}`
  // A browser that keeps nothing (a private window, no https) edits all the same; then nothing survives a reload.
  const opened = await keep(name, newKey)
  const transport: Transport = (method, call, body) => send(method, `/${locale}/pageeditor-api/${call}`, body)
  const editor = await createEditor({
    page: {
      id: draft.id,
      locale,
      // Not by its address, which its settings change.
      readPath: `page/${draft.id}/draft/`,
      modules: draft.modules,
      settings: settingsOf(draft, locale),
      revision: draft.revision,
    },
    journal: opened?.journal ?? createMemoryJournal(),
    transport: tellingPage(transport, draft.id, onPage),
    timers: {
      set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clear: (timer) => window.clearTimeout(Number(timer)),
    },
    clock: () => Date.now(),
    newKey,
    onEvent,
  })
  return {
    editor,
    async close() {
      await editor.close()
      opened?.close()
    },
  }
}

const send: Transport = async (method, path, data) => {
  const known = method === 'GET' || method === 'DELETE' ? method : 'POST'
  const answer = await callBackend(known, path, data === null ? {} : { data })
  return answer.status === 0 ? null : { status: answer.status, body: answer.data }
}

async function keep(name: string, newKey: () => string) {
  try {
    return await openJournal(name, navigator.locks, newKey)
  } catch {
    return null
  }
}

import { callBackend } from '@/lib/api/browser-client'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { createEditor, type Editor, type EditorEvent } from '../core/editor'
import { openJournal } from '../core/indexed-db-journal'
import { createMemoryJournal } from '../core/journal'
import type { Transported } from '../core/sync'

/** The settings of a page that are edited together with its modules: none yet, they have no place on the desk. */
const settings = {}

export interface OpenedEditor {
  editor: Editor
  close: () => Promise<void>
}

/** Opens the editor's core on a page: calls of the backend, the journal in this browser, real time. */
export async function openEditor(
  draft: PageDraft,
  { locale, user, onEvent }: { locale: Locale; user: number; onEvent: (event: EditorEvent) => void },
): Promise<OpenedEditor> {
  const newKey = () => crypto.randomUUID()
  const name = `${user} ${draft.id} ${locale}`
  // A browser that keeps nothing (a private window, no https) edits all the same; then nothing survives a reload.
  const opened = await keep(name, newKey)
  const path = (draft.urls[locale] ?? `/${locale}`).split('/').slice(2).join('/')
  const editor = await createEditor({
    page: {
      id: draft.id,
      locale,
      readPath: `page/${path}?draft=1`,
      modules: draft.modules,
      settings,
      revision: draft.revision,
    },
    journal: opened?.journal ?? createMemoryJournal(),
    transport: (method, call, body) => send(method, `/${locale}/pageeditor-api/${call}`, body),
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

async function send(method: string, path: string, data: unknown): Promise<Transported> {
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

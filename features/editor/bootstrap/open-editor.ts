import { anything, call } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { createEditor, type Editor, type EditorEvent } from '../core/editor'
import { type Locks, openJournal } from '../core/indexed-db-journal'
import { createMemoryJournal } from '../core/journal'
import { newKey } from '../core/new-key'
import type { Transport } from '../core/sync'
import { windowTimers } from '../core/window-timers'
import { settingsOf } from '../settings/settings-of'
import { observePage } from './observe-page'
import { createTabLocks } from './tab-locks'

export interface OpenedEditor {
  editor: Editor
  /** Sends what can be sent, and leaves the journal to the next editor. */
  leave: () => Promise<void>
}

export interface Opening {
  locale: Locale
  user: number
  onEvent: (event: EditorEvent) => void
  /** Called with the page's status whenever the backend sends it. */
  onPage: (page: PageDraft) => void
}

/** Opens the editor's core on a page: calls of the backend, the journal in this browser, real time. */
export async function openEditor(
  draft: PageDraft,
  { locale, user, onEvent, onPage }: Opening,
): Promise<OpenedEditor> {
  const name = `${user} ${draft.id} ${locale}`
  // A browser that keeps nothing edits all the same; then the page asks before it is left (`use-leave-warning.ts`).
  const opened = await keep(name)
  if (!opened) onEvent('journal-failed')
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
    transport: observePage(transport, draft.id, onPage),
    timers: windowTimers,
    clock: () => Date.now(),
    newKey,
    onEvent,
  })
  return {
    editor,
    async leave() {
      await editor.flushAndClose()
      opened?.close()
    },
  }
}

const send: Transport = async (method, path, data) => {
  const known = method === 'GET' || method === 'DELETE' ? method : 'POST'
  const result = await call(anything, { method: known, path, ...(data !== null && { data }) })
  if (result.ok) return { status: 200, body: result.value }
  return result.failure.status === 0 ? null : { status: result.failure.status, body: result.failure.data }
}

async function keep(name: string) {
  try {
    return await openJournal(name, locks(), newKey)
  } catch {
    return null
  }
}

/** Without https a browser has no Web Locks, whatever its types say. */
function locks(): Locks {
  if ('locks' in navigator) return navigator.locks
  return createTabLocks(new BroadcastChannel('page-editor'), newKey)
}

import { callWithKeepalive } from '@/lib/api/browser-client'
import { anything, call } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { createEditor, type Editor, type EditorEvent } from '../core/editor'
import { type Locks, openJournal } from '../core/journal/indexed-db-journal'
import { createMemoryJournal } from '../core/journal/journal'
import { createKey } from '../core/new-key'
import type { KeepaliveTransport, Transport } from '../core/saving/sync'
import { type EditedPage, noPage } from '../core/state'
import { windowTimers } from '../core/timers'
import { settingsOf } from '../settings/settings-of'
import { createContainers, readContainers } from './containers'
import { observePage } from './observe-page'
import { createTabLocks } from './tab-locks'

export interface OpenedEditor {
  editor: Editor
  /** Saves, closes, and releases the journal for the next editor. */
  leave: () => Promise<void>
}

export interface Opening {
  locale: Locale
  user: number
  onEvent: (event: EditorEvent) => void
  /** The slugs of the reusable containers that the page shows; missing ones are created. */
  containers?: readonly string[]
  /** Called with the page's status whenever the backend sends it. */
  onPage: (page: PageDraft) => void
}

/** Opens the editor's core for a page, with the real backend, the browser's journal and real timers. */
export async function openEditor(
  draft: PageDraft,
  { locale, user, containers = [], onEvent, onPage }: Opening,
): Promise<OpenedEditor> {
  const alone = draft.id === noPage ? ` ${containers.join(' ')}` : ''
  const name = `${pagePrefix(user)}${draft.id} ${locale}${alone}`
  // Without storage editing works all the same, with a warning before the page is left (`use-leave-warning.ts`).
  const opened = await keep(name)
  if (!opened) onEvent('journal-failed')
  const isThere = (slug: string) => draft.modules.some((module) => module.slug === slug)
  const created = await createContainers(
    locale,
    containers.filter((slug) => !isThere(slug)),
  )
  const modules = [...draft.modules, ...created]
  const page: EditedPage = {
    id: draft.id,
    locale,
    // By id, since the page's address can change with its settings.
    readPath: `page/${draft.id}/draft/`,
    containers: modules.flatMap(({ slug }) => slug ?? []),
  }
  const { transport, keepaliveTransport } = transportsOf(locale)
  const editor = await createEditor({
    page: { ...page, modules, settings: settingsOf(draft, locale), revision: draft.revision },
    journal: opened?.journal ?? createMemoryJournal(),
    transport: readContainers(observePage(transport, draft.id, onPage), page),
    keepaliveTransport,
    timers: windowTimers,
    clock: () => Date.now(),
    newKey: createKey,
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

/** What the names of an account's journals begin with. */
export function pagePrefix(user: number): string {
  return `${user} `
}

/** How a page's editor calls the backend. */
export function transportsOf(locale: string): {
  transport: Transport
  keepaliveTransport: KeepaliveTransport
} {
  const base = `/${locale}/pageeditor-api/`
  return {
    transport: (method, path, body) => send(method, base + path, body),
    keepaliveTransport: (method, path, body) => callWithKeepalive(method, base + path, body),
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
    return await openJournal(name, tabLocks(), createKey)
  } catch {
    return null
  }
}

/** The locks between this browser's tabs: without https it has no Web Locks, whatever its types say. */
export function tabLocks(): Locks {
  if ('locks' in navigator) return navigator.locks
  return createTabLocks(new BroadcastChannel('page-editor'), createKey)
}

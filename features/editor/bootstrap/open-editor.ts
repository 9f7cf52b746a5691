import { callWithKeepalive } from '@/lib/api/browser-client'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/common/locale'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { entriesPrefix, moveTabDrafts, readTabDraft, writeTabDraft } from '@/lib/drafts/tab-drafts'
import { createEditor, type Editor, type EditorEvent } from '../core/editor'
import { type Locks, openJournal } from '../core/journal/indexed-db-journal'
import { createMemoryJournal } from '../core/journal/journal'
import { createKey } from '../core/new-key'
import type { KeepaliveTransport, Transport } from '../core/saving/sync'
import { type EditedPage, noPage } from '../core/state'
import { windowTimers } from '../core/timers'
import { extractSettings } from '../settings/page-settings'
import { createContainers, withContainers } from './containers'
import { createTabLocks } from './tab-locks'

export interface OpenedEditor {
  editor: Editor
  /** Saves, closes and releases the journal for the next editor. */
  leave: () => Promise<void>
  /** Assigns unsaved changes, invalid entries and drafts of the tab to another account. */
  handOver: (accountId: number) => Promise<void>
}

export interface EditorStart {
  locale: Locale
  userId: number
  onEvent: (event: EditorEvent) => void
  /** The slugs of the reusable containers on the page. Missing ones are created. */
  containers?: readonly string[]
  /** Called with the page after each response that contains it. */
  onPage: (page: PageDraft) => void
}

/** Opens the core editor of a page with the backend, the journal of the browser and real timers. */
export async function openEditor(
  draft: PageDraft,
  { locale, userId, containers = [], onEvent, onPage }: EditorStart,
): Promise<OpenedEditor> {
  const containerSuffix = draft.id === noPage ? ` ${containers.join(' ')}` : ''
  const toName = (accountId: number) => `${toJournalPrefix(accountId)}${draft.id} ${locale}${containerSuffix}`
  let ownerId = userId
  let name = toName(ownerId)
  // Editing works without storage, with a warning before the page is closed
  // (`use-leave-warning.ts`).
  const journal = await tryOpenJournal(name)
  if (!journal) onEvent('journal-failed')
  const hasContainer = (slug: string) => draft.modules.some((module) => module.slug === slug)
  const createdModules = await createContainers(
    locale,
    containers.filter((slug) => !hasContainer(slug)),
  )
  const modules = [...draft.modules, ...createdModules]
  const page: EditedPage = {
    id: draft.id,
    locale,
    // Read by id, because the address of the page changes with its settings.
    readPath: `page/${draft.id}/draft/`,
    containers: modules.flatMap(({ slug }) => slug ?? []),
  }
  const { transport, keepaliveTransport } = createTransports(locale)
  const editor = await createEditor({
    page: { ...page, modules, settings: extractSettings(draft, locale), revision: draft.revision },
    journal: journal?.journal ?? createMemoryJournal(),
    transport: withContainers(observePage(transport, draft.id, onPage), page),
    keepaliveTransport,
    timers: windowTimers,
    clock: () => Date.now(),
    createKey,
    onEvent,
    entryStore: {
      read: () => readTabDraft(entriesPrefix + name),
      write: (entries) => writeTabDraft(entriesPrefix + name, entries),
    },
  })
  return {
    editor,
    async leave() {
      await editor.flushAndClose()
      journal?.close()
    },
    async handOver(accountId) {
      moveTabDrafts(draft.id, { from: ownerId, to: accountId })
      ownerId = accountId
      const entries = readTabDraft(entriesPrefix + name) ?? null
      writeTabDraft(entriesPrefix + name, null)
      name = toName(accountId)
      writeTabDraft(entriesPrefix + name, entries)
      await journal?.rename(name).catch(() => onEvent('journal-failed'))
    },
  }
}

/** Returns the prefix of the journal names of an account. */
export function toJournalPrefix(userId: number): string {
  return `${userId} `
}

/** Creates the transports of a page's editor. */
export function createTransports(locale: string): {
  transport: Transport
  keepaliveTransport: KeepaliveTransport
} {
  const base = `/${locale}/pageeditor-api/`
  return {
    transport: (method, path, body) => sendCall(method, base + path, body),
    keepaliveTransport: (method, path, body) => callWithKeepalive(method, base + path, body),
  }
}

const sendCall: Transport = async (method, path, data) => {
  const supportedMethod = method === 'GET' || method === 'DELETE' ? method : 'POST'
  const result = await call(unparsedResponseSchema, {
    method: supportedMethod,
    path,
    ...(data !== null && { data }),
  })
  if (result.ok) return { status: 200, body: result.value }
  return result.failure.status === 0 ? null : { status: result.failure.status, body: result.failure.data }
}

async function tryOpenJournal(name: string) {
  try {
    return await openJournal(name, getTabLocks(), createKey)
  } catch {
    return null
  }
}

/**
 * Returns the locks between the tabs of this browser. Browsers have no Web Locks without HTTPS,
 * although the type of `navigator.locks` says otherwise.
 */
export function getTabLocks(): Locks {
  if ('locks' in navigator) return navigator.locks
  return createTabLocks(new BroadcastChannel('page-editor'), createKey)
}

/** Wraps a transport, so that it reports the page's state and addresses from responses. */
function observePage(transport: Transport, id: number, onPage: (page: PageDraft) => void): Transport {
  const pagePaths = new Set([`page/${id}/`, `page/${id}/draft/`])
  return async (method, path, body) => {
    const response = await transport(method, path, body)
    if (response?.status === 200 && pagePaths.has(path)) {
      const page = pageDraftSchema.safeParse(response.body)
      if (page.success) onPage(page.data)
    }
    return response
  }
}

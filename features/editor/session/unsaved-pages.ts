import { call } from '@/lib/api/call'
import { isLocale } from '@/lib/contract/common/locale'
import { pageTreeSchema } from '@/lib/contract/pages/page-tree'
import { toContainerAddress } from '@/lib/i18n/hub-address'
import { listUnsavedStates } from '../core/journal/indexed-db-journal'
import { type EditorState, noPage } from '../core/state'

/** A page with unsaved changes in this browser's journal. */
export interface UnsavedPage {
  id: string
  /** Null for a page without a title. */
  title: string | null
  /** The address to edit it; null if the current user cannot read it. */
  href: string | null
}

/** Finds the pages with unsaved changes in this browser's journals, without duplicates. */
export async function findUnsavedPages(): Promise<UnsavedPage[]> {
  const states = await listUnsavedStates().catch(() => [])
  const pages = new Map(states.map((state) => [toPageId(state), state]))
  return Promise.all([...pages.values()].map((state) => toUnsavedPage(state)))
}

/** Returns an id that is unique among pages, and among containers edited without a page. */
function toPageId({ page: { id, locale, containers = [] } }: EditorState): string {
  return [id, locale, ...(id === noPage ? containers : [])].join(' ')
}

/** Returns the title of a page in an editor state, and the address to edit it. */
export async function toUnsavedPage(state: EditorState): Promise<UnsavedPage> {
  const { page, document } = state
  const id = toPageId(state)
  const [container] = page.containers ?? []
  if (page.id === noPage && container !== undefined && isLocale(page.locale)) {
    return { id, title: container, href: toContainerAddress(page.locale, container) }
  }
  const { title } = document.settings
  return {
    id,
    title: typeof title === 'string' && title !== '' ? title : null,
    href: isLocale(page.locale) ? await findEditAddress(page.locale, page.id) : null,
  }
}

async function findEditAddress(locale: string, id: number): Promise<string | null> {
  const path = `/${locale}/pageeditor-api/pages/?id=${id}`
  const pages = await call(pageTreeSchema, { method: 'GET', path })
  const url = pages.ok ? pages.value.results[0]?.url : null
  return url ? `${url}?edit` : null
}

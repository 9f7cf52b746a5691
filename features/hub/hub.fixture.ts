import type { TreePage } from '@/lib/contract/pages/page-tree'
import type { HubPage, PageText } from './page-list/page-list'

/** Creates the data of a page in one language. By default the page is published. */
export function createPageText(title: string, path: string, overrides: Partial<PageText> = {}): PageText {
  const plain = { state: 'online', isChanged: false, isOnline: true } as const
  return { title, path, url: `/de/${path}`, publishAt: null, unpublishAt: null, ...plain, ...overrides }
}

/** Creates a page that exists only in German. */
export function createHubPage(id: number, parent: number | null, overrides: Partial<HubPage> = {}): HubPage {
  const texts = { de: createPageText(`Seite ${id}`, `seite-${id}`), en: null }
  const fields = { position: 0, isLast: true, isInDraft: false, childCount: 0, parents: [] }
  return { id, parent, ...fields, texts, revisions: { de: 1, en: 1 }, ...overrides }
}

const times = { publish_at: null, unpublish_at: null }
/** The fields of a missing version of a page. */
export const missingVersion = {
  title: null,
  path: null,
  url: null,
  state: null,
  is_changed: false,
  revision: 1,
  ...times,
}

/** Creates a published German page, as the backend sends it. */
export function createTreePage(id: number, title: string, overrides: Partial<TreePage> = {}): TreePage {
  const path = title.toLowerCase()
  return {
    id,
    parent: null,
    position: 0,
    below: 0,
    is_last: false,
    parents: [],
    title,
    path,
    url: `/de/${path}`,
    state: 'online',
    is_changed: false,
    revision: 3,
    ...times,
    other: { locale: 'en', ...missingVersion },
    ...overrides,
  }
}

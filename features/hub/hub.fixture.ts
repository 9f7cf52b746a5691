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

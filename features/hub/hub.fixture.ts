import type { HubPage, PageText } from './page-list/page-list'

/** Creates a page's text, published by default. */
export function createPageText(title: string, path: string, set: Partial<PageText> = {}): PageText {
  const plain = { state: 'online', isChanged: false, publishAt: null, unpublishAt: null } as const
  return { title, path, url: `/de/${path}`, ...plain, ...set }
}

/** Creates a page that exists only in German. */
export function createHubPage(id: number, parent: number | null, set: Partial<HubPage> = {}): HubPage {
  const texts = { de: createPageText(`Seite ${id}`, `seite-${id}`), en: null }
  const fields = { position: 0, isLast: true, isInDraft: false, below: 0, parents: [] }
  return { id, parent, ...fields, texts, revisions: { de: 1, en: 1 }, ...set }
}

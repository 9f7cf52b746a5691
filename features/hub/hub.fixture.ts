import type { HubPage, PageText } from './page-list/page-list'

/** A page's text, published by default. */
export function textOf(title: string, path: string, set: Partial<PageText> = {}): PageText {
  const plain = { state: 'online', isChanged: false, publishAt: null, unpublishAt: null } as const
  return { title, path, url: `/de/${path}`, ...plain, ...set }
}

/** A page that exists only in German. */
export function pageOf(id: number, parent: number | null, set: Partial<HubPage> = {}): HubPage {
  const texts = { de: textOf(`Seite ${id}`, `seite-${id}`), en: null }
  const fields = { position: 0, isLast: true, isInDraft: false, below: 0, parents: [] }
  return { id, parent, ...fields, texts, revisions: { de: 1, en: 1 }, ...set }
}

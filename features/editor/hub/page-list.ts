import { type Locale, locales } from '@/lib/contract/locale'
import type { PageState } from '@/lib/contract/page'
import type { TreePage } from '@/lib/contract/page-tree'

/** A page as the hub shows it in one language. */
export interface PageText {
  title: string
  path: string
  url: string
  state: PageState
  isChanged: boolean
  publishAt: string | null
  unpublishAt: string | null
}

/** A page of the tree with its texts: null in a language that it does not have. */
export interface HubPage {
  id: number
  parent: number | null
  texts: Record<Locale, PageText | null>
  /** What a change in a language has to name. */
  revisions: Record<Locale, number>
}

/** The trees of all languages as one list, in their order: each has every page. */
export function mergeTrees(trees: Record<Locale, readonly TreePage[]>): HubPage[] {
  const byLocale = {
    de: new Map(trees.de.map((page) => [page.id, page])),
    en: new Map(trees.en.map((page) => [page.id, page])),
  }
  return trees.de.map(({ id, parent }) => {
    const own = (locale: Locale) => byLocale[locale].get(id)
    return {
      id,
      parent,
      texts: { de: textOf(own('de')), en: textOf(own('en')) },
      revisions: { de: own('de')?.revision ?? 0, en: own('en')?.revision ?? 0 },
    }
  })
}

function textOf(page: TreePage | undefined): PageText | null {
  if (!page) return null
  const { title, path, url, state } = page
  if (title === null || path === null || url === null || state === null) return null
  return {
    ...{ title, path, url, state },
    isChanged: page.is_changed,
    publishAt: page.publish_at,
    unpublishAt: page.unpublish_at,
  }
}

/** The language in which a page is named: the wanted one where it has it. */
export function languageOf({ texts }: HubPage, wanted: Locale): Locale {
  return texts[wanted] ? wanted : (locales.find((locale) => texts[locale]) ?? wanted)
}

/** What a page is called, in the wanted language if it can be. */
export function titleOf(page: HubPage, wanted: Locale): string {
  return page.texts[languageOf(page, wanted)]?.title ?? ''
}

/** Whether a page is the home page, which stays where it is. */
export function isHome({ texts }: HubPage): boolean {
  return locales.some((locale) => texts[locale]?.path === '')
}

/** The pages whose title or address has the words in any language, whatever their case; all for no words. */
export function findPages(pages: readonly HubPage[], words: string): HubPage[] {
  const sought = words.trim().toLocaleLowerCase('de')
  return pages.filter(({ texts }) =>
    locales
      .flatMap((locale) => [texts[locale]?.title, texts[locale]?.path])
      .some((text) => text?.toLocaleLowerCase('de').includes(sought)),
  )
}

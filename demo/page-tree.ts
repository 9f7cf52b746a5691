import type { SeedModule, SeedPage, SeedText } from '@/backend/operations/seed/content'
import { type Locale, locales } from '@/lib/contract/common/locale'

/**
 * A page of the demo in one language, with its place in the page tree. `path` includes the language
 * prefix. `depth` is 1 for the home page.
 */
export interface FlatPage {
  page: SeedPage
  locale: Locale
  text: SeedText
  path: string
  depth: number
}

/**
 * Lists all pages of a tree in each language. A page precedes the pages below it. The path of the
 * home page is `/de` or `/en`.
 */
export function listFlatPages(pages: readonly SeedPage[]): FlatPage[] {
  return locales.flatMap((locale) => flattenPages(pages, locale, `/${locale}`, 1))
}

function flattenPages(pages: readonly SeedPage[], locale: Locale, parent: string, depth: number): FlatPage[] {
  return pages.flatMap((page) => {
    const text = page[locale]
    const path = text.slug === '' ? parent : `${parent}/${text.slug}`
    return [{ page, locale, text, path, depth }, ...flattenPages(page.children ?? [], locale, path, depth + 1)]
  })
}

/** Lists all modules in reading order. A container precedes the modules in it. */
export function listModules(modules: readonly SeedModule[]): SeedModule[] {
  return modules.flatMap((module) => [
    module,
    ...listModules((module.columns ?? []).flat()),
    ...listModules(module.children ?? []),
  ])
}

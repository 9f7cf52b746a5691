import type { SeedModule, SeedPage, SeedText } from '@/backend/operations/seed/content'
import { type Locale, locales } from '@/lib/contract/common/locale'

/**
 * A demo page in one language with its position; `path` has the language prefix, `depth` counts
 * from 1.
 */
export interface FlatPage {
  page: SeedPage
  locale: Locale
  text: SeedText
  path: string
  depth: number
}

/**
 * Lists every page of a tree in every language, parents first; the path of home is `/de` or `/en`.
 */
export function flatPages(pages: readonly SeedPage[]): FlatPage[] {
  return locales.flatMap((locale) => flattenPages(pages, locale, `/${locale}`, 1))
}

function flattenPages(pages: readonly SeedPage[], locale: Locale, parent: string, depth: number): FlatPage[] {
  return pages.flatMap((page) => {
    const text = page[locale]
    const path = text.slug === '' ? parent : `${parent}/${text.slug}`
    return [
      { page, locale, text, path, depth },
      ...flattenPages(page.children ?? [], locale, path, depth + 1),
    ]
  })
}

/** Lists every module in reading order: a container, then the modules of its columns. */
export function listModules(modules: readonly SeedModule[]): SeedModule[] {
  return modules.flatMap((module) => [
    module,
    ...listModules((module.columns ?? []).flat()),
    ...listModules(module.children ?? []),
  ])
}

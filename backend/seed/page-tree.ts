import { type Locale, locales } from '@/lib/contract/locale'
import type { SeedModule, SeedPage, SeedText } from './content'

/** A demo page in one language, with its place: `path` has the language prefix, `depth` counts from 1. */
export interface PlacedPage {
  page: SeedPage
  locale: Locale
  text: SeedText
  path: string
  depth: number
}

/** Every page of a tree in every language, parents before their children; home has the path `/de` or `/en`. */
export function listPages(pages: readonly SeedPage[]): PlacedPage[] {
  return locales.flatMap((locale) => placePages(pages, locale, `/${locale}`, 1))
}

function placePages(pages: readonly SeedPage[], locale: Locale, parent: string, depth: number): PlacedPage[] {
  return pages.flatMap((page) => {
    const text = page[locale]
    const path = text.slug === '' ? parent : `${parent}/${text.slug}`
    return [{ page, locale, text, path, depth }, ...placePages(page.children ?? [], locale, path, depth + 1)]
  })
}

/** Every module of a list in reading order: a container, then what its columns hold. */
export function listModules(modules: readonly SeedModule[]): SeedModule[] {
  return modules.flatMap((module) => [
    module,
    ...listModules((module.columns ?? []).flat()),
    ...listModules(module.children ?? []),
  ])
}

/** The main content of the next page, which selects its skeleton. */
export type PageContent = 'text' | 'downloads' | 'organizations'

/** Written out, since the browser has no table of routes; a test compares them. */
const lists: readonly [paths: RegExp, content: PageContent][] = [
  [/^\/[a-z]{2}(?:\/account)?\/downloads(?:\/|$)/, 'downloads'],
  [/^\/[a-z]{2}\/search(?:\/|$)/, 'downloads'],
  [/^\/(?:de\/unsere-mitglieder|en\/addresses)\/./, 'organizations'],
]

/** Returns the main content of the page at a path, as far as the path shows it. */
export function getPageContent(path: string): PageContent {
  return lists.find(([paths]) => paths.test(path))?.[1] ?? 'text'
}

/** The main content of a page, which selects its skeleton. */
export type PageContent = 'text' | 'downloads' | 'organizations'

/** A copy of routes, whose table the browser does not have; a test compares them. */
const lists: readonly [paths: RegExp, content: PageContent][] = [
  [/^\/[a-z]{2}(?:\/account)?\/downloads(?:\/|$)/, 'downloads'],
  [/^\/[a-z]{2}\/search(?:\/|$)/, 'downloads'],
  [/^\/(?:de\/unsere-mitglieder|en\/addresses)\/./, 'organizations'],
]

/** Returns the main content of the page at a path; `text` by default. */
export function getPageContent(path: string): PageContent {
  return lists.find(([paths]) => paths.test(path))?.[1] ?? 'text'
}

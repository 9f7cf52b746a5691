/** What the next page mainly consists of, for its skeleton. */
export type PageContent = 'text' | 'downloads' | 'organizations'

/** Written out, since the browser has no table of routes; the test compares them with it. */
const lists: readonly [paths: RegExp, content: PageContent][] = [
  [/^\/[a-z]{2}(?:\/account)?\/downloads(?:\/|$)/, 'downloads'],
  [/^\/[a-z]{2}\/search(?:\/|$)/, 'downloads'],
  [/^\/(?:de\/unsere-mitglieder|en\/addresses)\/./, 'organizations'],
]

/** The main content of the page at a path, as far as the path tells. */
export function contentAt(path: string): PageContent {
  return lists.find(([paths]) => paths.test(path))?.[1] ?? 'text'
}

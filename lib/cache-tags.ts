import type { RecordType } from './contract/records/record'
import { createSharedSlot } from './shared-slot'

/**
 * Cache tags name the data that a response contains. The backend sends them in the `Cache-Tag`
 * header. After each commit it sends the tags of the changed data over the tag stream. `*` means
 * that any data may have changed, for example after the connection was lost.
 */
export const cacheTags = {
  everything: '*',
  page: (id: number, locale: string) => `page:${id}:${locale}`,
  /** The facts about a page that other pages show: whether it exists, its title and its address. */
  pageLink: (id: number, locale: string) => `link:${id}:${locale}`,
  /** The list of children of a page, or of the top level. */
  pagesBelow: (parentId: number | null, locale: string) => `below:${parentId ?? 0}:${locale}`,
  records: (type: RecordType) => `records:${type}`,
  /** The data of a record, without the texts and blocks of its page. */
  record: (id: number) => `record:${id}`,
  /** Titles of categories and tags of articles. */
  articleTerms: 'article-terms',
  nav: (locale: string) => `nav:${locale}`,
  container: (slug: string) => `container:${slug}`,
  person: (id: number) => `person:${id}`,
  /** All lists of persons and their categories. */
  persons: 'persons',
  /** A reusable HTML snippet (`html_selection`) that pages show. */
  htmlSelection: (id: number) => `html:${id}`,
  /** An HTML selection requested by slug, even if it does not exist. */
  htmlSlug: (slug: string) => `html-slug:${slug}`,
  /** All lists of downloads and their categories. */
  downloads: 'downloads',
  jobs: 'jobs',
  /** The values of job lookups. Responses tagged `jobs` contain the names of these values. */
  jobLookups: 'job-lookups',
  job: (id: number) => `job:${id}`,
  /** All issues of the newsletter: their pages and their list. */
  newsletterIssues: 'newsletter-issues',
  settings: 'settings',
  /**
   * The set of pages. The site, not the backend, announces this tag whenever a page or record
   * changes (`server/page-cache/sitemap-change.ts`).
   */
  sitemap: 'sitemap',
  /** A part of the sitemap (lib/contract/site/sitemap.ts). */
  sitemapPart: (part: number) => `sitemap:${part}`,
  /** The addresses and titles of all pages. The site, not the backend, announces this tag. */
  addresses: 'addresses',
  /**
   * The current date in Berlin. The site, not the backend, announces this tag
   * (`server/page-cache/day-change.ts`).
   */
  today: 'today',
  redirects: 'redirects',
  /** The redirect of a path (decoded, without trailing slash). */
  redirect: (path: string) => `redirect:${path}`,
  /** The redirects from addresses that are stored percent-encoded. They may match any path. */
  encodedRedirects: 'redirects-encoded',
} as const

export const cacheTagHeader = 'Cache-Tag'

type Listener = (tags: readonly string[]) => void

const slot = createSharedSlot<Set<Listener>>('tag-listeners')

function getListeners(): Set<Listener> {
  const currentListeners = slot.get()
  if (currentListeners) return currentListeners
  const newListeners = new Set<Listener>()
  slot.set(newListeners)
  return newListeners
}

/**
 * Calls `listener` with the changed tags after each change of data.
 * @returns a function that removes the listener
 */
export function onTagsChanged(listener: Listener): () => void {
  getListeners().add(listener)
  return () => getListeners().delete(listener)
}

/** Notifies all listeners of this process about changed tags. */
export function announceTags(tags: readonly string[]): void {
  for (const listener of getListeners()) listener(tags)
}

/** Parses a `Cache-Tag` header. Returns no tags for a missing header. */
export function parseCacheTags(header: string | null | undefined): string[] {
  if (!header) return []
  const tags = header.split(',').map((tag) => tag.trim())
  return tags.filter((tag) => tag !== '')
}

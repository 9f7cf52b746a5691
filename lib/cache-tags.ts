import type { RecordType } from './contract/records/record'
import { sharedSlot } from './shared-slot'

/**
 * Tags of what a response shows, sent by the backend in the header `Cache-Tag` and again, by the tag stream,
 * after each committed change. `*` means everything, for example after a lost connection.
 */
export const cacheTags = {
  everything: '*',
  /** A page in one language. */
  page: (id: number, locale: string) => `page:${id}:${locale}`,
  /** What others show of it: whether it is there, its title and its address. */
  pageLink: (id: number, locale: string) => `link:${id}:${locale}`,
  /** The list of the pages below one, or at the top. */
  pagesBelow: (parentId: number | null, locale: string) => `below:${parentId ?? 0}:${locale}`,
  /** Every list of records of a type. */
  records: (type: RecordType) => `records:${type}`,
  /** What a record has beside the texts and blocks of its page. */
  record: (id: number) => `record:${id}`,
  /** What categories and tags of articles are called. */
  articleTerms: 'article-terms',
  nav: (locale: string) => `nav:${locale}`,
  container: (slug: string) => `container:${slug}`,
  /** A person as pages show it. */
  person: (id: number) => `person:${id}`,
  /** Every list of persons and their categories. */
  persons: 'persons',
  /** A reusable HTML selection as pages show it. */
  htmlSelection: (id: number) => `html:${id}`,
  /** The same, asked for by its slug, whether there is one or not. */
  htmlSlug: (slug: string) => `html-slug:${slug}`,
  /** Every list of downloads and their categories. */
  downloads: 'downloads',
  /** Every list of job ads. */
  jobs: 'jobs',
  /** What the fields of job ads offer; what it is called stands in all that carries `jobs`. */
  jobLookups: 'job-lookups',
  /** A job ad as its page shows it. */
  job: (id: number) => `job:${id}`,
  settings: 'settings',
  /** Which pages there are: announced by the site itself with every page and record that changes (`server/page-cache/sitemap-change.ts`). */
  sitemap: 'sitemap',
  /** A part of the same (lib/contract/site/sitemap.ts). */
  sitemapPart: (part: number) => `sitemap:${part}`,
  /** At which addresses there are pages and what they are called: announced by the site itself as well. */
  addresses: 'addresses',
  /** What day it is in Berlin: announced by the site itself (`server/page-cache/day-change.ts`). */
  today: 'today',
  /** The list of moved addresses. */
  redirects: 'redirects',
  /** Whether one address has moved, decoded and without a final slash; `encodedRedirects` may concern any. */
  redirect: (path: string) => `redirect:${path}`,
  encodedRedirects: 'redirects-encoded',
} as const

export const cacheTagHeader = 'Cache-Tag'

type Listener = (tags: readonly string[]) => void

const slot = sharedSlot<Set<Listener>>('tag-listeners')

function listeners(): Set<Listener> {
  const existing = slot.get()
  if (existing) return existing
  const created = new Set<Listener>()
  slot.set(created)
  return created
}

/** Calls `listener` with the changed tags after each change; the returned function ends that. */
export function onTagsChanged(listener: Listener): () => void {
  listeners().add(listener)
  return () => listeners().delete(listener)
}

/** Tells every listener of this process that what these tags name has changed. */
export function announceTags(tags: readonly string[]): void {
  for (const listener of listeners()) listener(tags)
}

/** The tags of a `Cache-Tag` header; none for a missing header. */
export function parseCacheTags(header: string | null | undefined): string[] {
  return header ? header.split(',').flatMap((tag) => tag.trim() || []) : []
}

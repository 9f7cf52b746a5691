import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadCategory, DownloadDirectory } from '@/lib/contract/records/download'
import { markValidUntil } from '@/lib/render-context'
import { loadCategories, loadDirectories, loadDirectory, type Scope } from './loaders'
import { newFiles } from './new-files'

/** The parameters of an address of the downloads: the path segments below the downloads' own, and the page number. */
export interface DownloadsQuery {
  locale: Locale
  scope: Scope
  /** The slug of a category or, before an id, of a directory. */
  slug: string | null
  id: string | null
  page: string
  /** Words in the names of files and directories; empty for all. */
  search: string
}

export interface ListView {
  kind: 'list'
  categories: DownloadCategory[]
  /** The category of the list; null for all. */
  category: DownloadCategory | null
  directories: DownloadDirectory[]
  /** The words that it was searched for; empty for all. */
  search: string
  /** How many directories there are on all pages. */
  count: number
  /** The ids of files that are new. */
  news: ReadonlySet<number>
  page: number
  pages: number
}

export interface DirectoryView {
  kind: 'directory'
  directory: DownloadDirectory
  /** The ids of files that are new. */
  news: ReadonlySet<number>
}

/** The content of an address of the downloads; `missing` is a 404, `refused` has the backend's status. */
export type DownloadsView =
  | ListView
  | DirectoryView
  | { kind: 'missing' }
  | { kind: 'refused'; status: number }

/** Loads the content of an address of the downloads; the page that shows it is kept no longer than its new files are new. */
export async function loadDownloads(query: DownloadsQuery, now = new Date()): Promise<DownloadsView> {
  return query.id === null ? loadList(query, now) : loadOne(query, query.id, now)
}

function newsOf(directories: readonly DownloadDirectory[], now: Date): ReadonlySet<number> {
  const { ids, until } = newFiles(
    directories.flatMap(({ files }) => files),
    now,
  )
  if (until) markValidUntil(until)
  return ids
}

const refused = (status: number): DownloadsView =>
  status === 404 ? { kind: 'missing' } : { kind: 'refused', status }

async function loadOne(
  { locale, scope, slug }: DownloadsQuery,
  id: string,
  now: Date,
): Promise<DownloadsView> {
  // Only a valid id is put into a path of the backend.
  if (!/^\d{1,9}$/.test(id)) return { kind: 'missing' }
  const found = await loadDirectory(locale, scope, id)
  if (!found.ok) return refused(found.failure.status)
  const directory = found.value
  if (directory.slug !== slug) return { kind: 'missing' }
  return { kind: 'directory', directory, news: newsOf([directory], now) }
}

async function loadList(
  { locale, scope, slug, page, search }: DownloadsQuery,
  now: Date,
): Promise<DownloadsView> {
  const found = await loadCategories(locale, scope)
  if (!found.ok) return refused(found.failure.status)
  const categories = found.value.results
  const category = slug === null ? null : categories.find((entry) => entry.slug === slug)
  if (category === undefined) return { kind: 'missing' }
  const list = await loadDirectories(locale, scope, { page, category: category?.id ?? null, search })
  if (!list.ok) return refused(list.failure.status)
  const { results: directories, count, page_size } = list.value
  const pages = Math.max(1, Math.ceil(count / page_size))
  return {
    kind: 'list',
    categories,
    category,
    directories,
    search,
    count,
    pages,
    news: newsOf(directories, now),
    page: Math.max(1, Number(page)),
  }
}

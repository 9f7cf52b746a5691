import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadCategory, DownloadDirectory } from '@/lib/contract/records/download'
import { markValidUntil } from '@/lib/render-context'
import { type DownloadScope, loadCategories, loadDirectories, loadDirectory } from './loaders'
import { findNewFiles } from './new-files'

/** The parts of the address of a category or directory. A null is not in the address. */
interface AddressParts {
  slug: string | null
  id: string | null
}

/** The parameters of a download address: the path, the page number and the search. */
export interface DownloadsQuery {
  locale: Locale
  scope: DownloadScope
  /** The category of the list or of the directory; null for all. */
  category: AddressParts | null
  /** The directory that is shown alone; null for a list. */
  directory: AddressParts | null
  page: string
  /** The words to search for in the names of files and directories; empty for no search. */
  search: string
}

export interface ListView {
  kind: 'list'
  categories: DownloadCategory[]
  /** The category of the list; null for all categories. */
  category: DownloadCategory | null
  directories: DownloadDirectory[]
  /** The words to search for; empty for no search. */
  search: string
  /** The number of directories on all pages. */
  count: number
  newFileIds: ReadonlySet<number>
  page: number
  pages: number
}

export interface DirectoryView {
  kind: 'directory'
  directory: DownloadDirectory
  newFileIds: ReadonlySet<number>
}

/**
 * The content for an address. `missing` results in a 404 page; `refused` contains the status with
 * which the backend refused the call.
 */
export type DownloadsView = ListView | DirectoryView | { kind: 'missing' } | { kind: 'refused'; status: number }

/** Loads the content for an address. The page is cached until one of its files is not new. */
export async function loadDownloads(query: DownloadsQuery, now = new Date()): Promise<DownloadsView> {
  return query.directory ? loadDirectoryView(query, query.directory, now) : loadListView(query, now)
}

function listNewFiles(directories: readonly DownloadDirectory[], now: Date): ReadonlySet<number> {
  const { ids, until } = findNewFiles(
    directories.flatMap(({ files }) => files),
    now,
  )
  if (until) markValidUntil(until)
  return ids
}

const toRefusal = (status: number): DownloadsView =>
  status === 404 ? { kind: 'missing' } : { kind: 'refused', status }

/** Returns true if an address names a category or directory: all its parts agree. */
const matchesAddress = ({ slug, id }: AddressParts, entry: { slug: string; id: number }) =>
  (slug === null || slug === entry.slug) && (id === null || id === String(entry.id))

async function loadDirectoryView(
  { locale, scope, category }: DownloadsQuery,
  address: AddressParts,
  now: Date,
): Promise<DownloadsView> {
  // Other texts must not become part of a path of the backend.
  if (!/^\d{1,9}$/.test(address.id ?? '')) return { kind: 'missing' }
  const result = await loadDirectory(locale, scope, Number(address.id))
  if (!result.ok) return toRefusal(result.failure.status)
  const directory = result.value
  const isAtAddress = matchesAddress(address, directory) && (!category || matchesAddress(category, directory.category))
  if (!isAtAddress) return { kind: 'missing' }
  return { kind: 'directory', directory, newFileIds: listNewFiles([directory], now) }
}

async function loadListView(
  { locale, scope, category: address, page, search }: DownloadsQuery,
  now: Date,
): Promise<DownloadsView> {
  const result = await loadCategories(locale, scope)
  if (!result.ok) return toRefusal(result.failure.status)
  const categories = result.value.results
  const category = address && categories.find((entry) => matchesAddress(address, entry))
  if (category === undefined) return { kind: 'missing' }
  const list = await loadDirectories(locale, scope, { page, category: category?.id ?? null, search })
  if (!list.ok) return toRefusal(list.failure.status)
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
    newFileIds: listNewFiles(directories, now),
    page: Math.max(1, Number(page)),
  }
}

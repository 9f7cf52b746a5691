import type { DownloadCategory, DownloadDirectory } from '@/lib/contract/download'
import type { Locale } from '@/lib/contract/locale'
import { loadCategories, loadDirectories, loadDirectory, type Scope } from './loaders'

/** The parameters of an address of the downloads: the path segments below the downloads' own, and the page number. */
export interface DownloadsQuery {
  locale: Locale
  scope: Scope
  /** The slug of a category or, before an id, of a directory. */
  slug: string | null
  id: string | null
  page: string
}

export interface ListView {
  kind: 'list'
  categories: DownloadCategory[]
  /** The category of the list; null for all. */
  category: DownloadCategory | null
  directories: DownloadDirectory[]
  page: number
  pages: number
}

export interface DirectoryView {
  kind: 'directory'
  directory: DownloadDirectory
}

/** The content of an address of the downloads; `missing` is a 404, `refused` has the backend's status. */
export type DownloadsView =
  | ListView
  | DirectoryView
  | { kind: 'missing' }
  | { kind: 'refused'; status: number }

/** Loads the content of an address of the downloads. */
export function loadDownloads(query: DownloadsQuery): Promise<DownloadsView> {
  return query.id === null ? loadList(query) : loadOne(query, query.id)
}

const refused = (status: number): DownloadsView =>
  status === 404 ? { kind: 'missing' } : { kind: 'refused', status }

async function loadOne({ locale, scope, slug }: DownloadsQuery, id: string): Promise<DownloadsView> {
  // Only a valid id is put into a path of the backend.
  if (!/^\d{1,9}$/.test(id)) return { kind: 'missing' }
  const found = await loadDirectory(locale, scope, id)
  if (!found.ok) return refused(found.failure.status)
  return found.value.slug === slug ? { kind: 'directory', directory: found.value } : { kind: 'missing' }
}

async function loadList({ locale, scope, slug, page }: DownloadsQuery): Promise<DownloadsView> {
  const found = await loadCategories(locale, scope)
  if (!found.ok) return refused(found.failure.status)
  const categories = found.value.results
  const category = slug === null ? null : categories.find((entry) => entry.slug === slug)
  if (category === undefined) return { kind: 'missing' }
  const list = await loadDirectories(locale, scope, page, category?.id ?? null)
  if (!list.ok) return refused(list.failure.status)
  const { results: directories, count, page_size } = list.value
  const pages = Math.max(1, Math.ceil(count / page_size))
  return { kind: 'list', categories, category, directories, page: Math.max(1, Number(page)), pages }
}

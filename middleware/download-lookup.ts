import { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { toDownloadCategoryAddress, toDownloadDirectoryAddress } from '@/lib/i18n/download-address'
import { buildPath } from '@/lib/i18n/paths'

const entrySchema = z.object({ id: z.number().int(), slug: z.string() })
const categoryListSchema = z.object({ results: z.array(entrySchema) })
const directorySchema = entrySchema.extend({ category: entrySchema })

/** Slug and id in the address of a download directory or category. */
export interface DownloadEntry {
  slug: string
  id: number
}

/** Public downloads, or the members' downloads that the session cookie gives access to. */
interface Scope {
  path: 'download' | 'download-protected'
  options: { cookie?: string | null }
}

const publicScope: Scope = { path: 'download', options: {} }

async function loadDirectory(locale: Locale, id: number, { path, options }: Scope) {
  const directory = await read(`/${locale}/api/${path}-directories/${id}/`, directorySchema, options)
  return directory.ok ? directory.value : null
}

/** Loads the categories; none on failure. The render of the page reuses the cached response. */
async function loadCategories(locale: Locale, { path, options }: Scope): Promise<DownloadEntry[]> {
  const list = await read(`/${locale}/api/${path}-categories/`, categoryListSchema, {
    ...options,
    params: { page_size: '1000' },
  })
  return list.ok ? list.value.results : []
}

const isSameEntry = (first: DownloadEntry, second: DownloadEntry) =>
  first.id === second.id && first.slug === second.slug

/**
 * Loads the current address of a public category or directory. In order of precedence: a category
 * or directory with slug and id, a category with the id, a directory with the id. Null without one,
 * and on failure.
 */
export async function loadDownloadAddress(locale: Locale, entry: DownloadEntry): Promise<string | null> {
  const categories = await loadCategories(locale, publicScope)
  if (categories.some((category) => isSameEntry(category, entry))) return toDownloadCategoryAddress(locale, entry)
  const directory = await loadDirectory(locale, entry.id, publicScope)
  const category = categories.find(({ id }) => id === entry.id)
  const isDirectory = directory && (!category || isSameEntry(directory, entry))
  if (isDirectory) return toDownloadDirectoryAddress(locale, directory)
  return category ? toDownloadCategoryAddress(locale, category) : null
}

/** Loads the current address of a public directory. */
export async function loadDirectoryAddress(locale: Locale, id: number): Promise<string | null> {
  const directory = await loadDirectory(locale, id, publicScope)
  return directory && toDownloadDirectoryAddress(locale, directory)
}

export async function loadCategoryAddress(locale: Locale, slug: string): Promise<string | null> {
  const categories = await loadCategories(locale, publicScope)
  const category = categories.find((entry) => entry.slug === slug)
  return category ? toDownloadCategoryAddress(locale, category) : null
}

/**
 * Loads the current address of a members' directory or category. In order of precedence: a
 * directory with slug and id, a category with slug and id, a directory with the id. Null without
 * one, without access, and on failure.
 */
export async function loadMembersDownloadAddress(
  locale: Locale,
  entry: DownloadEntry,
  cookie: string | null,
): Promise<string | null> {
  const scope: Scope = { path: 'download-protected', options: { cookie } }
  const toAddress = (...segments: string[]) => buildPath(locale, '/account/downloads/[[...segments]]', { segments })
  const directory = await loadDirectory(locale, entry.id, scope)
  const address = directory && toAddress(directory.slug, String(directory.id))
  if (directory && isSameEntry(directory, entry)) return address
  const categories = await loadCategories(locale, scope)
  return categories.some((category) => isSameEntry(category, entry)) ? toAddress(entry.slug) : address
}

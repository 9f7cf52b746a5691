import { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'

const entrySchema = z.object({ id: z.number().int(), slug: z.string() })
const categoryListSchema = z.object({ results: z.array(entrySchema) })

/** The slug and the id in the address of a download directory or category. */
export interface DownloadEntry {
  slug: string
  id: number
}

/** The path of the calls, their cookie, and the present addresses of one kind of downloads. */
interface Downloads {
  path: string
  cookie?: string | null
  toDirectoryAddress: (entry: DownloadEntry) => string
  toCategoryAddress: (entry: DownloadEntry) => string
}

/**
 * Finds the present address of the directory or category with a slug and an id, otherwise of the
 * directory with the id. The render reuses public reads.
 * @returns null without such an entry, for visitors who may not see it, and on failure
 */
async function findAddress(
  locale: Locale,
  entry: DownloadEntry,
  downloads: Downloads,
): Promise<string | null> {
  const { path, cookie, toDirectoryAddress, toCategoryAddress } = downloads
  const options = cookie === undefined ? {} : { cookie }
  const directory = await read(`/${locale}/api/${path}-directories/${entry.id}/`, entrySchema, options)
  if (directory.ok && directory.value.slug === entry.slug) return toDirectoryAddress(directory.value)
  const list = await read(`/${locale}/api/${path}-categories/`, categoryListSchema, {
    ...options,
    params: { page_size: '100' },
  })
  const isNamed = ({ id, slug }: DownloadEntry) => id === entry.id && slug === entry.slug
  if (list.ok && list.value.results.some(isNamed)) return toCategoryAddress(entry)
  return directory.ok ? toDirectoryAddress(directory.value) : null
}

/** Loads the present address of a public directory or category; null without one. */
export function loadDownloadAddress(locale: Locale, entry: DownloadEntry): Promise<string | null> {
  return findAddress(locale, entry, {
    path: 'download',
    toDirectoryAddress: ({ slug, id }) =>
      buildPath(locale, '/downloads/[category]/[id]', { category: slug, id: String(id) }),
    toCategoryAddress: ({ slug }) =>
      `${buildPath(locale, '/downloads')}?${new URLSearchParams({ category: slug }).toString()}`,
  })
}

/** Loads the present address of a directory or category of members; null for other visitors. */
export function loadMembersDownloadAddress(
  locale: Locale,
  entry: DownloadEntry,
  cookie: string | null,
): Promise<string | null> {
  const toAddress = (...segments: string[]) =>
    buildPath(locale, '/account/downloads/[[...segments]]', { segments })
  return findAddress(locale, entry, {
    path: 'download-protected',
    cookie,
    toDirectoryAddress: ({ slug, id }) => toAddress(slug, String(id)),
    toCategoryAddress: ({ slug }) => toAddress(slug),
  })
}

import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import {
  downloadCategoryListSchema,
  downloadDirectoryListSchema,
  downloadDirectorySchema,
} from '@/lib/contract/records/download'

/** Downloads for all visitors (`public`) or for members (`protected`). */
export type DownloadScope = 'public' | 'protected'

/** The number of directories on a page. */
const pageSize = '6'

const toPath = (scope: DownloadScope) => (scope === 'protected' ? 'download-protected' : 'download')

/**
 * Returns the visitor's cookies for protected downloads; empty for public ones, whose responses are
 * cached for all visitors.
 */
async function getVisitorCookies(scope: DownloadScope): Promise<{ cookie?: string }> {
  return scope === 'protected' ? { cookie: (await cookies()).toString() } : {}
}

/** Loads the categories of downloads in their order. */
export const loadCategories = cache(async (locale: Locale, scope: DownloadScope) =>
  read(`/${locale}/api/${toPath(scope)}-categories/`, downloadCategoryListSchema, {
    ...(await getVisitorCookies(scope)),
    params: { page_size: '1000' },
  }),
)

/** The parameters of a page of directories. An empty search and a null category match all. */
export interface DirectoriesQuery {
  page: string
  category: number | null
  search: string
}

/** Loads a page of the directories; 404 for an unknown page number. */
export function loadDirectories(
  locale: Locale,
  scope: DownloadScope,
  { page, category, search }: DirectoriesQuery,
): ReturnType<typeof readDirectories> {
  const parameters = new URLSearchParams({
    page,
    page_size: pageSize,
    ...(category !== null && { category: String(category) }),
    ...(search !== '' && { search }),
  })
  return readDirectories(locale, scope, parameters.toString())
}

/** The cache compares its arguments, so the parameters are passed as one text. */
const readDirectories = cache(async (locale: Locale, scope: DownloadScope, parameters: string) =>
  read(`/${locale}/api/${toPath(scope)}-directories/`, downloadDirectoryListSchema, {
    ...(await getVisitorCookies(scope)),
    params: Object.fromEntries(new URLSearchParams(parameters)),
  }),
)

/** Loads a directory with its files. */
export const loadDirectory = cache(async (locale: Locale, scope: DownloadScope, id: number) =>
  read(`/${locale}/api/${toPath(scope)}-directories/${id}/`, downloadDirectorySchema, await getVisitorCookies(scope)),
)

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

/** Public downloads, or those of members. */
export type Scope = 'public' | 'protected'

/** The number of directories on a page. */
const pageSize = '6'

const toPath = (scope: Scope) => (scope === 'protected' ? 'download-protected' : 'download')

/**
 * The visitor's cookies for protected downloads; none for public ones, which are cached for all.
 */
async function getVisitorCookies(scope: Scope): Promise<{ cookie?: string }> {
  return scope === 'protected' ? { cookie: (await cookies()).toString() } : {}
}

/** Loads the categories of downloads in their order. */
export const loadCategories = cache(async (locale: Locale, scope: Scope) =>
  read(`/${locale}/api/${toPath(scope)}-categories/`, downloadCategoryListSchema, {
    ...(await getVisitorCookies(scope)),
    params: { page_size: '100' },
  }),
)

/** A page of the directories; `category` null and `search` empty mean all. */
export interface DirectoriesQuery {
  page: string
  category: number | null
  search: string
}

/** Loads a page of the directories; 404 for an unknown page number. */
export function loadDirectories(
  locale: Locale,
  scope: Scope,
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

/** The text of the parameters is the cache key. */
const readDirectories = cache(async (locale: Locale, scope: Scope, parameters: string) =>
  read(`/${locale}/api/${toPath(scope)}-directories/`, downloadDirectoryListSchema, {
    ...(await getVisitorCookies(scope)),
    params: Object.fromEntries(new URLSearchParams(parameters)),
  }),
)

/** Loads a directory with its files. */
export const loadDirectory = cache(async (locale: Locale, scope: Scope, id: number) =>
  read(
    `/${locale}/api/${toPath(scope)}-directories/${id}/`,
    downloadDirectorySchema,
    await getVisitorCookies(scope),
  ),
)

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

/** Public downloads, or those for members only. */
export type Scope = 'public' | 'protected'

/** The number of directories on a page of the list. */
const pageSize = '6'

const pathOf = (scope: Scope) => (scope === 'protected' ? 'download-protected' : 'download')

/** Protected downloads are read with the visitor's cookies; public ones are the same for all, and cached. */
async function visitor(scope: Scope): Promise<{ cookie?: string }> {
  return scope === 'protected' ? { cookie: (await cookies()).toString() } : {}
}

/** The categories of downloads in their order. */
export const loadCategories = cache(async (locale: Locale, scope: Scope) =>
  read(`/${locale}/api/${pathOf(scope)}-categories/`, downloadCategoryListSchema, {
    ...(await visitor(scope)),
    params: { page_size: '100' },
  }),
)

/** Which page of the directories is asked for; `category` null and `search` empty for all. */
export interface DirectoriesQuery {
  page: string
  category: number | null
  search: string
}

/** A page of the directories; 404 for a page number that does not exist. */
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

/** By the text of its parameters, by which calls with the same ones are known. */
const readDirectories = cache(async (locale: Locale, scope: Scope, parameters: string) =>
  read(`/${locale}/api/${pathOf(scope)}-directories/`, downloadDirectoryListSchema, {
    ...(await visitor(scope)),
    params: Object.fromEntries(new URLSearchParams(parameters)),
  }),
)

/** A directory with its files. */
export const loadDirectory = cache(async (locale: Locale, scope: Scope, id: string) =>
  read(`/${locale}/api/${pathOf(scope)}-directories/${id}/`, downloadDirectorySchema, await visitor(scope)),
)

import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, pagingQuery, presentList } from '@/backend/platform/http/requests/paging'
import { parseFilterId, readId } from '@/backend/platform/http/requests/read-id'
import { searchText } from '@/backend/platform/http/requests/search-text'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, json, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import {
  downloadCategoryListSchema,
  downloadDirectoryListSchema,
  downloadDirectorySchema,
} from '@/lib/contract/records/download'
import { listCategories, presentCategory } from '../categories'
import { mayReadProtected } from '../policy'
import { presentDirectories } from '../presenter'
import { findDirectory, listDirectories, listDirectoryFiles } from '../store'
import { requireDirectory } from './require-directory'

const refusals = {
  401: refusal('Not logged in; the downloads are for members'),
  403: refusal('The downloads are for members'),
}

const scopes = [
  { isProtected: false, path: 'download', visibility: 'public' },
  { isProtected: true, path: 'download-protected', visibility: 'protected' },
] as const

type Scope = (typeof scopes)[number]

function describeRoutes({ isProtected, path, visibility }: Scope) {
  const access = isProtected ? {} : optionalLogin
  return {
    categories: createRoute({
      ...access,
      method: 'get',
      path: `/${path}-categories`,
      summary: `Lists the categories of ${visibility} downloads in their order`,
      request: { query: pagingQuery },
      responses: {
        200: json(downloadCategoryListSchema, 'A page of the list'),
        ...refusals,
        404: refusal('The page number is too high'),
      },
    }),
    directories: createRoute({
      ...access,
      method: 'get',
      path: `/${path}-directories`,
      summary: `Lists the directories of ${visibility} downloads with their files; \`category\` selects by id, \`search\` by words in names`,
      request: {
        query: pagingQuery.extend({ category: z.string().optional(), search: searchText.optional() }),
      },
      responses: {
        200: json(downloadDirectoryListSchema, 'A page of the list; empty for an unknown category'),
        ...refusals,
        404: refusal('The page number is too high'),
      },
    }),
    directory: createRoute({
      ...access,
      method: 'get',
      path: `/${path}-directories/{id}`,
      summary: `Returns a directory of ${visibility} downloads with its files`,
      request: { params: z.object({ id: z.string() }) },
      responses: {
        200: json(downloadDirectorySchema, 'The directory'),
        ...refusals,
        404: refusal('The directory does not exist'),
      },
    }),
  }
}

/** Maximum number of categories on a page of their list. The site loads one page. */
const maxCategories = 1000

type ListServices = Pick<Services, 'db' | 'env'>

/**
 * GET api/download-categories/, download-directories/ and download-directories/{id}/. For protected
 * downloads the paths begin with `download-protected-`.
 */
export function downloadListRoutes(services: ListServices) {
  const router = createRouter()
  for (const scope of scopes) router.route('/', createScopeRoutes(services, scope))
  return router
}

function createScopeRoutes({ db, env }: ListServices, scope: Scope) {
  const { categories, directories, directory } = describeRoutes(scope)
  const { isProtected } = scope
  return createRouter()
    .openapi(categories, async (c) => {
      if (isProtected) await requireRight(c, mayReadProtected)
      setCacheTags(c, [cacheTags.downloads])
      const range = pageRange(c.req.valid('query'), maxCategories)
      const { count, rows } = await listCategories(db, isProtected, range)
      const results = rows.map((row) => presentCategory(row, c.get('locale')))
      return c.json(presentList(c, env.SITE_URL, range, { count, results }), 200)
    })
    .openapi(directories, async (c) => {
      if (isProtected) await requireRight(c, mayReadProtected)
      setCacheTags(c, [cacheTags.downloads])
      const { category, search = '', ...paging } = c.req.valid('query')
      const range = pageRange(paging)
      const filter = { isProtected, categoryId: parseFilterId(category), search }
      const { count, rows } = await listDirectories(db, filter, range)
      const files = await listDirectoryFiles(
        db,
        rows.map((row) => row.directory.id),
        search,
      )
      const results = presentDirectories(rows, files, c.get('locale'))
      const list = presentList(c, env.SITE_URL, range, { count, results })
      return c.json({ ...list, page_size: range.limit }, 200)
    })
    .openapi(directory, async (c) => {
      // The right is checked first, so that the response does not disclose which protected
      // directories exist.
      if (isProtected) await requireRight(c, mayReadProtected)
      const row = await findDirectory(db, readId(c.req.valid('param').id), isProtected)
      if (!row) throw new NotFoundError()
      await requireDirectory(c, db, row)
      setCacheTags(c, [cacheTags.downloads])
      const files = await listDirectoryFiles(db, [row.directory.id])
      const [presentedDirectory] = presentDirectories([row], files, c.get('locale'))
      if (!presentedDirectory) throw new NotFoundError()
      return c.json(presentedDirectory, 200)
    })
}

import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { PageRange } from '../../db/page-range'
import type { AppEnv } from '../app-env'
import { HttpError } from '../responses/http-error'

const defaultPageSize = 20
const maxPage = 1_000_000

/** Paging parameters of lists (contract, conventions), validated by `pageRange`. */
export const pagingQuery = z.object({ page: z.string().optional(), page_size: z.string().optional() })

/**
 * Returns the requested page by the rules of Django REST framework: an invalid size becomes the
 * default, a too large one the maximum.
 * @throws HttpError 404 `Invalid page.`
 */
export function pageRange(query: z.infer<typeof pagingQuery>, maxPageSize = 100): PageRange {
  const page = parsePositive(query.page || '1')
  if (page === null || page > maxPage) throw new HttpError('invalidPage')
  const limit = Math.min(parsePositive(query.page_size ?? '') ?? defaultPageSize, maxPageSize)
  return { page, limit, offset: (page - 1) * limit }
}

function parsePositive(value: string): number | null {
  return /^0*[1-9]\d*$/.test(value) ? Number(value) : null
}

/**
 * Formats a page of a list with cursors, which neither repeat nor skip rows when others are added.
 * `next` has the page number and the cursor.
 * @param cursor cursor of the last row; null on the last page
 */
export function presentCursorPage<Item>(
  c: Context<AppEnv>,
  siteUrl: string,
  { page }: PageRange,
  { count, results, cursor }: { count: number; results: Item[]; cursor: string | null },
): { count: number; next: string | null; previous: string | null; results: Item[] } {
  if (results.length === 0 && page > 1) throw new HttpError('invalidPage')
  const toPageUrl = createPageUrls(c, siteUrl)
  return {
    count,
    next: cursor === null ? null : toPageUrl(page + 1, cursor),
    previous: page > 1 ? toPageUrl(page - 1) : null,
    results,
  }
}

/** Creates a function for the URLs of the list's pages. */
function createPageUrls(c: Context<AppEnv>, siteUrl: string) {
  const requestUrl = new URL(c.req.url)
  return (number: number, cursor?: string) => {
    const url = new URL(requestUrl.pathname + requestUrl.search, siteUrl)
    url.searchParams.delete('after')
    if (number === 1) url.searchParams.delete('page')
    else url.searchParams.set('page', String(number))
    if (cursor !== undefined) url.searchParams.set('after', cursor)
    return url.href
  }
}

/**
 * Formats a page of a list. `next` and `previous` have the path and query of the request.
 * @param hasMore tells if further pages follow; needed if `count` has a limit
 * @throws HttpError 404 `Invalid page.` beyond the last page; page 1 always exists
 */
export function presentList<Item>(
  c: Context<AppEnv>,
  siteUrl: string,
  { page, limit }: PageRange,
  { count, results, hasMore = page * limit < count }: { count: number; results: Item[]; hasMore?: boolean },
): { count: number; next: string | null; previous: string | null; results: Item[] } {
  if (page > 1 && (page - 1) * limit >= count && results.length === 0) throw new HttpError('invalidPage')
  const toPageUrl = createPageUrls(c, siteUrl)
  return {
    count,
    next: hasMore ? toPageUrl(page + 1) : null,
    previous: page > 1 ? toPageUrl(page - 1) : null,
    results,
  }
}

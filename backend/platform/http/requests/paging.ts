import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { PageRange } from '../../db/page-range'
import { HttpError } from '../answers/http-error'
import type { AppEnv } from '../app-env'

const defaultPageSize = 20
const maxPage = 1_000_000

/** What every list's address may say (contract, conventions); wrong values are answered by `pageRange`. */
export const pagingQuery = z.object({ page: z.string().optional(), page_size: z.string().optional() })

/**
 * The requested part of a list, by the rules of Django REST framework: pages count from 1, an invalid page
 * size is the default one, a size above the limit the largest.
 * @throws HttpError 404 `Invalid page.` for what is no page's number
 */
export function pageRange(query: z.infer<typeof pagingQuery>, maxPageSize = 100): PageRange {
  const page = positive(query.page || '1')
  if (page === null || page > maxPage) throw new HttpError('invalidPage')
  const limit = Math.min(positive(query.page_size ?? '') ?? defaultPageSize, maxPageSize)
  return { page, limit, offset: (page - 1) * limit }
}

function positive(value: string): number | null {
  return /^0*[1-9]\d*$/.test(value) ? Number(value) : null
}

/**
 * A part of a list that goes on from a row (`cursor`), so that rows that come or go meanwhile neither repeat nor hide any. `next`
 * names the next page's number and where it begins.
 * @param cursor of the last row; null when there is nothing behind it
 */
export function presentContinued<Item>(
  c: Context<AppEnv>,
  siteUrl: string,
  { page }: PageRange,
  { count, results, cursor }: { count: number; results: Item[]; cursor: string | null },
): { count: number; next: string | null; previous: string | null; results: Item[] } {
  if (results.length === 0 && page > 1) throw new HttpError('invalidPage')
  const addressOf = pageAddresses(c, siteUrl)
  return {
    count,
    next: cursor === null ? null : addressOf(page + 1, cursor),
    previous: page > 1 ? addressOf(page - 1) : null,
    results,
  }
}

/** The addresses of the pages of the list that was asked for. */
function pageAddresses(c: Context<AppEnv>, siteUrl: string) {
  const asked = new URL(c.req.url)
  return (number: number, cursor?: string) => {
    const url = new URL(asked.pathname + asked.search, siteUrl)
    url.searchParams.delete('after')
    if (number === 1) url.searchParams.delete('page')
    else url.searchParams.set('page', String(number))
    if (cursor !== undefined) url.searchParams.set('after', cursor)
    return url.href
  }
}

/**
 * A page of a list in the contract's shape. `next` and `previous` repeat the address that was asked, on the site's
 * configured origin, whatever host the request named.
 * @throws HttpError 404 `Invalid page.` beyond the last page; the first one exists always
 */
export function presentList<Item>(
  c: Context<AppEnv>,
  siteUrl: string,
  range: PageRange,
  { count, results }: { count: number; results: Item[] },
): { count: number; next: string | null; previous: string | null; results: Item[] } {
  const { page, limit } = range
  const last = Math.max(1, Math.ceil(count / limit))
  if (page > last) throw new HttpError('invalidPage')
  const addressOf = pageAddresses(c, siteUrl)
  return {
    count,
    next: page < last ? addressOf(page + 1) : null,
    previous: page > 1 ? addressOf(page - 1) : null,
    results,
  }
}

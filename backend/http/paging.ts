import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { PageRange } from '../db/page-range'
import type { AppEnv } from './app-env'
import { HttpError } from './http-error'

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
  const asked = new URL(c.req.url)
  const pageUrl = (number: number) => {
    const url = new URL(asked.pathname + asked.search, siteUrl)
    if (number === 1) url.searchParams.delete('page')
    else url.searchParams.set('page', String(number))
    return url.href
  }
  return {
    count,
    next: page < last ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
    results,
  }
}

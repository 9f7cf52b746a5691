import { createRoute, z } from '@hono/zod-openapi'
import { asc, count, eq } from 'drizzle-orm'
import { cacheTags } from '@/lib/cache-tags'
import { htmlSelectionListSchema, htmlSelectionSchema } from '@/lib/contract/html-selection'
import { htmlSelections } from '../db/schema/html-selections'
import { NotFoundError } from '../errors'
import { requireRight } from '../http/login'
import { pageRange, pagingQuery, presentList } from '../http/paging'
import { requireAudience } from '../http/require-audience'
import { createRouter, json, refusal } from '../http/router'
import { setCacheTags } from '../http/set-cache-tags'
import type { Services } from '../services'
import { selectionAudience } from './audience'
import { mayListSelections } from './policy'
import { presentSelection } from './presenter'

const slugForm = /^[\w-]{1,100}$/

/** Editors choose from all of them at once. */
const maxPageSize = 1000

const list = createRoute({
  method: 'get',
  path: '/html',
  summary: 'The reusable HTML selections, for editors',
  request: { query: pagingQuery },
  responses: {
    200: json(htmlSelectionListSchema, 'A page of the list'),
    401: refusal('Nobody is logged in'),
    403: refusal('Who is logged in is no editor'),
    404: refusal('There is no such page'),
  },
})

const one = createRoute({
  method: 'get',
  path: '/html/{slug}',
  summary:
    'A reusable HTML selection, to those who may see a page that shows it; to everybody where none does',
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: json(htmlSelectionSchema, 'The selection'),
    401: refusal('Pages for users alone show it, and nobody is logged in'),
    403: refusal('Pages for other groups alone show it'),
    404: refusal('There is none'),
  },
})

/** GET api/html/, html/{slug}/ */
export function htmlSelectionRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  return createRouter()
    .openapi(list, async (c) => {
      await requireRight(c, mayListSelections)
      const range = pageRange(c.req.valid('query'), maxPageSize)
      const rows = await db
        .select()
        .from(htmlSelections)
        .orderBy(asc(htmlSelections.slug))
        .offset(range.offset)
        .limit(range.limit)
      const [counted] = await db.select({ count: count() }).from(htmlSelections)
      const results = rows.map((row) => presentSelection(row, c.get('locale')))
      return c.json(presentList(c, env.SITE_URL, range, { count: counted?.count ?? 0, results }), 200)
    })
    .openapi(one, async (c) => {
      const { slug } = c.req.valid('param')
      // What no slug can be could not stand in Cache-Tag either.
      if (!slugForm.test(slug)) throw new NotFoundError()
      const [row] = await db.select().from(htmlSelections).where(eq(htmlSelections.slug, slug))
      if (row) await requireAudience(c, await selectionAudience(db, c.get('locale'), row.id))
      setCacheTags(c, [cacheTags.htmlSlug(slug)])
      if (!row) throw new NotFoundError()
      return c.json(presentSelection(row, c.get('locale')), 200)
    })
}

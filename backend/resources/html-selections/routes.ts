import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { cacheTags } from '@/lib/cache-tags'
import { htmlSelectionSchema } from '@/lib/contract/html-selection'
import { presentSelection } from '../../content/html-selection'
import { htmlSelections } from '../../db/schema/html-selections'
import { HttpError } from '../../http/http-error'
import { createRouter, json, refusal } from '../../http/router'
import { shows } from '../../http/shows'
import type { Services } from '../../services'

const slugForm = /^[\w-]{1,100}$/

const route = createRoute({
  method: 'get',
  path: '/html/{slug}',
  summary: 'A reusable HTML selection',
  request: { params: z.object({ slug: z.string() }) },
  responses: { 200: json(htmlSelectionSchema, 'The selection'), 404: refusal('There is none') },
})

/** GET api/html/{slug}/ */
export function htmlSelectionRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter().openapi(route, async (c) => {
    const { slug } = c.req.valid('param')
    // What no slug can be could not stand in Cache-Tag either.
    if (!slugForm.test(slug)) throw new HttpError('notFound')
    shows(c, [cacheTags.htmlSlug(slug)])
    const [row] = await db.select().from(htmlSelections).where(eq(htmlSelections.slug, slug))
    if (!row) throw new HttpError('notFound')
    return c.json(presentSelection(row, c.get('locale')), 200)
  })
}

import { createRoute, z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/cache-tags'
import { moduleSchema } from '@/lib/contract/module'
import { HttpError } from '../../http/http-error'
import { createRouter, json, refusal } from '../../http/router'
import { shows } from '../../http/shows'
import type { Services } from '../../services'
import { findContainer } from './store'

const slugForm = /^[\w-]{1,100}$/

const route = createRoute({
  method: 'get',
  path: '/container/by-slug/{slug}',
  summary: 'A reusable container',
  request: { params: z.object({ slug: z.string() }) },
  responses: { 200: json(moduleSchema, 'The container with its modules'), 404: refusal('There is none') },
})

/** GET pageeditor-api/container/by-slug/{slug} */
export function containerRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter().openapi(route, async (c) => {
    const { slug } = c.req.valid('param')
    // What no slug can be could not stand in Cache-Tag either.
    if (!slugForm.test(slug)) throw new HttpError('notFound')
    const found = await findContainer(db, c.get('locale'), slug)
    // Also without a container: who shows that there is none has to hear when there is one.
    shows(c, [cacheTags.container(slug), ...(found?.tags ?? [])])
    if (!found) throw new HttpError('notFound')
    return c.json(found.container, 200)
  })
}

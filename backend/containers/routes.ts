import { createRoute, z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/cache-tags'
import { moduleSchema } from '@/lib/contract/module'
import { NotFoundError } from '../errors'
import { requireRight } from '../http/login'
import { createRouter, invalidFields, json, refusal } from '../http/router'
import { setCacheTags } from '../http/set-cache-tags'
import type { Services } from '../services'
import { mayReadDrafts } from './policy'
import { findContainer, findDraftContainer } from './store'

const slugForm = /^[\w-]{1,100}$/

const route = createRoute({
  method: 'get',
  path: '/container/by-slug/{slug}',
  summary: 'A reusable container as visitors see it; for editors as it is written, with draft=1',
  request: {
    params: z.object({ slug: z.string() }),
    query: z.object({ draft: z.literal('1').optional() }),
  },
  responses: {
    200: json(moduleSchema, 'The container with its modules'),
    400: invalidFields('What draft says makes no sense'),
    401: refusal('The working copy was asked for, and nobody is logged in'),
    403: refusal('The working copy was asked for by someone who is no editor'),
    404: refusal('There is none'),
  },
})

/** GET pageeditor-api/container/by-slug/{slug} */
export function containerRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter().openapi(route, async (c) => {
    const { slug } = c.req.valid('param')
    // What no slug can be could not stand in Cache-Tag either.
    if (!slugForm.test(slug)) throw new NotFoundError()
    if (c.req.valid('query').draft) {
      await requireRight(c, mayReadDrafts)
      const draft = await findDraftContainer(db, c.get('locale'), slug)
      if (!draft) throw new NotFoundError()
      return c.json(draft, 200)
    }
    const found = await findContainer(db, c.get('locale'), slug)
    // Also without a container: who shows that there is none has to hear when there is one.
    setCacheTags(c, [cacheTags.container(slug), ...(found?.tags ?? [])])
    if (!found) throw new NotFoundError()
    return c.json(found.container, 200)
  })
}

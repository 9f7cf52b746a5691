import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, pagingQuery, presentList } from '@/backend/platform/http/requests/paging'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, invalidFields, json, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { reusableContainerListSchema } from '@/lib/contract/pages/reusable'
import { listContainers } from './list-containers'
import { mayReadDrafts } from './policy'
import { findContainer, findDraftContainer } from './store'

const slugPattern = /^[\w-]{1,100}$/

const route = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/container/by-slug/{slug}',
  summary: 'Returns the published reusable container; with draft=1 its working copy, for editors',
  request: { params: z.object({ slug: z.string() }), query: z.object({ draft: z.literal('1').optional() }) },
  responses: {
    200: json(moduleSchema, 'The container with its modules'),
    400: invalidFields('Invalid value of draft'),
    401: refusal('The working copy requires a login'),
    403: refusal('The working copy is for editors only'),
    404: refusal('Not found'),
  },
})

/** The editor loads the complete list in one request. */
const maxPageSize = 1000

const list = createRoute({
  method: 'get',
  path: '/container/by-slug',
  summary: 'Lists the reusable containers in the language with their uses, for editors',
  request: { query: pagingQuery },
  responses: {
    200: json(reusableContainerListSchema, 'A page of the list'),
    401: refusal('Not logged in'),
    403: refusal('The user is not an editor'),
    404: refusal('The page number is too high'),
  },
})

/** GET pageeditor-api/container/by-slug/, container/by-slug/{slug} */
export function containerRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  const router = createRouter().openapi(list, async (c) => {
    await requireRight(c, mayReadDrafts)
    const range = pageRange(c.req.valid('query'), maxPageSize)
    const containerPage = await listContainers(db, { ...range, locale: c.get('locale') })
    return c.json(presentList(c, env.SITE_URL, range, containerPage), 200)
  })
  return router.openapi(route, async (c) => {
    const { slug } = c.req.valid('param')
    // The slug becomes part of the header `Cache-Tag`, so only valid slugs may pass.
    if (!slugPattern.test(slug)) throw new NotFoundError()
    if (c.req.valid('query').draft) {
      await requireRight(c, mayReadDrafts)
      const draft = await findDraftContainer(db, c.get('locale'), slug)
      if (!draft) throw new NotFoundError()
      return c.json(draft, 200)
    }
    const publishedContainer = await findContainer(db, c.get('locale'), slug)
    // Set even for a missing container, because cached pages without it must be invalidated when it
    // is created.
    setCacheTags(c, [cacheTags.container(slug), ...(publishedContainer?.tags ?? [])])
    if (!publishedContainer) throw new NotFoundError()
    return c.json(publishedContainer.container, 200)
  })
}

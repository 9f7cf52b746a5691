import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { requireAudience } from '@/backend/platform/http/guards/require-audience'
import { pageRange, pagingQuery, presentList } from '@/backend/platform/http/requests/paging'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, invalidFields, json, jsonContent, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { conflictSchema } from '@/lib/contract/common/errors'
import { revisionSchema } from '@/lib/contract/common/revision'
import {
  editedSelectionSchema,
  htmlSelectionListSchema,
  htmlSelectionSchema,
  selectionChangeSchema,
  selectionCreationSchema,
} from '@/lib/contract/pages/html-selection'
import { reusableInUseSchema } from '@/lib/contract/pages/reusable'
import { loadSelectionAudience } from './audience'
import { mayEditSelections } from './policy'
import { presentSelections } from './presenter'
import { changeSelection, createSelection, deleteSelection, listSelections, type WriteContext } from './store'

const slugPattern = /^[\w-]{1,100}$/

/** The editor loads the complete list in one request. */
const maxPageSize = 1000

const list = createRoute({
  method: 'get',
  path: '/html',
  summary: 'Lists the reusable HTML selections, for editors',
  request: { query: pagingQuery },
  responses: {
    200: json(htmlSelectionListSchema, 'A page of the list'),
    401: refusal('Not logged in'),
    403: refusal('The user is not an editor'),
    404: refusal('The page number is too high'),
  },
})

const detail = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/html/{slug}',
  summary:
    'Returns a reusable HTML selection to visitors of a page that shows the selection; an unused selection is public',
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: json(htmlSelectionSchema, 'The selection'),
    401: refusal('Only pages for users show it, and the visitor is not logged in'),
    403: refusal('Only pages for other groups show it'),
    404: refusal('Not found'),
  },
})

// The middleware checks the right before the body is validated.
const writeRoute = {
  middleware: authorize(mayEditSelections),
  responses: {
    400: invalidFields('Errors by field'),
    401: refusal('Not logged in'),
    403: refusal('The user is not an editor, or the CSRF token is missing'),
  },
}
const changeResponses = {
  404: refusal('Not found'),
  409: json(conflictSchema, 'Another user has changed the selection meanwhile'),
  428: refusal('The revision is missing'),
}

const create = createRoute({
  ...writeRoute,
  method: 'post',
  path: '/html',
  summary: 'Creates a reusable HTML selection',
  request: { body: jsonContent(selectionCreationSchema) },
  responses: { 201: json(editedSelectionSchema, 'The selection'), ...writeRoute.responses },
})

const change = createRoute({
  ...writeRoute,
  method: 'patch',
  path: '/html/{slug}',
  summary: 'Changes the title and the code of a reusable HTML selection in the language',
  request: { params: z.object({ slug: z.string() }), body: jsonContent(selectionChangeSchema) },
  responses: {
    200: json(editedSelectionSchema, 'The changed selection'),
    ...writeRoute.responses,
    ...changeResponses,
  },
})

const remove = createRoute({
  ...writeRoute,
  method: 'delete',
  path: '/html/{slug}',
  summary: 'Deletes an unused reusable HTML selection',
  request: {
    params: z.object({ slug: z.string() }),
    body: jsonContent(z.object({ revision: revisionSchema })),
  },
  responses: {
    204: { description: 'Deleted' },
    ...writeRoute.responses,
    ...changeResponses,
    409: json(
      z.union([reusableInUseSchema, conflictSchema]),
      'The selection is in use, or another user has changed it meanwhile',
    ),
  },
})

/** GET and POST api/html/, GET, PATCH and DELETE html/{slug}/ */
export function htmlSelectionRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  const requireWriter = async (c: Context<AppEnv>): Promise<WriteContext> => {
    const { user } = await requireRight(c, mayEditSelections)
    return { locale: c.get('locale'), siteUrl: env.SITE_URL, userId: user.id }
  }
  return createRouter()
    .openapi(list, async (c) => {
      await requireRight(c, mayEditSelections)
      const range = pageRange(c.req.valid('query'), maxPageSize)
      const selectionPage = await listSelections(db, { ...range, locale: c.get('locale') })
      return c.json(presentList(c, env.SITE_URL, range, selectionPage), 200)
    })
    .openapi(create, async (c) => c.json(await createSelection(db, await requireWriter(c), c.req.valid('json')), 201))
    .openapi(change, async (c) =>
      c.json(await changeSelection(db, await requireWriter(c), c.req.valid('param').slug, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => {
      const { revision } = c.req.valid('json')
      await deleteSelection(db, c.get('locale'), c.req.valid('param').slug, revision)
      return c.body(null, 204)
    })
    .openapi(detail, async (c) => {
      const { slug } = c.req.valid('param')
      // The slug becomes part of the header `Cache-Tag`, so only valid slugs may pass.
      if (!slugPattern.test(slug)) throw new NotFoundError()
      const [row] = await db.select().from(htmlSelections).where(eq(htmlSelections.slug, slug))
      if (row) await requireAudience(c, await loadSelectionAudience(db, c.get('locale'), row.id))
      const { selections, linkTags } = await presentSelections(db, row ? [row] : [], c.get('locale'))
      setCacheTags(c, [cacheTags.htmlSlug(slug), ...linkTags])
      const [selection] = selections
      if (!selection) throw new NotFoundError()
      return c.json(selection, 200)
    })
}

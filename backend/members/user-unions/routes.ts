import { createRoute, z } from '@hono/zod-openapi'
import { loadReadableFiles } from '@/backend/library/downloads/readable-files'
import { NotFoundError } from '@/backend/platform/errors'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, pagingQuery, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, invalidFields, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { unionCategories, userUnionListSchema, userUnionSchema } from '@/lib/contract/records/user-union'
import { mayReadOwnUnions } from './policy'
import { presentUnion } from './presenter'
import { findUserUnion, listFileIds, listUnionMembers, listUserUnions } from './store'

const list = createRoute({
  method: 'get',
  path: '/user-unions',
  summary: 'Lists the groups, organs and committees of the user',
  request: { query: pagingQuery.extend({ category: z.enum(unionCategories).optional() }) },
  responses: {
    200: json(userUnionListSchema, 'A page of the list'),
    400: invalidFields('Unknown category'),
    401: refusal('Not logged in'),
    404: refusal('The page number is too high'),
  },
})

const detail = createRoute({
  method: 'get',
  path: '/user-unions/{id}',
  summary: 'Returns a union of the user',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(userUnionSchema, 'The union'),
    401: refusal('Not logged in'),
    404: refusal('The union does not exist, or the user does not belong to it'),
  },
})

/** GET api/user-unions/ and user-unions/{id}/ */
export function userUnionRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  return createRouter()
    .openapi(list, async (c) => {
      const { user } = await requireRight(c, mayReadOwnUnions)
      const query = c.req.valid('query')
      const range = pageRange(query)
      const { count, rows } = await listUserUnions(db, user.id, { category: query.category }, range)
      const members = await listUnionMembers(
        db,
        rows.map(({ id }) => id),
      )
      const files = await loadReadableFiles(db, listFileIds(rows.flatMap(({ downloads }) => downloads)), user)
      const results = rows.map((union) => presentUnion(union, members, files, c.get('locale')))
      return c.json(presentList(c, env.SITE_URL, range, { count, results }), 200)
    })
    .openapi(detail, async (c) => {
      const { user } = await requireRight(c, mayReadOwnUnions)
      const union = await findUserUnion(db, user.id, readId(c.req.valid('param').id))
      if (!union) throw new NotFoundError()
      const files = await loadReadableFiles(db, listFileIds(union.downloads), user)
      return c.json(presentUnion(union, await listUnionMembers(db, [union.id]), files, c.get('locale')), 200)
    })
}

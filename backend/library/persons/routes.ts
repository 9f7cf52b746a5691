import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { pageRange, pagingQuery, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import {
  categoryPersonsSchema,
  listedPersonSchema,
  personCategoryListSchema,
  personListSchema,
} from '@/lib/contract/records/person'
import { presentCategory, presentListedPersons, presentPerson } from './presenter'
import {
  findCategory,
  findPerson,
  listCategories,
  listCategoryPersons,
  listPersonCategories,
  listPersons,
} from './store'

/** One request can load all contact persons (spec §9). */
const maxPageSize = 1000

const params = z.object({ id: z.string() })

const list = createRoute({
  method: 'get',
  path: '/persons',
  summary: 'Lists the contact persons in their order, with their categories',
  request: { query: pagingQuery },
  responses: {
    200: json(personListSchema, 'A page of the list'),
    404: refusal('The page number is too high'),
  },
})

const read = createRoute({
  method: 'get',
  path: '/persons/{id}',
  summary: 'Returns a contact person',
  request: { params },
  responses: { 200: json(listedPersonSchema, 'The person'), 404: refusal('Not found') },
})

const categories = createRoute({
  method: 'get',
  path: '/person-categories',
  summary: 'Lists the categories of contact persons in their order',
  request: { query: pagingQuery },
  responses: {
    200: json(personCategoryListSchema, 'A page of the list'),
    404: refusal('The page number is too high'),
  },
})

const category = createRoute({
  method: 'get',
  path: '/person-categories/{id}',
  summary: 'Lists the contact persons of a category in its order',
  request: { params, query: pagingQuery },
  responses: {
    200: json(categoryPersonsSchema, 'The category with a page of its persons'),
    404: refusal('The category does not exist, or the page number is too high'),
  },
})

/** GET api/persons/, persons/{id}/, person-categories/, person-categories/{id}/ */
export function personRoutes({ db, env }: Pick<Services, 'db' | 'env'>) {
  const presentPage = <Item>(
    c: Context<AppEnv>,
    range: ReturnType<typeof pageRange>,
    page: { count: number; results: Item[] },
  ) => presentList(c, env.SITE_URL, range, page)

  return createRouter()
    .openapi(list, async (c) => {
      setCacheTags(c, [cacheTags.persons])
      const range = pageRange(c.req.valid('query'), maxPageSize)
      const { count, rows } = await listPersons(db, range)
      const memberships = await listPersonCategories(
        db,
        rows.map(({ person }) => person.id),
      )
      const results = presentListedPersons(rows, memberships, c.get('locale'))
      return c.json(presentPage(c, range, { count, results }), 200)
    })
    .openapi(read, async (c) => {
      const id = readId(c.req.valid('param').id)
      setCacheTags(c, [cacheTags.person(id), cacheTags.persons])
      const row = await findPerson(db, id)
      const memberships = await listPersonCategories(db, [id])
      const [person] = presentListedPersons(row ? [row] : [], memberships, c.get('locale'))
      if (!person) throw new NotFoundError()
      return c.json(person, 200)
    })
    .openapi(categories, async (c) => {
      setCacheTags(c, [cacheTags.persons])
      const range = pageRange(c.req.valid('query'), maxPageSize)
      const { count, rows } = await listCategories(db, range)
      const results = rows.map((row) => presentCategory(row, c.get('locale')))
      return c.json(presentPage(c, range, { count, results }), 200)
    })
    .openapi(category, async (c) => {
      setCacheTags(c, [cacheTags.persons])
      const row = await findCategory(db, readId(c.req.valid('param').id))
      if (!row) throw new NotFoundError()
      const range = pageRange(c.req.valid('query'), maxPageSize)
      const { count, rows } = await listCategoryPersons(db, row.id, range)
      const locale = c.get('locale')
      const results = rows.map((person) => presentPerson(person, locale))
      return c.json({ ...presentCategory(row, locale), ...presentPage(c, range, { count, results }) }, 200)
    })
}

import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Page, pageSchema } from '@/lib/contract/page'
import { readPublishedPage } from '../../content/published-page'
import type { AppEnv } from '../../http/app-env'
import { HttpError } from '../../http/http-error'
import { createRouter, invalidFields, json, refusal } from '../../http/router'
import { shows } from '../../http/shows'
import type { Services } from '../../services'
import { authorizePageRead } from './policy'

const querySchema = z.object({
  version_id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .optional(),
  draft: z.literal('1').optional(),
})

const responses = {
  200: json(pageSchema, 'The page'),
  400: invalidFields('The version is no number'),
  401: refusal('A version or the working copy was asked for, and nobody is logged in'),
  404: refusal('There is no such page, or it is offline'),
}

const home = createRoute({
  method: 'get',
  path: '/page',
  summary: 'The home page as published',
  request: { query: querySchema },
  responses,
})

const byPath = createRoute({
  method: 'get',
  path: '/page/:path{.+}',
  summary: 'The published page of a path',
  request: { query: querySchema, params: z.object({ path: z.string() }) },
  responses,
})

/** GET pageeditor-api/page/{path}, the path without language prefix; without a path the home page. */
export function pageRoutes({ db }: Pick<Services, 'db'>) {
  async function readPage(c: Context<AppEnv>, path: string): Promise<Page> {
    const published = await readPublishedPage(db, c.get('locale'), path)
    if (!published) throw new HttpError('notFound')
    if (!published.page.is_online) throw new HttpError('pageOffline')
    shows(c, published.tags)
    return published.page
  }

  return createRouter()
    .openapi(home, async (c) => {
      authorizePageRead(c.req.valid('query'))
      return c.json(await readPage(c, ''), 200)
    })
    .openapi(byPath, async (c) => {
      authorizePageRead(c.req.valid('query'))
      return c.json(await readPage(c, c.req.valid('param').path), 200)
    })
}

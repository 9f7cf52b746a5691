import { createRoute, z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/cache-tags'
import { redirectListSchema, redirectTargetSchema } from '@/lib/contract/redirect'
import { NotFoundError } from '../errors'
import { requireAudience } from '../http/require-audience'
import { createRouter, json, refusal } from '../http/router'
import { setCacheTags } from '../http/set-cache-tags'
import type { Services } from '../services'
import { findRedirectTarget, listRedirects } from './store'

const list = createRoute({
  method: 'get',
  path: '/redirect',
  summary:
    'Moved addresses (not paged, at most 1000: whoever gets as many looks up singly what is not among them)',
  responses: {
    200: json(redirectListSchema, 'Old and new paths, with the language prefix where they have one'),
  },
})

const lookUp = createRoute({
  method: 'get',
  path: '/redirect/:path{.+}',
  summary: 'Where one address has moved',
  request: { params: z.object({ path: z.string() }) },
  responses: {
    200: json(redirectTargetSchema, 'The new path'),
    401: refusal('It leads to a page for users, and nobody is logged in'),
    403: refusal('It leads to a page for another group'),
    404: refusal('The address has not moved'),
  },
})

/** GET pageeditor-api/redirect and redirect/{path}; the path without its first slash, further ones encoded or not. */
export function redirectRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter()
    .openapi(list, async (c) => {
      setCacheTags(c, [cacheTags.redirects])
      return c.json(await listRedirects(db), 200)
    })
    .openapi(lookUp, async (c) => {
      setCacheTags(c, [cacheTags.redirects])
      const target = await findRedirectTarget(db, asLocalPath(c.req.valid('param').path))
      if (target === null) throw new NotFoundError()
      await requireAudience(c, target.audience)
      return c.json({ new_path: target.newPath }, 200)
    })
}

/** One slash at the start and between parts, none at the end, as the list has its paths; in linear time. */
function asLocalPath(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`
}

import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { requireAudience } from '@/backend/platform/http/guards/require-audience'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, json, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { redirectListSchema, redirectTargetSchema } from '@/lib/contract/site/redirect'
import { findRedirectTarget, listRedirects } from './store'

const list = createRoute({
  method: 'get',
  path: '/redirect',
  summary: 'Lists moved addresses (not paged, at most 1000; if the list is full, look up other addresses one by one)',
  responses: {
    200: json(redirectListSchema, 'Old and new paths, with the language prefix if they have one'),
  },
})

const lookUp = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/redirect/:path{.+}',
  summary: 'Finds the new address of a moved address',
  request: { params: z.object({ path: z.string() }) },
  responses: {
    200: json(redirectTargetSchema, 'The new path'),
    401: refusal('Not logged in; the target is a page for users'),
    403: refusal('The target is a page for another group'),
    404: refusal('The address has not moved'),
  },
})

/**
 * GET pageeditor-api/redirect and redirect/{path}. The path has no leading slash; slashes inside it
 * may be encoded.
 */
export function redirectRoutes({ db }: Pick<Services, 'db'>) {
  return createRouter()
    .openapi(list, async (c) => {
      setCacheTags(c, [cacheTags.redirects])
      return c.json(await listRedirects(db), 200)
    })
    .openapi(lookUp, async (c) => {
      setCacheTags(c, [cacheTags.redirects])
      const target = await findRedirectTarget(db, toLocalPath(c.req.valid('param').path))
      if (target === null) throw new NotFoundError()
      await requireAudience(c, target.audience)
      return c.json({ new_path: target.newPath }, 200)
    })
}

/**
 * Normalizes a decoded path to the form in the table: NFC, one slash at the start and between
 * segments, none at the end. Takes linear time even for many slashes.
 */
function toLocalPath(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`.normalize('NFC')
}

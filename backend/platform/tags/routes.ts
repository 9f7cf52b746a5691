import { createRoute, z } from '@hono/zod-openapi'
import { HttpError } from '../http/answers/http-error'
import { createRouter, refusal } from '../http/router'
import type { Services } from '../services'
import { tagStream } from './stream'

/** One stream serves one server process of the site; more than this is a mistake or an attack. */
export const maxStreams = 64

const route = createRoute({
  method: 'get',
  path: '/tags',
  summary: 'Changed cache tags as they are committed (server-sent events)',
  responses: {
    200: {
      description: '`event: ready`, then a JSON array of tags a message',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    503: refusal('Too many streams are open, or the server stops'),
  },
})

/** GET internal/tags/, for the site's servers; not reachable for browsers. */
export function tagRoutes({ tags }: Pick<Services, 'tags'>) {
  let open = 0
  return createRouter().openapi(route, (c) => {
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    if (tags.hasEnded || open >= maxStreams) throw new HttpError('tooManyStreams', { 'Retry-After': '5' })
    open += 1
    const stream = tagStream(tags, c.req.raw.signal, () => {
      open -= 1
    })
    return c.body(stream, 200, headers)
  })
}

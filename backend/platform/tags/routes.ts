import { createRoute, z } from '@hono/zod-openapi'
import { HttpError } from '../http/responses/http-error'
import { createRouter, refusal } from '../http/router'
import type { Services } from '../services'
import { createTagStream } from './stream'

/** Maximum of open streams. Each process of the site opens one. */
export const maxStreams = 64

const route = createRoute({
  method: 'get',
  path: '/tags',
  summary: 'Streams changed cache tags as they are committed (server-sent events)',
  responses: {
    200: {
      description: '`event: ready`, then one JSON array of tags per message',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    503: refusal('Too many open streams, or the server is stopping'),
  },
})

/** GET internal/tags/, which browsers cannot reach. */
export function tagRoutes({ tags }: Pick<Services, 'tags'>) {
  let openStreams = 0
  return createRouter().openapi(route, (c) => {
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    if (tags.hasEnded || openStreams >= maxStreams) throw new HttpError('tooManyStreams', { 'Retry-After': '5' })
    openStreams += 1
    const stream = createTagStream(tags, c.req.raw.signal, () => {
      openStreams -= 1
    })
    return c.body(stream, 200, headers)
  })
}

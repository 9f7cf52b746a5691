import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '../errors'
import { matchesEtag } from '../http/responses/etag'
import { createRouter, refusal } from '../http/router'
import type { Services } from '../services'
import { parseDerivativePath, thumbFormats } from './sizes'

const route = createRoute({
  method: 'get',
  path: '/images/{image}/{file}',
  summary: 'Returns a picture in one size and format; the URL changes with the content',
  request: { params: z.object({ image: z.string(), file: z.string() }) },
  responses: {
    200: {
      description: 'The picture',
      content: Object.fromEntries(
        Object.values(thumbFormats).map((mime) => [mime, { schema: { type: 'string', format: 'binary' } as const }]),
      ),
    },
    304: { description: 'Not modified' },
    404: refusal('Unknown picture, size or format'),
  },
})

/** GET media/images/{id}-{key}/{size}.{format} */
export function imageRoutes({ derivatives }: Pick<Services, 'derivatives'>) {
  return createRouter().openapi(route, async (c) => {
    const { image, file } = c.req.valid('param')
    const name = parseDerivativePath([image, file].join('/'))
    const derivative = name && (await derivatives.read(name))
    if (!derivative) throw new NotFoundError()
    // The path identifies the content, so it also serves as the ETag.
    const etag = `"${image}-${file}"`
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Readers of feeds show the pictures on other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
    return c.body(derivative.bytes, 200, {
      ...headers,
      'Content-Type': derivative.mime,
      'Content-Length': String(derivative.bytes.byteLength),
      'Content-Disposition': `inline; filename="${image}-${file}"`,
    })
  })
}

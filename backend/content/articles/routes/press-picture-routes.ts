import { createRoute, z } from '@hono/zod-openapi'
import { serveOriginal } from '@/backend/library/downloads/routes/serve-file'
import { NotFoundError } from '@/backend/platform/errors'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { readPublishedRecord } from '../../pages/routes/read-published-record'
import { findPressPicture } from '../../records/press-pictures'

const picture = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/press-releases/{id}/pictures/{image}',
  summary: 'Returns a picture of a published press release in full resolution, to the audience of the release',
  request: { params: z.object({ id: z.string(), image: z.string() }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } as const } },
    },
    206: { description: 'The requested range' },
    304: { description: 'Not modified' },
    401: refusal('Not logged in, and the release is not public'),
    403: refusal('The release is for another audience'),
    404: refusal('Unknown release, or it does not show the picture'),
    410: refusal('The release was deleted'),
    416: refusal('The requested range is outside the picture'),
  },
})

/** GET api/press-releases/{id}/pictures/{image} */
export function pressPictureRoutes({ db, storage }: Pick<Services, 'db' | 'storage'>) {
  return createRouter().openapi(picture, async (c) => {
    const { id, image } = c.req.valid('param')
    const { page } = await readPublishedRecord(c, db, readId(id), ['press_release'])
    const match = await findPressPicture(db, page, readId(image))
    if (!match) throw new NotFoundError()
    return serveOriginal(c, { storage }, match.file, { title: page.title, number: match.number })
  })
}

import { createRoute, z } from '@hono/zod-openapi'
import { downloadKey } from '@/backend/library/downloads/file-storage'
import { fileContent, serveFile } from '@/backend/library/downloads/routes/serve-file'
import { NotFoundError } from '@/backend/platform/errors'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { findReaderFile } from './find-reader-file'

const file = createRoute({
  method: 'get',
  path: '/press-dispatches/{id}/files/{file}/{key}',
  summary: 'Returns a file of a mailed press release to a reader, complete or as a range',
  request: { params: z.object({ id: z.string(), file: z.string(), key: z.string() }) },
  responses: {
    200: { description: 'The file', content: fileContent },
    206: { description: 'The requested range', content: fileContent },
    304: { description: 'Not modified' },
    404: refusal('Unknown file, or the key does not open it'),
    416: refusal('The requested range is outside the file'),
  },
})

/** GET api/press-dispatches/{id}/files/{file}/{key}: the links in mails under an embargo. */
export function releaseFileRoutes(services: Pick<Services, 'db' | 'storage' | 'serverKey'>) {
  return createRouter().openapi(file, async (c) => {
    const { id, file: fileId, key } = c.req.valid('param')
    const row = await findReaderFile(services.db, services.serverKey, {
      dispatchId: readId(id),
      fileId: readId(fileId),
      key,
    })
    if (!row) throw new NotFoundError()
    return serveFile(c, services, { ...row, key: downloadKey(row.hash), isPublic: false })
  })
}

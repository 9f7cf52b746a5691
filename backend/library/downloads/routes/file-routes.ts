import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { downloadKey } from '../file-storage'
import { fileUrl } from '../presenter'
import { findFile } from '../store'
import { requireDirectory } from './require-directory'
import { fileContent, serveFile } from './serve-file'

const file = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/files/{id}/{name}',
  summary: 'Returns a download, complete or as a range',
  request: { params: z.object({ id: z.string(), name: z.string() }) },
  responses: {
    200: { description: 'The file', content: fileContent },
    206: { description: 'The requested range', content: fileContent },
    301: { description: 'Redirect to the current name of the file' },
    304: { description: 'Not modified' },
    401: refusal('Not logged in; the file is for members'),
    403: refusal('The file is for members'),
    404: refusal('The file does not exist'),
    416: refusal('The requested range is outside the file'),
  },
})

/**
 * GET api/files/{id}/{name}. Finds the file by its id. A different name redirects to the current
 * name, so that links work after a file was renamed. Access is checked before the redirect, because
 * the redirect discloses the name.
 */
export function fileRoutes(services: Pick<Services, 'db' | 'storage'>) {
  return createRouter().openapi(file, async (c) => {
    const { id, name } = c.req.valid('param')
    const row = await findFile(services.db, readId(id))
    if (!row) throw new NotFoundError()
    const isPublic = await requireDirectory(c, services.db, row)
    if (name !== row.file.name) return c.redirect(fileUrl(row.file), 301)
    return serveFile(c, services, { ...row.file, key: downloadKey(row.file.hash), isPublic })
  })
}

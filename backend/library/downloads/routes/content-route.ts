import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireSpaceForUpload } from '@/backend/platform/http/guards/require-free-space'
import { uploadBody, uploadedFile } from '@/backend/platform/http/requests/upload-body'
import { createRouter, invalidFields, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { downloadContentSchema } from '@/lib/contract/administration/downloads'
import { mayManageDownloads } from '../policy'
import { storeUpload } from '../store-upload'

const form = z.object({ file: uploadedFile })

/**
 * POST api/administration/download-files/content/. Stores the content of a file before its record
 * is saved.
 */
export function downloadContentRoute({ storage, assertFreeSpace }: Pick<Services, 'storage' | 'assertFreeSpace'>) {
  const route = createRoute({
    method: 'post',
    path: '/administration/download-files/content',
    middleware: [authorize(mayManageDownloads), requireSpaceForUpload(assertFreeSpace), uploadBody] as const,
    summary: 'Stores the content of a download, for the field `content` of a record',
    request: { body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
    responses: {
      200: json(downloadContentSchema, 'The stored file'),
      400: invalidFields('The file is invalid'),
      401: refusal('Not logged in'),
      403: refusal('The user may not manage downloads'),
      413: refusal('The upload is over 20 MiB'),
      415: refusal('The upload is not multipart/form-data'),
      507: refusal('The storage is nearly full'),
    },
  })
  return createRouter().openapi(route, async (c) => {
    const { file } = c.req.valid('form')
    return c.json(await storeUpload(storage, file, c.get('locale')), 200)
  })
}

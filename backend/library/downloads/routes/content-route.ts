import { createRoute, z } from '@hono/zod-openapi'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { uploadBody, uploadedFile } from '@/backend/platform/http/requests/upload-body'
import { createRouter, invalidFields, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { downloadContentSchema } from '@/lib/contract/administration/downloads'
import { matchesName } from '../file-content'
import { InvalidDownloadError, storeDownload } from '../file-storage'
import { findMimeType } from '../file-types'
import { downloadMessage } from '../messages'
import { mayKeepDownloads } from '../policy'

const form = z.object({
  file: uploadedFile,
})

/**
 * POST api/administration/download-files/content/: stores the content of a file before its record.
 */
export function downloadContentRoute({
  storage,
  assertFreeSpace,
}: Pick<Services, 'storage' | 'assertFreeSpace'>) {
  const route = createRoute({
    method: 'post',
    path: '/administration/download-files/content',
    middleware: [
      authorize(mayKeepDownloads),
      async (_c: unknown, next: () => Promise<void>) => {
        await assertFreeSpace()
        await next()
      },
      uploadBody,
    ] as const,
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
    const bytes = new Uint8Array(await file.arrayBuffer())
    const refuse = (key: 'badFile' | 'otherContent') =>
      new InvalidFieldsError({ file: [downloadMessage(c.get('locale'), key)] })
    if (findMimeType(file.name) && !matchesName(file.name, bytes)) throw refuse('otherContent')
    const storedFile = await storeDownload(storage, file.name, bytes).catch((error: unknown) => {
      throw error instanceof InvalidDownloadError ? refuse('badFile') : error
    })
    const { name, hash, mime: type, byteSize: size } = storedFile
    return c.json({ name, hash, type, size }, 200)
  })
}

import { createRoute, z } from '@hono/zod-openapi'
import { storeUpload } from '@/backend/library/downloads/store-upload'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireSpaceForUpload } from '@/backend/platform/http/guards/require-free-space'
import { readId } from '@/backend/platform/http/requests/read-id'
import { uploadBody, uploadedFile } from '@/backend/platform/http/requests/upload-body'
import { createRouter, invalidFields, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { recordId } from '@/lib/contract/common/record-id'
import { singleLine } from '@/lib/contract/common/single-line'
import { attachedFileSchema } from '@/lib/contract/pages/article'
import { requireAuthor } from '../../page-tree/routes/require-author'
import { attachFile, detachFile, reattachFile } from '../attach-file'
import { mayEditArticles } from '../policy'

const refusals = {
  401: refusal('Not logged in'),
  403: refusal('The user may not edit articles'),
  404: refusal('Unknown directory or file'),
  409: refusal('The files are visible without an article'),
}
const title = singleLine(200).default('')
const form = z.object({
  file: uploadedFile,
  directory: z.coerce.number().pipe(recordId).optional(),
  title_de: title,
  title_en: title,
})

const detach = createRoute({
  method: 'delete',
  path: '/administration/attachments/{id}',
  middleware: [authorize(mayEditArticles)] as const,
  summary: 'Deletes a file from the attachments of articles',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: 'The file is deleted' }, ...refusals },
})

const reattach = createRoute({
  method: 'post',
  path: '/administration/attachments/{id}/restore',
  middleware: [authorize(mayEditArticles)] as const,
  summary: 'Restores a file that was deleted from the attachments of articles',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    204: { description: 'The file is restored' },
    400: invalidFields('The directory or the content no longer exists'),
    ...refusals,
  },
})

/** api/administration/attachments/, its files and their restoration */
export function attachmentRoutes(services: Pick<Services, 'db' | 'clock' | 'storage' | 'assertFreeSpace'>) {
  const { storage, clock, assertFreeSpace } = services
  const attach = createRoute({
    method: 'post',
    path: '/administration/attachments',
    middleware: [authorize(mayEditArticles), requireSpaceForUpload(assertFreeSpace), uploadBody] as const,
    summary: 'Adds a file to the attachments of an article, which only readers of the article see',
    request: { body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
    responses: {
      201: json(attachedFileSchema, 'The ids of the directory and the file'),
      400: invalidFields('The file is invalid'),
      ...refusals,
      413: refusal('The upload is over 20 MiB'),
      415: refusal('The upload is not multipart/form-data'),
      507: refusal('The storage is nearly full'),
    },
  })
  return createRouter()
    .openapi(attach, async (c) => {
      const author = await requireAuthor(c, mayEditArticles, clock)
      const { file, directory = null, title_de: german, title_en: english } = c.req.valid('form')
      const content = await storeUpload(storage, file, author.locale)
      const titles = { de: german || english || 'Anhänge', en: english || german || 'Attachments' }
      return c.json(await attachFile(services, { content, directory, title: titles }, author), 201)
    })
    .openapi(detach, async (c) => {
      const author = await requireAuthor(c, mayEditArticles, clock)
      await detachFile(services, readId(c.req.valid('param').id), author)
      return c.body(null, 204)
    })
    .openapi(reattach, async (c) => {
      const author = await requireAuthor(c, mayEditArticles, clock)
      await reattachFile(services, readId(c.req.valid('param').id), author)
      return c.body(null, 204)
    })
}

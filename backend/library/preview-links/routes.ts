import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { images } from '@/backend/platform/db/schema/library/images'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toVisitor } from '@/backend/platform/http/client'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { getMailedKey, mailedKeyHeaders, preventCaching } from '@/backend/platform/http/requests/mailed-key'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { decodeOrKeep } from '@/lib/contract/common/address'
import {
  newPreviewLinkSchema,
  previewCommentSchema,
  previewLinkCreationSchema,
  previewLinkQuerySchema,
  previewLinksSchema,
  previewPasswordHeader,
  previewSchema,
} from '@/lib/contract/pages/preview-link'
import { downloadKey } from '../downloads/file-storage'
import { fileContent, serveFile, serveOriginal } from '../downloads/routes/serve-file'
import { findFile } from '../downloads/store'
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './links'
import { addPreviewComment, openFilePreview, openPreview } from './open-preview'
import { mayShareDrafts } from './policy'
import { type PreviewTargets, sharedParts } from './preview-target'

const refusals = { 401: refusal('Not logged in'), 403: refusal('The user has no right to the draft') }

const middleware = authorize(mayShareDrafts)

const list = createRoute({
  method: 'get',
  path: '/preview-links',
  middleware,
  summary: 'Lists the preview links of a draft',
  request: { query: previewLinkQuerySchema },
  responses: { 200: json(previewLinksSchema, 'Newest first'), 400: invalidFields('By field'), ...refusals },
})

const create = createRoute({
  method: 'post',
  path: '/preview-links',
  middleware,
  summary: 'Creates a preview link; only this response contains the key',
  request: { body: jsonContent(previewLinkCreationSchema) },
  responses: {
    201: json(newPreviewLinkSchema, 'Created'),
    400: invalidFields('Errors by field; `locale` for a draft that cannot be shown without a login'),
    ...refusals,
    409: refusal('The draft has too many links'),
  },
})

const revoke = createRoute({
  method: 'delete',
  path: '/preview-links/{id}',
  middleware,
  summary: 'Revokes a preview link',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: 'Revoked' }, ...refusals, 404: refusal('The link does not exist') },
})

const open = createRoute({
  method: 'get',
  path: '/preview',
  summary: 'Returns a draft for the key of a preview link',
  request: { headers: mailedKeyHeaders },
  responses: {
    200: json(previewSchema, 'The draft, or the reason why it is not shown'),
    404: refusal('The key is unknown'),
    429: refusal('Too many wrong keys or passwords'),
  },
})

const comment = createRoute({
  method: 'post',
  path: '/preview/comments',
  summary: 'Stores a comment on a draft for the key of a preview link',
  request: { headers: mailedKeyHeaders, body: jsonContent(previewCommentSchema) },
  responses: {
    204: { description: 'Stored; the editors of the draft see it as the comment of a guest' },
    400: invalidFields('Errors by field'),
    404: refusal('The key opens no draft with comments'),
    409: refusal('The draft has too many comments'),
    429: refusal('Too many comments, wrong keys or passwords'),
  },
})

const file = createRoute({
  method: 'get',
  path: '/preview/{part}/{id}/{key}',
  summary: 'Returns an attachment or a picture of a draft to the reader of a preview link',
  request: { params: z.object({ part: z.enum(sharedParts), id: z.string(), key: z.string() }) },
  responses: {
    200: { description: 'The file', content: fileContent },
    206: { description: 'The requested range', content: fileContent },
    304: { description: 'Not modified' },
    400: refusal('Unknown part'),
    404: refusal('The draft does not contain the file, or the key opens no draft'),
    416: refusal('The requested range is outside the file'),
  },
})

/** The calls of api/preview-links/ for editors, and of api/preview/ for visitors with a key. */
export function previewLinkRoutes(services: Services, targets: PreviewTargets) {
  const { db, clock, assertSpaceForRows } = services
  const router = createRouter()
  router.use('/preview/*', preventCaching)
  const toVisit = (c: Context<AppEnv>) => {
    const password = c.req.header(previewPasswordHeader)
    return {
      key: getMailedKey(c),
      password: password === undefined ? null : decodeOrKeep(password),
      locale: c.get('locale'),
      client: toVisitor(c),
      targets,
    }
  }
  return router
    .openapi(list, async (c) => {
      const target = c.req.valid('query')
      await requireRight(c, await targets[target.type].loadRight(db, target.target))
      return c.json(await listPreviewLinks(db, target, clock()), 200)
    })
    .openapi(create, async (c) => {
      const login = await requireRight(c, mayShareDrafts)
      await assertSpaceForRows()
      const creation = { login, locale: c.get('locale'), targets }
      return c.json(await createPreviewLink(services, c.req.valid('json'), creation), 201)
    })
    .openapi(revoke, async (c) => {
      const { user } = await requireRight(c, mayShareDrafts)
      await revokePreviewLink(services, readId(c.req.valid('param').id), { user, targets })
      return c.body(null, 204)
    })
    .openapi(file, async (c) => {
      const { part, id, key } = c.req.valid('param')
      const content = await openFilePreview(services, key, targets)
      if (content.type !== 'page') throw new NotFoundError()
      c.header('X-Robots-Tag', 'noindex')
      const { title, record } = content.page
      if (part === 'pictures') {
        const number = content.pictures.findIndex(({ image }) => image.id === readId(id)) + 1
        const [picture] = await db
          .select()
          .from(images)
          .where(eq(images.id, readId(id)))
        if (number === 0 || !picture) throw new NotFoundError()
        return serveOriginal(c, services, picture, { title, number })
      }
      const attachments = record && 'attachments' in record ? record.attachments : null
      const isAttached = attachments?.files.some((attachment) => attachment.id === readId(id))
      const row = isAttached ? await findFile(db, readId(id)) : undefined
      if (!row) throw new NotFoundError()
      return serveFile(c, services, { ...row.file, key: downloadKey(row.file.hash), isPublic: false })
    })
    .openapi(open, async (c) => c.json(await openPreview(services, toVisit(c)), 200))
    .openapi(comment, async (c) => {
      await assertSpaceForRows()
      await addPreviewComment(services, toVisit(c), c.req.valid('json'))
      return c.body(null, 204)
    })
}

import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { requireAudience } from '@/backend/platform/http/guards/require-audience'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { createRouter, invalidFields, json, optionalLogin, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { timeSchema } from '@/lib/contract/common/time-range'
import { type Page, pageSchema } from '@/lib/contract/pages/page'
import { type PageDraft, pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { parseId } from '@/lib/text/parse-id'
import { findPageId, readDraft, readVersion } from '../page-draft'
import { type DraftQuery, isForEditors, mayEditPages, toPathAudience } from '../policy'
import { isDeletedRecord, readPublishedPage } from '../published-page'
import { findVersionAt } from '../version-at'
import { admitToPage } from './read-published-record'

const querySchema = z.object({
  version_id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .optional(),
  draft: z.literal('1').optional(),
  on: timeSchema.optional(),
})

const responses = {
  200: json(
    z.union([pageDraftSchema, pageSchema]),
    'The page; a working copy or version includes the data for editing',
  ),
  400: invalidFields('Invalid version or time'),
  401: refusal('The page, the version or the working copy requires a login'),
  403: refusal('The page is for another group, or the version or working copy is for editors only'),
  404: refusal('The page does not exist or is offline'),
  410: refusal('The record of this address was deleted'),
}

const home = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/page',
  summary: 'Returns the published home page; for editors also its working copy or a version',
  request: { query: querySchema },
  responses,
})

const byPath = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/page/:path{.+}',
  summary: 'Returns the published page of a path to its audience; for editors also its working copy or a version',
  request: { query: querySchema, params: z.object({ path: z.string() }) },
  responses,
})

/**
 * GET pageeditor-api/page/{path}, where the path has no language prefix, and pageeditor-api/page/
 * for the home page
 */
export function pageRoutes({ db }: Pick<Services, 'db'>) {
  async function readPage(c: Context<AppEnv>, path: string): Promise<Page> {
    await requireAudience(c, toPathAudience(path))
    const publishedPage = await readPublishedPage(db, c.get('locale'), path, (audience) => requireAudience(c, audience))
    if (!publishedPage) {
      const isDeleted = await isDeletedRecord(db, c.get('locale'), path)
      throw isDeleted ? new HttpError('gone') : new NotFoundError()
    }
    await admitToPage(c, publishedPage.page.is_online, publishedPage.tags)
    return publishedPage.page
  }

  async function readForEditors(c: Context<AppEnv>, path: string, variant: DraftQuery): Promise<PageDraft> {
    const locale = c.get('locale')
    const pageId = await findPageId(db, locale, path)
    if (pageId === null) throw new NotFoundError()
    if (variant.version_id === undefined && variant.on === undefined) {
      return await readDraft(db, locale, pageId)
    }
    const versionId =
      variant.version_id === undefined
        ? await findVersionAt(db, locale, pageId, new Date(variant.on ?? ''))
        : parseId(variant.version_id)
    const version = versionId === null ? null : await readVersion(db, locale, pageId, versionId)
    if (!version) throw new NotFoundError()
    return version
  }

  async function read(c: Context<AppEnv>, path: string, variant: DraftQuery): Promise<Page | PageDraft> {
    if (!isForEditors(variant)) return readPage(c, path)
    await requireRight(c, mayEditPages)
    return readForEditors(c, path, variant)
  }

  return createRouter()
    .openapi(home, async (c) => c.json(await read(c, '', c.req.valid('query')), 200))
    .openapi(byPath, async (c) => c.json(await read(c, c.req.valid('param').path, c.req.valid('query')), 200))
}

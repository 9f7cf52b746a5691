import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, pagingQuery, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { reportFault, toRefusalText } from '@/backend/platform/http/responses/refusal-text'
import { createRouter, invalidFields, json, jsonContent, missingRecord, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { conflictSchema } from '@/lib/contract/common/errors'
import {
  type BulkPublished,
  bulkPublishedSchema,
  bulkPublishingSchema,
  pageDraftSchema,
  pageVersionListSchema,
  publishingSchema,
  translatedSchema,
} from '@/lib/contract/pages/page-editing'
import { listVersions } from '../list-versions'
import { markTranslated, unmarkTranslated } from '../mark-translated'
import { readDraft } from '../page-draft'
import { mayEditPages } from '../policy'
import { publishMany } from '../publish-many'
import { publishPage } from '../publish-page'
import { unpublishNow } from '../unpublish-now'
import { readWorkingCopy } from '../working-copy'

const params = z.object({ id: z.string() })
const draftResponse = json(pageDraftSchema, 'The page with the data for editors')
const refusals = {
  401: refusal('Not logged in'),
  403: refusal('The user lacks the right'),
  404: missingRecord('Unknown page, or it lacks the language'),
}

const publish = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/publish',
  middleware: authorize(mayEditPages),
  summary: 'Publishes the working copy and stores it as a version',
  request: {
    params,
    body: { required: true, content: { 'application/json': { schema: publishingSchema } } },
  },
  responses: {
    200: draftResponse,
    400: invalidFields(
      'Errors by field, or content that cannot be published: pictures by field, under `modules` by id and field',
    ),
    ...refusals,
    409: refusal('Another page is published at the address, or an approval is missing'),
  },
})

const publishAtOnce = createRoute({
  method: 'post',
  path: '/publish',
  middleware: authorize(mayEditPages),
  summary: 'Publishes several pages; a dry run returns the refused pages with reasons',
  request: { body: jsonContent(bulkPublishingSchema) },
  responses: {
    200: json(bulkPublishedSchema, 'The result or the expected result for each page'),
    400: invalidFields('Errors by field'),
    401: refusals[401],
    403: refusals[403],
  },
})

const draft = createRoute({
  method: 'get',
  path: '/page/:id{[0-9]+}/draft',
  middleware: authorize(mayEditPages),
  summary: 'Returns the working copy of a page by id, independent of its address',
  request: { params },
  responses: { 200: draftResponse, ...refusals },
})

const unpublish = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/unpublish',
  middleware: authorize(mayEditPages),
  summary: 'Takes a page offline and cancels its scheduled steps',
  request: { params },
  responses: { 200: draftResponse, ...refusals },
})

const versions = createRoute({
  method: 'get',
  path: '/page/:id{[0-9]+}/versions',
  middleware: authorize(mayEditPages),
  summary: 'Lists the versions of a page, newest first',
  request: { params, query: pagingQuery },
  responses: { 200: json(pageVersionListSchema, 'A page of the list'), ...refusals },
})

const markRoute = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/translated',
  middleware: authorize(mayEditPages),
  summary: 'Marks modules as up to date with their counterparts in the other language, or as having none',
  request: { params, body: jsonContent(translatedSchema) },
  responses: {
    200: draftResponse,
    400: invalidFields('Errors by field'),
    ...refusals,
    409: json(conflictSchema, 'A counterpart has changed since'),
  },
})

const undoMarkRoute = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/translated/undo',
  middleware: authorize(mayEditPages),
  summary: 'Undoes the last marking of modules and their counterparts',
  request: { params, body: jsonContent(translatedSchema) },
  responses: { ...markRoute.responses, 409: json(conflictSchema, 'The modules were marked again since') },
})

/**
 * pageeditor-api/publish/, and draft/, publish/, unpublish/, translated/ and versions/ below
 * page/{id}/
 */
export function publishRoutes({ db, env, clock, log }: Pick<Services, 'db' | 'env' | 'clock' | 'log'>) {
  const toPageLanguage = (c: Context<AppEnv>) => ({
    pageId: readId(c.req.param('id') ?? ''),
    locale: c.get('locale'),
  })
  const readRequestedDraft = (c: Context<AppEnv>) => {
    const { pageId, locale } = toPageLanguage(c)
    return readDraft(db, locale, pageId)
  }
  return createRouter()
    .openapi(draft, async (c) => c.json(await readRequestedDraft(c), 200))
    .openapi(publish, async (c) => {
      const { user } = await requireRight(c, mayEditPages)
      const { note, waived, keeps_plan: shouldKeepPlan } = c.req.valid('json')
      await publishPage(db, {
        ...toPageLanguage(c),
        note,
        waived,
        shouldKeepPlan,
        authorId: user.id,
        now: clock(),
        isDecision: true,
      })
      return c.json(await readRequestedDraft(c), 200)
    })
    .openapi(publishAtOnce, async (c) => {
      const { user } = await requireRight(c, mayEditPages)
      const { pages, note, is_check: isCheck } = c.req.valid('json')
      const attempts = await publishMany(db, { pages, note, isCheck, authorId: user.id, now: clock() })
      const result: BulkPublished = { done: [], refused: [] }
      for (const { page: attemptedPage, error } of attempts) {
        const locale = c.get('locale')
        if (error === null) result.done.push(attemptedPage)
        else {
          const detail = toRefusalText(error, locale) ?? reportFault(log, error, locale)
          result.refused.push({ ...attemptedPage, detail })
        }
      }
      return c.json(result, 200)
    })
    .openapi(unpublish, async (c) => {
      const { user } = await requireRight(c, mayEditPages)
      await unpublishNow(db, { ...toPageLanguage(c), userId: user.id })
      return c.json(await readRequestedDraft(c), 200)
    })
    .openapi(markRoute, async (c) => {
      const { user } = await requireRight(c, mayEditPages)
      await markTranslated(db, { ...toPageLanguage(c), userId: user.id, ...c.req.valid('json') })
      return c.json(await readRequestedDraft(c), 200)
    })
    .openapi(undoMarkRoute, async (c) => {
      const { user } = await requireRight(c, mayEditPages)
      await unmarkTranslated(db, { ...toPageLanguage(c), userId: user.id, ...c.req.valid('json') })
      return c.json(await readRequestedDraft(c), 200)
    })
    .openapi(versions, async (c) => {
      const range = pageRange(c.req.valid('query'))
      const { pageId, locale } = toPageLanguage(c)
      await readWorkingCopy(db, pageId, locale)
      return c.json(presentList(c, env.SITE_URL, range, await listVersions(db, toPageLanguage(c), range)), 200)
    })
}

import { createRoute, z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import { fileContent, serveFile } from '@/backend/library/downloads/routes/serve-file'
import { formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { NotFoundError } from '@/backend/platform/errors'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, pagingQuery, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { contentDisposition } from '@/backend/platform/http/responses/content-disposition'
import { privateCacheControl } from '@/backend/platform/http/responses/security-headers'
import { createRouter, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { recordId } from '@/lib/contract/common/record-id'
import { answeredFormsSchema, formSubmissionListSchema } from '@/lib/contract/forms/form-submission'
import { recordAnswerEvent } from '../answer-events'
import { formatAnswersAsCsv } from '../csv'
import { findAnswerFile, listAnswers, listAnswersForExport, listForms } from '../list-answers'
import { mayReadAnswers } from '../policy'
import { formCondition, removeAnswers } from '../remove-answers'
import { answerFileKey } from '../store-answers'

const middleware = authorize(mayReadAnswers)
const id = z.string()
const refusals = { 401: refusal('Not logged in'), 403: refusal('The user lacks the right') }
const notFoundResponse = refusal('Unknown answer')

const list = createRoute({
  method: 'get',
  path: '/forms',
  middleware,
  summary: 'Lists the forms that are open or have answers',
  responses: { 200: json(answeredFormsSchema, 'Forms with the newest answers first'), ...refusals },
})

const answers = createRoute({
  method: 'get',
  path: '/forms/:id{[0-9]+}/answers',
  middleware,
  summary: 'Lists the answers to a form, newest first',
  request: { params: z.object({ id }), query: pagingQuery },
  responses: { 200: json(formSubmissionListSchema, 'A page of the list'), 404: notFoundResponse, ...refusals },
})

const csv = createRoute({
  method: 'get',
  path: '/forms/:id{[0-9]+}/answers.csv',
  middleware,
  summary: 'Exports all answers to a form as CSV, UTF-8 with semicolons',
  request: { params: z.object({ id }) },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    404: notFoundResponse,
    ...refusals,
  },
})

const file = createRoute({
  method: 'get',
  path: '/forms/:id{[0-9]+}/files/:file{[0-9]+}',
  middleware,
  summary: 'Returns a file of an answer',
  request: { params: z.object({ id, file: z.string() }) },
  responses: { 200: { description: 'The file', content: fileContent }, 404: notFoundResponse, ...refusals },
})

const remove = createRoute({
  method: 'delete',
  path: '/forms/:id{[0-9]+}/answers/:answer{[0-9]+}',
  middleware,
  summary: 'Deletes an answer with its files',
  request: { params: z.object({ id, answer: z.string() }) },
  responses: { 204: { description: 'Deleted' }, 404: notFoundResponse, ...refusals },
})

const removeAll = createRoute({
  method: 'delete',
  path: '/forms/:id{[0-9]+}/answers',
  middleware,
  summary: 'Deletes all answers to a form with their files; with `newest`, only up to this answer',
  request: { params: z.object({ id }), query: z.object({ newest: z.coerce.number().pipe(recordId).optional() }) },
  responses: { 204: { description: 'Deleted' }, ...refusals },
})

type SubmissionServices = Pick<Services, 'db' | 'storage' | 'clock' | 'env'>

/** pageeditor-api/forms/ with {id}/answers/, {id}/answers.csv and {id}/files/{file}/ */
export function formSubmissionRoutes(services: SubmissionServices) {
  const { db, clock, env } = services
  return createRouter()
    .openapi(list, async (c) => c.json(await listForms(db, clock()), 200))
    .openapi(answers, async (c) => {
      const range = pageRange(c.req.valid('query'))
      const query = { formId: readId(c.req.param('id')), now: clock(), locale: c.get('locale') }
      return c.json(presentList(c, env.SITE_URL, range, await listAnswers(db, query, range)), 200)
    })
    .openapi(csv, async (c) => {
      const login = await requireRight(c, mayReadAnswers)
      requireRecentProof(login, clock())
      const formId = readId(c.req.param('id'))
      const rows = await listAnswersForExport(db, formId, clock())
      const author = { userId: login.user.id, now: clock() }
      await recordAnswerEvent(db, 'form-answers-exported', { formId, count: rows.length }, author)
      const name = `${rows.at(-1)?.title || `form-${formId}`}.csv`
      return c.body(formatAnswersAsCsv(rows, c.get('locale')), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition('attachment', name),
        'Cache-Control': privateCacheControl,
      })
    })
    .openapi(file, async (c) => {
      const [formId, fileId] = [readId(c.req.param('id')), readId(c.req.param('file'))]
      const answerFile = await findAnswerFile(db, { formId, fileId, now: clock() })
      if (!answerFile) throw new NotFoundError()
      const key = answerFileKey(answerFile.file.hash)
      const storedFile = { ...answerFile.file, storedAt: answerFile.storedAt, key, isPublic: false }
      return serveFile(c, services, { ...storedFile, isOutsideFile: true })
    })
    .openapi(remove, async (c) => {
      const { user } = await requireRight(c, mayReadAnswers)
      const [formId, answerId] = [readId(c.req.param('id')), readId(c.req.param('answer'))]
      const removedCount = await removeAnswers(services, and(formCondition(formId), eq(formSubmissions.id, answerId)))
      if (removedCount === 0) throw new NotFoundError()
      await recordAnswerEvent(db, 'form-answers-deleted', { formId, count: 1 }, { userId: user.id, now: clock() })
      return c.body(null, 204)
    })
    .openapi(removeAll, async (c) => {
      const { user } = await requireRight(c, mayReadAnswers)
      const formId = readId(c.req.param('id'))
      const condition = formCondition(formId, c.req.valid('query').newest)
      const removedCount = await removeAnswers(services, condition)
      const author = { userId: user.id, now: clock() }
      await recordAnswerEvent(db, 'form-answers-deleted', { formId, count: removedCount }, author)
      return c.body(null, 204)
    })
}

import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { toRefusalText } from '@/backend/platform/http/responses/refusal-text'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import {
  textReplacementRequestSchema,
  textReplacementSchema,
  textSearchQuerySchema,
  textSearchSchema,
  undoableReplacementsSchema,
} from '@/lib/contract/pages/text-replacement'
import { findPagesWithWords } from './find-pages'
import { listUndoableReplacements } from './list-replacements'
import { type Outcome, presentOutcome } from './outcome'
import { mayReplaceText, mayUndo } from './policy'
import { replaceText } from './replace-text'
import { undoReplacement } from './undo-replacement'

const middleware = authorize(mayReplaceText)
const outcomeResponse = json(textReplacementSchema, 'The changed and the skipped pages')
const refusals = { 401: refusal('Not logged in'), 403: refusal('The user lacks the right') }
const invalidFieldsResponse = { 400: invalidFields('Errors by field') }

const find = createRoute({
  method: 'get',
  path: '/text-search',
  middleware,
  summary: 'Finds words in the working copies of all pages of the language, in all visible texts',
  request: { query: textSearchQuerySchema },
  responses: { 200: json(textSearchSchema, 'The pages with matches'), ...invalidFieldsResponse, ...refusals },
})

const list = createRoute({
  method: 'get',
  path: '/text-replacements',
  middleware,
  summary: 'Lists the replacements of the last 30 days that the user may undo',
  responses: { 200: json(undoableReplacementsSchema, 'Newest first'), ...refusals },
})

const replace = createRoute({
  method: 'post',
  path: '/text-replacements',
  middleware,
  summary: 'Replaces words in the working copies of pages in one transaction, without publishing',
  request: { body: jsonContent(textReplacementRequestSchema) },
  responses: { 200: outcomeResponse, ...invalidFieldsResponse, ...refusals },
})

const undo = createRoute({
  method: 'post',
  path: '/text-replacements/:id{[0-9]+}/undo',
  middleware,
  summary: 'Undoes a replacement in texts that have not changed since',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: outcomeResponse,
    401: refusals[401],
    403: refusal('Only the author of the replacement and administrators may do this'),
    404: refusal('The replacement does not exist or is older than 30 days'),
    409: refusal('The replacement was already undone'),
  },
})

/** pageeditor-api/text-search/, text-replacements/ and text-replacements/{id}/undo/ */
export function textReplacementRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const toResponse = (c: Context<AppEnv>, outcome: Outcome) =>
    presentOutcome(outcome, (error) => toRefusalText(error, c.get('locale')))
  return createRouter()
    .openapi(find, async (c) => {
      const { words, is_exact, replacement, after } = c.req.valid('query')
      const search = { text: words, isExact: is_exact === 'true', replacement }
      return c.json(await findPagesWithWords(db, c.get('locale'), search, after), 200)
    })
    .openapi(list, async (c) => {
      const { user } = await requireRight(c, mayReplaceText)
      return c.json(await listUndoableReplacements(db, c.get('locale'), (row) => mayUndo(user, row)), 200)
    })
    .openapi(replace, async (c) => {
      const { user } = await requireRight(c, mayReplaceText)
      const author = { locale: c.get('locale'), siteUrl: env.SITE_URL, userId: user.id, now: clock() }
      return c.json(toResponse(c, await replaceText(db, author, c.req.valid('json'))), 200)
    })
    .openapi(undo, async (c) => {
      const { user } = await requireRight(c, mayReplaceText)
      const id = readId(c.req.param('id'))
      const author = { siteUrl: env.SITE_URL, userId: user.id, now: clock() }
      const request = { id, author, mayUndo: (replacement: { createdBy: number | null }) => mayUndo(user, replacement) }
      return c.json(toResponse(c, await undoReplacement(db, request)), 200)
    })
}

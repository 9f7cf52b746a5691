import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import {
  commentChangeSchema,
  commentCreationSchema,
  editorNamesSchema,
  feedbackSchema,
  openFeedbackSchema,
  reviewDecisionSchema,
  reviewRequestSchema,
} from '@/lib/contract/pages/feedback'
import { addComment, changeComment, removeComment, resolveThread } from './comments'
import { listOpenFeedback } from './list-open-feedback'
import { mayGiveFeedback } from './policy'
import { listEditors, readFeedback } from './read-feedback'
import { decideReview, requestReview, withdrawReview } from './reviews'

/** The maximum number of entries in lists of open feedback. */
const listed = 50

const page = '/page/:id{[0-9]+}'
const comment = `${page}/comments/:comment{[0-9]+}`
const ofPage = { params: z.object({ id: z.string() }) }
const ofComment = { params: z.object({ id: z.string(), comment: z.string() }) }
const refusals = {
  401: refusal('Nobody is logged in'),
  403: refusal('Only editors may do this'),
  404: refusal('There is no such page in this language, or no such comment'),
}
const answers = { 200: json(feedbackSchema, 'What is said about the page now'), ...refusals }
const middleware = authorize(mayGiveFeedback)

const editors = createRoute({
  method: 'get',
  path: '/editors',
  middleware,
  summary: 'Who can be mentioned and asked for a review',
  responses: { 200: json(editorNamesSchema, 'By name'), 401: refusals[401], 403: refusals[403] },
})

const open = createRoute({
  method: 'get',
  path: '/feedback',
  middleware,
  summary: 'What waits for the editor on all pages: reviews and comments',
  responses: { 200: json(openFeedbackSchema, 'At most 50 of each'), 401: refusals[401], 403: refusals[403] },
})

const read = createRoute({
  method: 'get',
  path: `${page}/feedback`,
  middleware,
  request: ofPage,
  summary: 'What editors say to each other about a page, and its review',
  responses: answers,
})

const add = createRoute({
  method: 'post',
  path: `${page}/comments`,
  middleware,
  summary: 'Begins a thread or answers one; who is mentioned or takes part in it gets a mail',
  request: { ...ofPage, body: jsonContent(commentCreationSchema) },
  responses: {
    ...answers,
    400: invalidFields('What is wrong, by field'),
    409: refusal('The page, or the thread, has too many comments'),
  },
})

const change = createRoute({
  method: 'patch',
  path: comment,
  middleware,
  summary: "Changes one's own comment",
  request: { ...ofComment, body: jsonContent(commentChangeSchema) },
  responses: { ...answers, 400: invalidFields('What is wrong, by field') },
})

const remove = createRoute({
  method: 'delete',
  path: comment,
  middleware,
  request: ofComment,
  summary: "Deletes one's own comment, with the thread that it began",
  responses: { ...answers, 409: refusal('Others have answered') },
})

const resolve = createRoute({
  method: 'post',
  path: `${comment}/resolve`,
  middleware,
  request: ofComment,
  summary: 'Marks a thread as resolved',
  responses: answers,
})

const reopen = createRoute({
  method: 'post',
  path: `${comment}/reopen`,
  middleware,
  request: ofComment,
  summary: 'Opens a thread again',
  responses: answers,
})

const request = createRoute({
  method: 'post',
  path: `${page}/review`,
  middleware,
  summary: 'Asks somebody, or anybody, to review the page as it is now',
  request: { ...ofPage, body: jsonContent(reviewRequestSchema) },
  responses: { ...answers, 400: invalidFields('What is wrong, by field') },
})

const withdraw = createRoute({
  method: 'delete',
  path: `${page}/review`,
  middleware,
  request: ofPage,
  summary: "Takes one's own request for a review back",
  responses: { ...answers, 409: refusal('Nothing waits for a review') },
})

const decision = { ...ofPage, body: jsonContent(reviewDecisionSchema) }
const decided = {
  ...answers,
  400: invalidFields('What is wrong, by field'),
  409: refusal('Nothing waits for a review, or the page was changed since'),
}

const approve = createRoute({
  method: 'post',
  path: `${page}/review/approve`,
  middleware,
  request: decision,
  summary: 'Approves the page as it was when the review was requested; never by who requested it',
  responses: decided,
})

const giveBack = createRoute({
  method: 'post',
  path: `${page}/review/return`,
  middleware,
  request: decision,
  summary: 'Returns the page to who requested the review',
  responses: decided,
})

/** pageeditor-api/editors/, feedback/, page/{id}/feedback/, comments/ and review/ */
export function feedbackRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const getPage = (c: Context<AppEnv>) => ({
    pageId: readId(c.req.param('id') ?? ''),
    locale: c.get('locale'),
  })
  const getCommentId = (c: Context<AppEnv>) => readId(c.req.param('comment') ?? '')
  const mailing = { siteUrl: env.SITE_URL }
  const requireWriter = async (c: Context<AppEnv>) => {
    const { user } = await requireRight(c, mayGiveFeedback)
    return { ...getPage(c), user, now: clock() }
  }
  const answer = (c: Context<AppEnv>) => readFeedback(db, getPage(c))

  return createRouter()
    .openapi(editors, async (c) => c.json(await listEditors(db), 200))
    .openapi(open, async (c) => {
      const { user } = await requireRight(c, mayGiveFeedback)
      return c.json(await listOpenFeedback(db, user.id, listed), 200)
    })
    .openapi(read, async (c) => c.json(await answer(c), 200))
    .openapi(add, async (c) => {
      await addComment(db, await requireWriter(c), c.req.valid('json'), mailing)
      return c.json(await answer(c), 200)
    })
    .openapi(change, async (c) => {
      await changeComment(db, await requireWriter(c), getCommentId(c), c.req.valid('json').text)
      return c.json(await answer(c), 200)
    })
    .openapi(remove, async (c) => {
      await removeComment(db, await requireWriter(c), getCommentId(c))
      return c.json(await answer(c), 200)
    })
    .openapi(resolve, async (c) => {
      await resolveThread(db, await requireWriter(c), getCommentId(c), true)
      return c.json(await answer(c), 200)
    })
    .openapi(reopen, async (c) => {
      await resolveThread(db, await requireWriter(c), getCommentId(c), false)
      return c.json(await answer(c), 200)
    })
    .openapi(request, async (c) => {
      await requestReview(db, await requireWriter(c), c.req.valid('json'), mailing)
      return c.json(await answer(c), 200)
    })
    .openapi(withdraw, async (c) => {
      await withdrawReview(db, await requireWriter(c))
      return c.json(await answer(c), 200)
    })
    .openapi(approve, async (c) => {
      const decision = { state: 'approved' as const, ...c.req.valid('json') }
      await decideReview(db, await requireWriter(c), decision, mailing)
      return c.json(await answer(c), 200)
    })
    .openapi(giveBack, async (c) => {
      const decision = { state: 'returned' as const, ...c.req.valid('json') }
      await decideReview(db, await requireWriter(c), decision, mailing)
      return c.json(await answer(c), 200)
    })
}

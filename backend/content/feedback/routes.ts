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
import { addComment, changeComment, deleteComment, resolveThread } from './comments'
import { listOpenFeedback } from './list-open-feedback'
import { mayGiveFeedback } from './policy'
import { listEditors, readFeedback } from './read-feedback'
import { decideReview, requestReview, withdrawReview } from './reviews'

/** The maximum number of entries in lists of open feedback. */
const maxEntries = 50

const pagePath = '/page/:id{[0-9]+}'
const commentPath = `${pagePath}/comments/:comment{[0-9]+}`
const pageRequest = { params: z.object({ id: z.string() }) }
const commentRequest = { params: z.object({ id: z.string(), comment: z.string() }) }
const refusals = {
  401: refusal('Not logged in'),
  403: refusal('The user is not an editor'),
  404: refusal('The page does not exist in this language, or the comment does not exist'),
}
const feedbackResponses = { 200: json(feedbackSchema, 'The comments on the page and its review'), ...refusals }
const ownCommentResponses = {
  ...feedbackResponses,
  403: refusal('The user is not an editor, or not the author of the comment'),
}
const middleware = authorize(mayGiveFeedback)

const editors = createRoute({
  method: 'get',
  path: '/editors',
  middleware,
  summary: 'Lists the users that can be mentioned or asked for a review',
  responses: { 200: json(editorNamesSchema, 'Sorted by name'), 401: refusals[401], 403: refusals[403] },
})

const listOpen = createRoute({
  method: 'get',
  path: '/feedback',
  middleware,
  summary: 'Lists the reviews and comments that wait for the editor, on all pages',
  responses: { 200: json(openFeedbackSchema, 'At most 50 of each'), 401: refusals[401], 403: refusals[403] },
})

const read = createRoute({
  method: 'get',
  path: `${pagePath}/feedback`,
  middleware,
  request: pageRequest,
  summary: 'Returns the comments of editors on a page, and its review',
  responses: feedbackResponses,
})

const add = createRoute({
  method: 'post',
  path: `${pagePath}/comments`,
  middleware,
  summary: 'Starts a thread or replies to one; mails mentioned users and participants of the thread',
  request: { ...pageRequest, body: jsonContent(commentCreationSchema) },
  responses: {
    ...feedbackResponses,
    400: invalidFields('Errors by field'),
    409: refusal('The page, or the thread, has too many comments'),
  },
})

const change = createRoute({
  method: 'patch',
  path: commentPath,
  middleware,
  summary: 'Changes a comment of the user; mails mentioned users',
  request: { ...commentRequest, body: jsonContent(commentChangeSchema) },
  responses: { ...ownCommentResponses, 400: invalidFields('Errors by field') },
})

const remove = createRoute({
  method: 'delete',
  path: commentPath,
  middleware,
  request: commentRequest,
  summary: 'Deletes a comment of the user or of a guest; with the first comment, the whole thread',
  responses: { ...ownCommentResponses, 409: refusal('Other users have replied') },
})

const resolve = createRoute({
  method: 'post',
  path: `${commentPath}/resolve`,
  middleware,
  request: commentRequest,
  summary: 'Marks a thread as resolved',
  responses: feedbackResponses,
})

const reopen = createRoute({
  method: 'post',
  path: `${commentPath}/reopen`,
  middleware,
  request: commentRequest,
  summary: 'Reopens a thread',
  responses: feedbackResponses,
})

const requestRoute = createRoute({
  method: 'post',
  path: `${pagePath}/review`,
  middleware,
  summary: 'Requests a review of the page in its current state from one user or from all editors',
  request: { ...pageRequest, body: jsonContent(reviewRequestSchema) },
  responses: { ...feedbackResponses, 400: invalidFields('Errors by field') },
})

const withdraw = createRoute({
  method: 'delete',
  path: `${pagePath}/review`,
  middleware,
  request: pageRequest,
  summary: 'Withdraws a review request of the user',
  responses: {
    ...feedbackResponses,
    403: refusal('The user is not an editor, or did not request the review'),
    409: refusal('No review is requested'),
  },
})

const decisionRequest = { ...pageRequest, body: jsonContent(reviewDecisionSchema) }
const decisionResponses = {
  ...feedbackResponses,
  400: invalidFields('Errors by field'),
  403: refusal('The user is not an editor, or requested the review'),
  409: refusal('No review is requested, or the approved page has changed since the request'),
}

const approve = createRoute({
  method: 'post',
  path: `${pagePath}/review/approve`,
  middleware,
  request: decisionRequest,
  summary: 'Approves the page if it has not changed since the review was requested',
  responses: decisionResponses,
})

const returnPage = createRoute({
  method: 'post',
  path: `${pagePath}/review/return`,
  middleware,
  request: decisionRequest,
  summary: 'Declines the review and sends the page back to its requester',
  responses: decisionResponses,
})

/** pageeditor-api/editors/, feedback/, page/{id}/feedback/, comments/ and review/ */
export function feedbackRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const readPageLanguage = (c: Context<AppEnv>) => ({
    pageId: readId(c.req.param('id') ?? ''),
    locale: c.get('locale'),
  })
  const getCommentId = (c: Context<AppEnv>) => readId(c.req.param('comment') ?? '')
  const siteUrl = env.SITE_URL
  const requireWriter = async (c: Context<AppEnv>) => {
    const { user } = await requireRight(c, mayGiveFeedback)
    return { ...readPageLanguage(c), user, now: clock() }
  }
  const readPageFeedback = (c: Context<AppEnv>) => readFeedback(db, readPageLanguage(c))

  return createRouter()
    .openapi(editors, async (c) => c.json(await listEditors(db), 200))
    .openapi(listOpen, async (c) => {
      const { user } = await requireRight(c, mayGiveFeedback)
      return c.json(await listOpenFeedback(db, user.id, maxEntries), 200)
    })
    .openapi(read, async (c) => c.json(await readPageFeedback(c), 200))
    .openapi(add, async (c) => {
      await addComment(db, await requireWriter(c), c.req.valid('json'), siteUrl)
      return c.json(await readPageFeedback(c), 200)
    })
    .openapi(change, async (c) => {
      const comment = { commentId: getCommentId(c), ...c.req.valid('json') }
      await changeComment(db, await requireWriter(c), comment, siteUrl)
      return c.json(await readPageFeedback(c), 200)
    })
    .openapi(remove, async (c) => {
      await deleteComment(db, await requireWriter(c), getCommentId(c))
      return c.json(await readPageFeedback(c), 200)
    })
    .openapi(resolve, async (c) => {
      await resolveThread(db, await requireWriter(c), getCommentId(c), true)
      return c.json(await readPageFeedback(c), 200)
    })
    .openapi(reopen, async (c) => {
      await resolveThread(db, await requireWriter(c), getCommentId(c), false)
      return c.json(await readPageFeedback(c), 200)
    })
    .openapi(requestRoute, async (c) => {
      await requestReview(db, await requireWriter(c), c.req.valid('json'), siteUrl)
      return c.json(await readPageFeedback(c), 200)
    })
    .openapi(withdraw, async (c) => {
      await withdrawReview(db, await requireWriter(c))
      return c.json(await readPageFeedback(c), 200)
    })
    .openapi(approve, async (c) => {
      const decision = { state: 'approved' as const, ...c.req.valid('json') }
      await decideReview(db, await requireWriter(c), decision, siteUrl)
      return c.json(await readPageFeedback(c), 200)
    })
    .openapi(returnPage, async (c) => {
      const decision = { state: 'returned' as const, ...c.req.valid('json') }
      await decideReview(db, await requireWriter(c), decision, siteUrl)
      return c.json(await readPageFeedback(c), 200)
    })
}

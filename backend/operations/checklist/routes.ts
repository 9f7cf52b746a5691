import { createRoute } from '@hono/zod-openapi'
import { TooManyAttemptsError } from '@/backend/platform/errors'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { checklistChangeSchema, checklistSchema } from '@/lib/contract/site/checklist'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { dismissTasks, sendTestMail } from './change-checklist'
import { mayManageChecklist } from './policy'
import { readChecklist } from './read-checklist'

const middleware = authorize(mayManageChecklist)
const refusals = { 401: refusal('Not logged in'), 403: refusal('The user is not an administrator') }
const notFoundResponse = refusal('The site has no checklist')

const read = createRoute({
  method: 'get',
  path: '/checklist',
  middleware,
  summary: 'Returns the tasks of a site that was set up without the demo, for administrators',
  responses: { 200: json(checklistSchema, 'With the current state of each task'), ...refusals },
})

const change = createRoute({
  method: 'patch',
  path: '/checklist',
  middleware,
  summary: 'Hides tasks of the checklist or shows them again',
  request: { body: jsonContent(checklistChangeSchema) },
  responses: {
    200: json(checklistSchema, 'The current checklist'),
    400: invalidFields('Unknown task'),
    404: notFoundResponse,
    ...refusals,
  },
})

const testMail = createRoute({
  method: 'post',
  path: '/checklist/test-mails',
  middleware,
  summary: 'Sends a test mail to the current administrator; the checklist shows its state',
  responses: {
    201: json(checklistSchema, 'The mail is in the outbox'),
    404: notFoundResponse,
    409: refusal('No mail server is configured'),
    429: refusal('Too many test mails'),
    ...refusals,
  },
})

/** Limit of test mails per user. */
const limitPerUser = { burst: 10, perSecond: 1 / 30 }

/** GET and PATCH api/checklist/, POST api/checklist/test-mails/ */
export function checklistRoutes(services: Pick<Services, 'db' | 'env' | 'clock'>) {
  const testMails = createTokenBuckets(limitPerUser)
  return createRouter()
    .openapi(read, async (c) => {
      await requireRight(c, mayManageChecklist)
      return c.json(await readChecklist(services, c.get('locale')), 200)
    })
    .openapi(change, async (c) => {
      await requireRight(c, mayManageChecklist)
      await dismissTasks(services, c.req.valid('json'))
      return c.json(await readChecklist(services, c.get('locale')), 200)
    })
    .openapi(testMail, async (c) => {
      const { user } = await requireRight(c, mayManageChecklist)
      const retryAfterSeconds = testMails.take(String(user.id), services.clock())
      if (retryAfterSeconds > 0) throw new TooManyAttemptsError(retryAfterSeconds)
      await sendTestMail(services, user)
      return c.json(await readChecklist(services, c.get('locale')), 201)
    })
}

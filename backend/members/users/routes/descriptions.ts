import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { invalidFields, json, refusal } from '@/backend/platform/http/router'
import { currentUserSchema, profileChangeSchema, sessionListSchema } from '@/lib/contract/accounts/account'
import { accountDeletionSchema } from '@/lib/contract/accounts/auth-requests'
import { mayManageAccount } from '../policy'

// The calls about one's own account. The login is checked before anything else of a request.

const middleware = authorize(mayManageAccount)
const nobody = refusal('Nobody is logged in')
const unproved = refusal(
  'Nobody is logged in, or the password has to be given once more (flow reauthenticate)',
)

export const me = createRoute({
  method: 'get',
  path: '/users/me',
  summary: 'The user who is logged in',
  responses: { 200: json(currentUserSchema, 'The user'), 401: nobody },
})

export const changeMe = createRoute({
  method: 'patch',
  path: '/users/me',
  middleware,
  summary: "Changes the user's own data; fields that are not the user's to change are ignored",
  request: { body: { required: true, content: { 'application/json': { schema: profileChangeSchema } } } },
  responses: {
    200: json(currentUserSchema, 'The user as changed'),
    400: invalidFields('What is wrong, by field'),
    401: nobody,
  },
})

export const deleteMe = createRoute({
  method: 'delete',
  path: '/users/me',
  middleware,
  summary: 'Deletes the account; the password is asked',
  request: { body: { required: true, content: { 'application/json': { schema: accountDeletionSchema } } } },
  responses: {
    204: { description: 'Deleted' },
    400: invalidFields('The password is missing or wrong'),
    401: nobody,
    429: refusal('Too many wrong passwords; Retry-After says for how long'),
  },
})

export const exportMe = createRoute({
  method: 'get',
  path: '/users/me/export',
  middleware,
  summary: 'Everything that is stored about the user, as a file',
  responses: { 200: json(z.looseObject({ profile: currentUserSchema }), 'The data'), 401: unproved },
})

export const sessionsOfMe = createRoute({
  method: 'get',
  path: '/users/me/sessions',
  middleware,
  summary: 'Where the user is logged in',
  request: { query: pagingQuery },
  responses: {
    200: json(sessionListSchema, 'A page of the list'),
    401: nobody,
    404: refusal('There is no such page'),
  },
})

export const endOtherSessions = createRoute({
  method: 'delete',
  path: '/users/me/sessions',
  middleware,
  summary: 'Logs out everywhere else',
  responses: { 204: { description: 'Logged out' }, 401: unproved },
})

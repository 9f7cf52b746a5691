import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { invalidFields, json, refusal } from '@/backend/platform/http/router'
import { currentUserSchema, profileChangeSchema, sessionListSchema } from '@/lib/contract/accounts/account'
import { accountDeletionSchema } from '@/lib/contract/accounts/auth-requests'
import { mayManageAccount } from '../policy'

// The calls about the current user. The middleware checks the login before the body is validated.

const middleware = authorize(mayManageAccount)
const notLoggedIn = refusal('Not logged in')
const reauthenticationRequired = refusal('Not logged in, or the flow reauthenticate is required')

export const me = createRoute({
  method: 'get',
  path: '/users/me',
  summary: 'Returns the current user',
  responses: { 200: json(currentUserSchema, 'The user'), 401: notLoggedIn },
})

export const changeMe = createRoute({
  method: 'patch',
  path: '/users/me',
  middleware,
  summary: 'Changes data of the current user; ignores read-only fields',
  request: { body: { required: true, content: { 'application/json': { schema: profileChangeSchema } } } },
  responses: {
    200: json(currentUserSchema, 'The changed user'),
    400: invalidFields('Errors by field'),
    401: notLoggedIn,
  },
})

export const deleteMe = createRoute({
  method: 'delete',
  path: '/users/me',
  middleware,
  summary: 'Deletes the account; requires the password',
  request: { body: { required: true, content: { 'application/json': { schema: accountDeletionSchema } } } },
  responses: {
    204: { description: 'Deleted' },
    400: invalidFields('The password is missing or wrong'),
    401: notLoggedIn,
    429: refusal('Too many wrong passwords; see Retry-After'),
  },
})

export const exportMe = createRoute({
  method: 'get',
  path: '/users/me/export',
  middleware,
  summary: 'Exports all stored data of the user as a file',
  responses: { 200: json(z.looseObject({ profile: currentUserSchema }), 'The data'), 401: reauthenticationRequired },
})

export const sessionsOfMe = createRoute({
  method: 'get',
  path: '/users/me/sessions',
  middleware,
  summary: 'Lists the sessions of the user',
  request: { query: pagingQuery },
  responses: {
    200: json(sessionListSchema, 'A page of the list'),
    401: notLoggedIn,
    404: refusal('The page number is too high'),
  },
})

export const endOtherSessions = createRoute({
  method: 'delete',
  path: '/users/me/sessions',
  middleware,
  summary: 'Ends all other sessions of the user',
  responses: { 204: { description: 'The other sessions are ended' }, 401: reauthenticationRequired },
})

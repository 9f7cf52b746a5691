import { z } from '@hono/zod-openapi'
import { json, jsonContent } from '@/backend/platform/http/router'
import {
  authErrorSchema,
  authStatusSchema,
  reauthenticationSchema,
  unauthenticatedSchema,
} from '@/lib/contract/accounts/auth'

// Responses that several authentication calls share.

export const invalidBody = json(authErrorSchema, 'Errors by field')
export const tooManyAttempts = json(authErrorSchema, 'Too many attempts; see Retry-After')
export const notLoggedIn = json(unauthenticatedSchema, 'Not logged in; a pending flow names the next step')
export const proofMissing = json(
  z.union([unauthenticatedSchema, reauthenticationSchema]),
  'Not logged in, or a recent proof is missing',
)
export const doneResponse = json(authStatusSchema, 'Done')
export const conflict = json(authStatusSchema, 'Already logged in')

/** Describes the JSON body of a request. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { body: jsonContent(schema) }
}

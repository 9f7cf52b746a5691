import { z } from '@hono/zod-openapi'
import { json, jsonContent } from '@/backend/platform/http/router'
import {
  authErrorSchema,
  authStatusSchema,
  reauthenticationSchema,
  unauthenticatedSchema,
} from '@/lib/contract/accounts/auth'

// Answers that several authentication calls have in common.

export const refused = json(authErrorSchema, 'What is wrong, by field')
export const tooMany = json(authErrorSchema, 'Too many attempts; Retry-After says for how long')
export const nobody = json(
  unauthenticatedSchema,
  'Nobody is signed in; a pending flow says what has to be done',
)
export const nobodyOrUnproved = json(
  z.union([unauthenticatedSchema, reauthenticationSchema]),
  'Nobody is signed in, or the password has to be given once more',
)
export const done = json(authStatusSchema, 'Done')
export const conflict = json(authStatusSchema, 'Somebody is signed in already')

/** A body as a route's request. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { body: jsonContent(schema) }
}

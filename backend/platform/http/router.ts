import { OpenAPIHono, z } from '@hono/zod-openapi'
import { detailSchema, missingSchema } from '@/lib/contract/common/errors'
import { toFieldErrors } from '../field-errors'
import type { AppEnv } from './app-env'
import { requireRevision } from './requests/revision'

/**
 * Creates a router that validates requests by their schemas: 400 with messages by field, 428
 * without a required revision.
 */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: async (result, c) => {
      if (result.success) return undefined
      if (result.target === 'json' || result.target === 'form') await requireRevision(c, result.error)
      // The hook's type lacks the input that the validator adds.
      const input = 'data' in result ? result.data : undefined
      return c.json(toFieldErrors(result.error, input, c.get('locale')), 400)
    },
  })
}

/** Marks the description of a call that visitors may make, but that may reject them with 401. */
export const optionalLogin: { security: Record<string, string[]>[] } = { security: [{ session: [] }, {}] }

/** Describes a JSON response. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** Describes a JSON request body. */
export function jsonContent<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } }
}

/** Describes an error response with a message. */
export function refusal(description: string) {
  return json(detailSchema, description)
}

/** Describes the error response for a missing record, with the user who deleted it. */
export function missingRecord(description: string) {
  return json(missingSchema, description)
}

/** Describes an error response with messages by field. */
export function invalidFields(description: string) {
  return json(z.record(z.string(), z.union([z.array(z.string()), z.record(z.string(), z.unknown())])), description)
}

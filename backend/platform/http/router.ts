import { OpenAPIHono, z } from '@hono/zod-openapi'
import { detailSchema, missingSchema } from '@/lib/contract/common/errors'
import { fieldErrors } from './answers/field-errors'
import type { AppEnv } from './app-env'
import { requireRevision } from './requests/revision'

/**
 * A router whose parameters, queries and bodies are validated by their schemas; errors are 400 by field, and
 * a body without the revision that it needs is 428, whatever else it lacks.
 */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    // Both spellings of an address work, with and without a final slash (contract, conventions).
    strict: false,
    defaultHook: async (result, c) => {
      if (result.success) return undefined
      if (result.target === 'json' || result.target === 'form') await requireRevision(c, result.error)
      // The validator gives what was sent with each result; this hook's type leaves it out.
      const sent = 'data' in result ? result.data : undefined
      return c.json(fieldErrors(result.error, sent, c.get('locale')), 400)
    },
  })
}

/** A JSON answer in a route's description. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** The JSON body of a call in a route's description. */
export function jsonContent<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } }
}

/** A refusal in a route's description. */
export function refusal(description: string) {
  return json(detailSchema, description)
}

/** The refusal of what is not there, in a route's description: it names who deleted it. */
export function missing(description: string) {
  return json(missingSchema, description)
}

/** Field errors in a route's description; they are nested like the data that they are about. */
export function invalidFields(description: string) {
  return json(
    z.record(z.string(), z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
    description,
  )
}

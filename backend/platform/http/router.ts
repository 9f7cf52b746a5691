import { OpenAPIHono, z } from '@hono/zod-openapi'
import { detailSchema, missingSchema } from '@/lib/contract/common/errors'
import { fieldErrors } from '../field-errors'
import type { AppEnv } from './app-env'
import { requireRevision } from './requests/revision'

/**
 * Creates a router that validates parameters, queries and bodies by their schemas. Errors are 400
 * by field; a body without its required revision is 428.
 */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    // Addresses work with and without a trailing slash (contract, conventions).
    strict: false,
    defaultHook: async (result, c) => {
      if (result.success) return undefined
      if (result.target === 'json' || result.target === 'form') await requireRevision(c, result.error)
      // The validator includes the input in each result; the hook's type omits it.
      const input = 'data' in result ? result.data : undefined
      return c.json(fieldErrors(result.error, input, c.get('locale')), 400)
    },
  })
}

/** Describes a JSON response. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** Describes a JSON request body. */
export function jsonContent<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } }
}

/** Describes a refusal. */
export function refusal(description: string) {
  return json(detailSchema, description)
}

/** Describes the refusal for a missing resource, which names who deleted it. */
export function missing(description: string) {
  return json(missingSchema, description)
}

/** Describes field errors, nested like the data. */
export function invalidFields(description: string) {
  return json(
    z.record(z.string(), z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
    description,
  )
}

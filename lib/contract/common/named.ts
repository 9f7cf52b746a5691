import { z } from 'zod'

/**
 * The schemas that were named by this copy of the module. Not the global registry of zod, which the
 * whole process shares: each Next bundle would add copies of all schemas to it.
 */
export const namedSchemas = z.registry<{ id: string }>()

/** Gives a schema the name of its component in the published description (openapi.json). */
export function nameSchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  const describedSchema = schema.meta({ id })
  namedSchemas.add(describedSchema, { id })
  return describedSchema
}

import { z } from 'zod'

/**
 * Named schemas of this copy of the module. The global registry of zod is shared by the whole
 * process, and each Next bundle would add copies of all schemas to it.
 */
export const namedSchemas = z.registry<{ id: string }>()

/** Registers a schema under its component name in the published description (openapi.json). */
export function nameSchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  const describedSchema = schema.meta({ id })
  namedSchemas.add(describedSchema, { id })
  return describedSchema
}

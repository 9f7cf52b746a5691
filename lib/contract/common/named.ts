import { z } from 'zod'

/**
 * Named schemas of this copy of the module. zod's global registry is shared by the whole process,
 * where each Next bundle would add its own copy of each schema.
 */
export const namedSchemas = z.registry<{ id: string }>()

/** Registers a schema under its component name in the published description (openapi.json). */
export function nameSchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  const describedSchema = schema.meta({ id })
  namedSchemas.add(describedSchema, { id })
  return describedSchema
}

import { z } from 'zod'

/**
 * The contract's schemas by name, those of this copy of the module alone: zod's own registry is shared by the whole
 * process, and there each of Next's bundles adds a copy of each schema.
 */
export const namedSchemas = z.registry<{ id: string }>()

/** The schema with its name in the published description (openapi.json). */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  const described = schema.meta({ id })
  namedSchemas.add(described, { id })
  return described
}

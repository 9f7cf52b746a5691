import { z } from 'zod'
import { blockModels } from '../blocks/registry'
import { locales } from '../common/locale'
import { nameSchema } from '../common/named'
import { revisionSchema as revision } from '../common/revision'

/** A descendant of a pasted or duplicated module. */
export interface NestedModule {
  model: (typeof blockModels)[number]
  data: Record<string, unknown>
  columns?: NestedModule[][] | undefined
  children?: NestedModule[] | undefined
}

/** Maximum number of modules created by one request. */
export const maxNewModules = 200

const id = z.int32().positive()
const index = z.int32().min(0)
const data = z.record(z.string(), z.unknown())

export const nestedModuleSchema: z.ZodType<NestedModule> = nameSchema(
  'NestedModule',
  z.lazy(() => z.object({ model: z.enum(blockModels), data: data.default({}), ...content })),
)

const content = {
  columns: z.array(z.array(nestedModuleSchema).max(maxNewModules)).max(10).optional(),
  children: z.array(nestedModuleSchema).max(maxNewModules).optional(),
}

/** Slug of a reusable container. */
export const moduleSlugSchema = z.string().regex(/^[\w-]{1,100}$/, 'ascii_slug')

/**
 * Creates a module (contract, page editor). `column` is required for parents with columns; the
 * default `position` is last. A repeated `client_key` returns the existing module. A container with
 * a `slug` belongs to no page.
 */
export const moduleCreationSchema = nameSchema(
  'ModuleCreation',
  z.object({
    content_type: z.string().optional(),
    object_id: id.nullish(),
    locale: z.enum(locales).optional(),
    parent: id.nullish(),
    column: index.nullish(),
    position: index.nullish(),
    data: data.default({}),
    slug: moduleSlugSchema.optional(),
    client_key: z.uuid().optional(),
    /** The module of the other language that this one is a copy of, to be translated. */
    counterpart: id.optional(),
    ...content,
  }),
)

/** Replaces a module's data completely. */
export const moduleUpdateSchema = nameSchema('ModuleUpdate', z.object({ revision, data }))

/** Moves a module, to another page if `object_id` is given. The default `position` is last. */
export const moduleMoveSchema = nameSchema(
  'ModuleMove',
  z.object({
    revision,
    object_id: id.optional(),
    parent: id.nullable(),
    column: index.nullish(),
    position: index.nullish(),
  }),
)

/**
 * Deletes a module at the given revision. `inside` has the revisions of all known descendants by
 * id: if others exist, nothing is deleted (409). Without it all descendants are deleted.
 */
export const moduleRemovalSchema = nameSchema(
  'ModuleRemoval',
  z.object({ revision, inside: z.record(z.string(), z.int()).optional() }),
)

/** Revision that a write is based on. */
export const moduleRevisionSchema = nameSchema('ModuleRevision', z.object({ revision }))

export type ModuleCreation = z.infer<typeof moduleCreationSchema>
export type ModuleUpdate = z.infer<typeof moduleUpdateSchema>
export type ModuleRemoval = z.infer<typeof moduleRemovalSchema>
export type ModuleMove = z.infer<typeof moduleMoveSchema>

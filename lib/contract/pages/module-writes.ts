import { z } from 'zod'
import { blockModels } from '../blocks/registry'
import { locales } from '../common/locale'
import { nameSchema } from '../common/named'
import { revisionSchema as revision } from '../common/revision'

/** A module inside a module that is pasted or duplicated. */
export interface NestedModule {
  model: (typeof blockModels)[number]
  data: Record<string, unknown>
  columns?: NestedModule[][] | undefined
  children?: NestedModule[] | undefined
}

/** Maximum number of modules that a request may create. */
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
 * Body of a call that creates a module (contract, page editor). `column` is required if the parent
 * has columns. Without `position`, the module comes last. If `client_key` is repeated, the existing
 * module is returned. A container with a `slug` belongs to no page.
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
    /** Module in the other language that this module was copied from, in order to be translated. */
    counterpart: id.optional(),
    ...content,
  }),
)

/** Body of a call that replaces all data of a module. */
export const moduleUpdateSchema = nameSchema('ModuleUpdate', z.object({ revision, data }))

/**
 * Body of a call that moves a module. With `object_id` it moves to another page. Without `position`
 * it comes last.
 */
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
 * Body of a call that deletes a module at the given revision. `inside` contains the revisions of
 * all modules in it that the client knows, by id. If the backend finds other modules in it, nothing
 * is deleted (409). Without `inside`, they are all deleted.
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

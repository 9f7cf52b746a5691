import { z } from 'zod'
import { blockModels } from '../blocks/registry'
import { locales } from '../common/locale'
import { named } from '../common/named'
import { revisionSchema as revision } from '../common/revision'

/** A module within another one that is pasted or duplicated. */
export interface NestedModule {
  model: (typeof blockModels)[number]
  data: Record<string, unknown>
  columns?: NestedModule[][] | undefined
  children?: NestedModule[] | undefined
}

/** At most this many modules are made by one request. */
export const maxNewModules = 200

const id = z.int32().positive()
const index = z.int32().min(0)
const data = z.record(z.string(), z.unknown())

export const nestedModuleSchema: z.ZodType<NestedModule> = named(
  'NestedModule',
  z.lazy(() => z.object({ model: z.enum(blockModels), data: data.default({}), ...content })),
)

const content = {
  columns: z.array(z.array(nestedModuleSchema).max(maxNewModules)).max(10).optional(),
  children: z.array(nestedModuleSchema).max(maxNewModules).optional(),
}

/** What a reusable container is found by. */
export const moduleSlugSchema = z.string().regex(/^[\w-]{1,100}$/)

/**
 * A new module (contract, page editor). `column` is for parents with columns; without `position` it becomes
 * the last; with the same `client_key` again the existing module is found. A container with a `slug` belongs
 * to no page.
 */
export const moduleCreationSchema = named(
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
    /** The module of the other language that it is a copy of, to be translated. */
    counterpart: id.optional(),
    ...content,
  }),
)

/** Replaces a module's whole data. */
export const moduleUpdateSchema = named('ModuleUpdate', z.object({ revision, data }))

/** A new position for a module; `object_id` names another page. Without `position` it becomes the last. */
export const moduleMoveSchema = named(
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
 * Which state of a module is deleted; `inside` has the revisions of all its known descendants, by id: if
 * there are others, nothing is deleted (409). Without it all are deleted.
 */
export const moduleRemovalSchema = named(
  'ModuleRemoval',
  z.object({ revision, inside: z.record(z.string(), z.int()).optional() }),
)

/** Which state of a module a write is about. */
export const moduleRevisionSchema = named('ModuleRevision', z.object({ revision }))

export type ModuleCreation = z.infer<typeof moduleCreationSchema>
export type ModuleUpdate = z.infer<typeof moduleUpdateSchema>
export type ModuleRemoval = z.infer<typeof moduleRemovalSchema>
export type ModuleMove = z.infer<typeof moduleMoveSchema>

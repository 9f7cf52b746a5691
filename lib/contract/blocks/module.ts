import { z } from 'zod'
import { nameSchema } from '../common/named'

/**
 * A module (block) of a page (spec §3, §7). `data` contains the fields of its model, which the
 * schema of the model validates. A site must tolerate unknown models.
 */
export interface Module {
  id: number
  slug: string | null
  model: string
  revision: number
  data: Record<string, unknown>
  columns: ModuleColumn[]
  children: Module[]
  parent: number | null
  content_type: string
  object_id: number | null
  position: number
}

/** A column of a container: its index from 0, its CSS classes and its modules. */
export interface ModuleColumn {
  index: number
  classes: string
  children: Module[]
}

export function listChildModules({ columns, children }: Module): Module[] {
  return [...children, ...columns.flatMap((column) => column.children)]
}

/** Lists modules with their content, parents first. */
export function listWithDescendants(modules: readonly Module[]): Module[] {
  return modules.flatMap((module) => [module, ...listWithDescendants(listChildModules(module))])
}

export const moduleSchema: z.ZodType<Module> = nameSchema(
  'Module',
  z.lazy(() =>
    z.object({
      id: z.number().int(),
      slug: z.string().nullable(),
      model: z.string(),
      revision: z.number().int(),
      data: z.record(z.string(), z.unknown()),
      columns: z.array(moduleColumnSchema),
      children: z.array(moduleSchema),
      parent: z.number().int().nullable(),
      content_type: z.string(),
      object_id: z.number().int().nullable(),
      position: z.number().int(),
    }),
  ),
)

const moduleColumnSchema: z.ZodType<ModuleColumn> = nameSchema(
  'ModuleColumn',
  z.lazy(() => z.object({ index: z.number().int(), classes: z.string(), children: z.array(moduleSchema) })),
)

/**
 * Layouts of containers: the widths of the columns in percent. `layout` of a container is an index
 * into this list (spec §3).
 */
export const containerLayouts = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { defineBlock, line } from './definition'
import { containerLayouts, moduleSchema } from './module'

/**
 * Container block (spec §3). `layout` is an index into `containerLayouts`; the columns are not part
 * of the data. `title` is the name of a reusable container for editors. A container with a
 * `reusable` has no content of its own.
 */
export const containerSchema = nameSchema(
  'ContainerData',
  z.object({
    layout: z
      .number()
      .int()
      .min(0)
      .max(containerLayouts.length - 1),
    title: z.string().default(''),
    reusable: moduleSchema.nullable().default(null),
  }),
)

export const containerBlock = defineBlock(containerSchema, {
  required: [],
  // A container that is created only by its slug gets one column (spec §4: missing containers are
  // created empty).
  stored: { layout: { kind: 'asRead', initial: 0 }, title: line, reusable: { kind: 'reusable' } },
  contents: { kind: 'blocks' },
  isReusable: true,
  columns: ({ layout }) => (containerLayouts[Number(layout)] ?? containerLayouts[0]).split('-').length,
  columnWidths: ({ layout }) => containerLayouts[Number(layout)]?.split('-') ?? null,
})

export type ContainerData = z.infer<typeof containerSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { defineBlock, line } from './definition'
import { containerLayouts, moduleSchema } from './module'

/**
 * Container block (spec §3). `layout` is an index into `containerLayouts`. The columns are not part
 * of the data. `title` is the name of a reusable container, which only editors see. If `reusable`
 * is set, the container shows that module instead of its own content.
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
  // A container that is created from its slug alone gets one column. The backend creates missing
  // containers empty (spec §4).
  stored: { layout: { kind: 'asInSchema', initial: 0 }, title: line, reusable: { kind: 'reusable' } },
  contents: { kind: 'blocks' },
  isReusable: true,
  columns: ({ layout }) => (containerLayouts[Number(layout)] ?? containerLayouts[0]).split('-').length,
  columnWidths: ({ layout }) => containerLayouts[Number(layout)]?.split('-') ?? null,
})

export type ContainerData = z.infer<typeof containerSchema>

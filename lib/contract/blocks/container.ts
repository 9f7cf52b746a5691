import { z } from 'zod'
import { containerLayouts } from '../module'
import { named } from '../named'
import { defineBlock } from './definition'

/** Container block (spec §3): `layout` is an index into `containerLayouts`; its columns are not part of the data. */
export const containerSchema = named(
  'ContainerData',
  z.object({
    layout: z
      .number()
      .int()
      .min(0)
      .max(containerLayouts.length - 1),
  }),
)

export const containerBlock = defineBlock(containerSchema, {
  required: [],
  // A container that is created by its slug alone gets one column (spec §4: missing containers are made empty).
  stored: { layout: { kind: 'asRead', initial: 0 } },
  contents: { kind: 'blocks' },
  isReusable: true,
  columns: ({ layout }) => (containerLayouts[Number(layout)] ?? containerLayouts[0]).split('-').length,
  columnWidths: ({ layout }) => containerLayouts[Number(layout)]?.split('-') ?? null,
})

export type ContainerData = z.infer<typeof containerSchema>

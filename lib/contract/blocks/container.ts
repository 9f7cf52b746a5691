import { z } from 'zod'
import { containerLayouts } from '../module'
import { named } from '../named'

/** Container block (spec §3): `layout` is an index into `containerLayouts`; its columns stand beside the data. */
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

export type ContainerData = z.infer<typeof containerSchema>

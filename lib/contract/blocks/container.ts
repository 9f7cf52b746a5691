import { z } from 'zod'
import { containerLayouts } from '../module'

/** Container block (spec §3): `layout` is an index into `containerLayouts`; its columns stand beside the data. */
export const containerSchema = z
  .object({
    layout: z
      .number()
      .int()
      .min(0)
      .max(containerLayouts.length - 1),
  })
  .meta({ id: 'ContainerData' })

export type ContainerData = z.infer<typeof containerSchema>

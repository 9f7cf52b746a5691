import { z } from 'zod'

/** The longest name that editors give to a block. */
export const maxBlockName = 80

/** What editors note at a block of any model. It is stored with the block's data, and visitors get nothing of it. */
export const blockMarksSchema = z.object({
  /** What editors call the block. */
  block_name: z.string().trim().max(maxBlockName).optional(),
  /** Visitors get neither the block nor what stands in it. */
  is_hidden: z.boolean().optional(),
  /** The editor changes neither the block nor what stands in it, until it is unlocked. */
  is_locked: z.boolean().optional(),
})

export type BlockMark = keyof typeof blockMarksSchema.shape

/** What editors noted at a block, of its data. */
export function pickMarks(data: Readonly<Record<string, unknown>>): z.infer<typeof blockMarksSchema> {
  return blockMarksSchema.safeParse(data).data ?? {}
}

/** The data of a block without what editors noted at it. */
export function withoutMarks(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !(name in blockMarksSchema.shape)))
}

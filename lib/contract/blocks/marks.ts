import { z } from 'zod'

/** Maximum length of a block's name, in characters. */
export const maxBlockName = 80

/**
 * Marks of editors on a block of any model. They are stored with the data of the block. Visitors do
 * not receive them.
 */
export const blockMarksSchema = z.object({
  /** Name of the block, which only editors see. */
  block_name: z.string().trim().max(maxBlockName).optional(),
  /** True if visitors must not see the block and its content. */
  is_hidden: z.boolean().optional(),
  /** True if the block and its content must not be changed in the editor. */
  is_locked: z.boolean().optional(),
})

export type BlockMark = keyof typeof blockMarksSchema.shape

/** Returns the marks of editors in the data of a block. */
export function pickMarks(data: Readonly<Record<string, unknown>>): z.infer<typeof blockMarksSchema> {
  return blockMarksSchema.safeParse(data).data ?? {}
}

/** Returns the data of a block without the marks of editors. */
export function omitMarks(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !(name in blockMarksSchema.shape)))
}

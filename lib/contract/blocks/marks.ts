import { z } from 'zod'

/** Maximum length of a block's name. */
export const maxBlockName = 80

/**
 * Editors' marks on a block of any model. They are stored with the block's data and removed for
 * visitors.
 */
export const blockMarksSchema = z.object({
  /** Name of the block for editors. */
  block_name: z.string().trim().max(maxBlockName).optional(),
  /** Hides the block and its content from visitors. */
  is_hidden: z.boolean().optional(),
  /** Locks the block and its content against changes in the editor. */
  is_locked: z.boolean().optional(),
})

export type BlockMark = keyof typeof blockMarksSchema.shape

/** Returns the editors' marks in a block's data. */
export function pickMarks(data: Readonly<Record<string, unknown>>): z.infer<typeof blockMarksSchema> {
  return blockMarksSchema.safeParse(data).data ?? {}
}

/** Returns a block's data without the editors' marks. */
export function withoutMarks(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !(name in blockMarksSchema.shape)))
}

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { requiredLine } from '../common/single-line'
import { nestedModuleSchema } from './module-writes'

/** Limits: the number of saved blocks, and the size of one entry in bytes of JSON. */
export const savedBlocksLimits = { count: 200, size: 100_000 }

/** Blocks that an editor has saved, to insert them again or to start new pages with them. */
export const savedBlocksSchema = nameSchema(
  'SavedBlocks',
  z.object({
    id: z.int(),
    name: z.string(),
    /** True if a new page can start with these blocks. */
    is_page: z.boolean(),
    blocks: z.array(nestedModuleSchema).min(1),
    /** Name of the author; null if the account was deleted. */
    by: z.string().nullable(),
    created_at: z.string(),
  }),
)

/** GET saved-blocks/: all saved blocks, in the order of their names. */
export const savedBlocksListSchema = z.array(savedBlocksSchema)

const name = requiredLine(100)

/** POST saved-blocks/ */
export const savedBlocksCreationSchema = z.object({
  name,
  is_page: z.boolean().default(false),
  blocks: savedBlocksSchema.shape.blocks,
})

/** PATCH saved-blocks/{id}/ */
export const savedBlocksChangeSchema = z.object({ name, is_page: z.boolean() }).partial()

export type SavedBlocks = z.infer<typeof savedBlocksSchema>

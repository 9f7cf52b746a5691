import { z } from 'zod'
import { nameSchema } from '../common/named'
import { requiredLine } from '../common/single-line'
import { nestedModuleSchema } from './module-writes'

/** Maximum number of saved blocks, and the maximum size of one in bytes of JSON. */
export const savedBlocksLimits = { count: 200, size: 100_000 }

/** Blocks saved by an editor to insert them again or to start pages with them. */
export const savedBlocksSchema = nameSchema(
  'SavedBlocks',
  z.object({
    id: z.int(),
    name: z.string(),
    /** True if new pages can start with them. */
    is_page: z.boolean(),
    blocks: z.array(nestedModuleSchema).min(1),
    /** Full name of the author; null if the account was deleted. */
    by: z.string().nullable(),
    created_at: z.string(),
  }),
)

/** GET saved-blocks/: all, ordered by name. */
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

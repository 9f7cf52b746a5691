import { z } from 'zod'
import { named } from '../common/named'
import { requiredLine } from '../common/single-line'
import { nestedModuleSchema } from './module-writes'

/** How many are kept, and how large one may be, in bytes of JSON. */
export const savedBlocksLimits = { count: 200, size: 100_000 }

/** Blocks that an editor keeps, to insert them again or to begin pages with them. */
export const savedBlocksSchema = named(
  'SavedBlocks',
  z.object({
    id: z.int(),
    name: z.string(),
    /** Whether new pages may begin with them. */
    is_page: z.boolean(),
    blocks: z.array(nestedModuleSchema).min(1),
    /** The full name of who saved them; null once the account is gone. */
    by: z.string().nullable(),
    created_at: z.string(),
  }),
)

/** GET saved-blocks/: all of them, by name. */
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

import { z } from 'zod'
import type { SeedModule } from '@/backend/operations/seed/content'
import { blockModels } from '@/lib/contract/blocks/registry'

/**
 * A block of the demo. Its `data` are checked by the contract's definition of the model where
 * blocks are stored.
 */
export const moduleSchema: z.ZodType<SeedModule> = z.lazy(() =>
  z.strictObject({
    model: z.enum(blockModels),
    data: z.record(z.string(), z.unknown()),
    picture: z.string().optional(),
    person: z.string().optional(),
    selection: z.string().optional(),
    columns: z.array(z.array(moduleSchema)).optional(),
    children: z.array(moduleSchema).optional(),
  }),
)

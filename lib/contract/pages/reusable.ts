import { z } from 'zod'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

/**
 * A use of reusable content: on a page in one language or in a reusable container, in the working
 * copy or published.
 */
export const reusableUseSchema = nameSchema(
  'ReusableUse',
  z.object({
    type: z.enum(['page', 'container']),
    title: z.string(),
    /** Address of a page; null for a container. */
    url: z.string().nullable(),
    state: z.enum(['draft', 'published']),
  }),
)

/** 409 of a deletion: the content is in use. */
export const reusableInUseSchema = nameSchema(
  'ReusableInUse',
  z.object({ detail: z.string(), used_by: z.array(reusableUseSchema) }),
)

/** A reusable container for editors; `title` is empty if it has no name. */
export const reusableContainerSchema = nameSchema(
  'ReusableContainer',
  z.object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    model: z.string(),
    revision: z.int(),
    data: z.record(z.string(), z.unknown()),
    used_by: z.array(reusableUseSchema),
  }),
)

/** GET container/by-slug/ */
export const reusableContainerListSchema = nameSchema(
  'ReusableContainerList',
  paginated(reusableContainerSchema),
)

export type ReusableUse = z.infer<typeof reusableUseSchema>
export type ReusableContainer = z.infer<typeof reusableContainerSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

/**
 * A place that uses reusable content: a page in one language, or a reusable container. `state` is
 * that of the working copy or version that uses it, or `preview` for a fixed preview link.
 */
export const reusableUseSchema = nameSchema(
  'ReusableUse',
  z.object({
    type: z.enum(['page', 'container']),
    title: z.string(),
    /** Address of the page; null for a container. */
    url: z.string().nullable(),
    state: z.enum(['draft', 'published', 'scheduled', 'preview']),
  }),
)

/** Body of 409 if content cannot be deleted because it is used. */
export const reusableInUseSchema = nameSchema(
  'ReusableInUse',
  z.object({ detail: z.string(), used_by: z.array(reusableUseSchema) }),
)

/** A reusable container as editors see it. `title` is empty if the container has no name. */
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
export const reusableContainerListSchema = nameSchema('ReusableContainerList', paginated(reusableContainerSchema))

export type ReusableUse = z.infer<typeof reusableUseSchema>
export type ReusableContainer = z.infer<typeof reusableContainerSchema>

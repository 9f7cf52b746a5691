import { z } from 'zod'
import { named } from '../common/named'
import { paginated } from '../common/pagination'

/** A place that shows something reusable: a page in a language, or a reusable container; of the working copy or published. */
export const reusableUseSchema = named(
  'ReusableUse',
  z.object({
    type: z.enum(['page', 'container']),
    title: z.string(),
    /** The address of a page; null for a container. */
    url: z.string().nullable(),
    state: z.enum(['draft', 'published']),
  }),
)

/** What is not deleted since it is shown somewhere (409). */
export const reusableInUseSchema = named(
  'ReusableInUse',
  z.object({ detail: z.string(), used_by: z.array(reusableUseSchema) }),
)

/** A reusable container as editors find it; `title` is empty where nobody has named it. */
export const reusableContainerSchema = named(
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
export const reusableContainerListSchema = named('ReusableContainerList', paginated(reusableContainerSchema))

export type ReusableUse = z.infer<typeof reusableUseSchema>
export type ReusableContainer = z.infer<typeof reusableContainerSchema>

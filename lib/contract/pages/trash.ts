import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { paginated } from '../common/pagination'

/** For how many days a deleted page can be restored. */
export const trashDays = 90

/** A deleted page, as it was called in the language that is asked for, or in its other one. */
export const trashedPageSchema = named(
  'TrashedPage',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    title: z.string(),
    /** Where it was last. */
    url: z.string(),
    /** All languages that it had. */
    locales: z.array(localeSchema),
    deleted_at: z.string(),
    /** The full name of who deleted it; null if unknown. */
    deleted_by: z.string().nullable(),
    /** Until when it can be restored. */
    expires_at: z.string(),
  }),
)

/** GET trash/: what was deleted last comes first. */
export const trashedPageListSchema = named('TrashedPageList', paginated(trashedPageSchema))

/** POST trash/{id}/restore/: the page is offline, with a new address where its old one is taken. */
export const restoredPageSchema = named(
  'RestoredPage',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    title: z.string(),
    url: z.string(),
    /** Whether it stands at the top, since the page above it is gone. */
    is_moved_to_top: z.boolean(),
  }),
)

export type TrashedPage = z.infer<typeof trashedPageSchema>
export type RestoredPage = z.infer<typeof restoredPageSchema>

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

/** Number of days in which a deleted page can be restored. */
export const trashDays = 90

/** A deleted page in the requested language, or in the other one if it did not exist in it. */
export const trashedPageSchema = nameSchema(
  'TrashedPage',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    title: z.string(),
    /** Its last address. */
    url: z.string(),
    /** All its languages. */
    locales: z.array(localeSchema),
    deleted_at: z.string(),
    /** Full name of the person who deleted it; null if unknown. */
    deleted_by: z.string().nullable(),
    /** End of the period in which it can be restored. */
    expires_at: z.string(),
  }),
)

/** GET trash/, last deleted first. */
export const trashedPageListSchema = nameSchema('TrashedPageList', paginated(trashedPageSchema))

/**
 * POST trash/{id}/restore/: the restored page is offline; it gets a new address if the old one is
 * taken.
 */
export const restoredPageSchema = nameSchema(
  'RestoredPage',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    title: z.string(),
    url: z.string(),
    /** True if it moved to the top level because its parent was deleted. */
    is_moved_to_top: z.boolean(),
  }),
)

export type TrashedPage = z.infer<typeof trashedPageSchema>
export type RestoredPage = z.infer<typeof restoredPageSchema>

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

/** Number of days during which a deleted page can be restored. */
export const trashDays = 90

/**
 * A deleted page in the requested language; a page that did not exist in this language is in the
 * other one.
 */
export const trashedPageSchema = nameSchema(
  'TrashedPage',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    title: z.string(),
    /** Address of the page before it was deleted. */
    url: z.string(),
    /** Languages in which the page existed. */
    locales: z.array(localeSchema),
    deleted_at: z.string(),
    /** Name of the person who deleted the page; null if unknown. */
    deleted_by: z.string().nullable(),
    /** Time until which the page can be restored. */
    expires_at: z.string(),
  }),
)

/** GET trash/: deleted pages, last deleted first. */
export const trashedPageListSchema = nameSchema('TrashedPageList', paginated(trashedPageSchema))

/**
 * POST trash/{id}/restore/: the restored page. It is offline. If another page has taken its
 * address, it gets a new one.
 */
export const restoredPageSchema = nameSchema(
  'RestoredPage',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    title: z.string(),
    url: z.string(),
    /** True if the page moved to the top level, because its parent no longer exists. */
    is_moved_to_top: z.boolean(),
  }),
)

export type TrashedPage = z.infer<typeof trashedPageSchema>
export type RestoredPage = z.infer<typeof restoredPageSchema>

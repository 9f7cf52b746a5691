import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

/**
 * State of a renewal key. `open`: the ad still has the expiry that the mail announced. `running`:
 * its expiry has changed since. Others: the ad is no longer on the board; `blocked`: withdrawn by
 * an editor.
 */
const jobRenewalStates = ['open', 'running', 'expired', 'withdrawn', 'blocked', 'deleted'] as const

/**
 * GET and POST api/jobs/renewal/ with the key from a mail about the ad's expiry: the ad, its last
 * day, and the state of the key.
 */
export const jobRenewalSchema = nameSchema(
  'JobRenewal',
  z.object({
    state: z.enum(jobRenewalStates),
    /** Null if it was deleted. */
    job: z
      .object({
        id: z.number().int(),
        url: z.string(),
        title: z.string(),
        /** Language of the title: the requested one if available. */
        language: localeSchema,
        employer: z.string(),
        place: z.string(),
      })
      .nullable(),
    /** Last day of the ad, YYYY-MM-DD; null if it was deleted. */
    last_day: z.iso.date().nullable(),
    /** Last day after a renewal; null if it cannot be renewed. */
    renewed_last_day: z.iso.date().nullable(),
  }),
)

export type JobRenewal = z.infer<typeof jobRenewalSchema>

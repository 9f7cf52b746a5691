import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

/**
 * State of a key that renews an ad. `open`: the ad ends on the day stated in the mail. `running`:
 * the day has changed since then. In all other states, the ad has left the board; `blocked` means
 * that an editor or the office has withdrawn it.
 */
const jobRenewalStates = ['open', 'running', 'expired', 'withdrawn', 'blocked', 'deleted'] as const

/** GET and POST api/jobs/renewal/, with the key from the mail that announces the end of an ad. */
export const jobRenewalSchema = nameSchema(
  'JobRenewal',
  z.object({
    state: z.enum(jobRenewalStates),
    /** Null if the ad was deleted. */
    job: z
      .object({
        id: z.number().int(),
        url: z.string(),
        title: z.string(),
        /** Language of the title. It is the requested one if the ad has a title in it. */
        language: localeSchema,
        employer: z.string(),
        place: z.string(),
      })
      .nullable(),
    /** Last day of the ad (YYYY-MM-DD); null if it was deleted. */
    last_day: z.iso.date().nullable(),
    /** Last day of the ad after a renewal; null if it cannot be renewed. */
    renewed_last_day: z.iso.date().nullable(),
  }),
)

export type JobRenewal = z.infer<typeof jobRenewalSchema>

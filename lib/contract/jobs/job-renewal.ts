import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'

/**
 * What a key is good for: `open` until the end that its mail told of; `running` when the ad has another end by now, by this key or
 * otherwise; the rest when the ad is off the board, `blocked` by an editor.
 */
const jobRenewalStates = ['open', 'running', 'expired', 'withdrawn', 'blocked', 'deleted'] as const

/** GET and POST api/jobs/renewal/, by the key of a mail that told owners of the end of their ad: the ad, its end, and what the key of a mail still does. */
export const jobRenewalSchema = named(
  'JobRenewal',
  z.object({
    state: z.enum(jobRenewalStates),
    /** Null when it is deleted. */
    job: z
      .object({
        id: z.number().int(),
        url: z.string(),
        title: z.string(),
        /** The language of the title: the asked one, where the ad has it. */
        language: localeSchema,
        employer: z.string(),
        place: z.string(),
      })
      .nullable(),
    /** The last day of the ad, YYYY-MM-DD; null when it is deleted. */
    last_day: z.iso.date().nullable(),
    /** Its last day once it is renewed; null where it cannot be. */
    renewed_last_day: z.iso.date().nullable(),
  }),
)

export type JobRenewal = z.infer<typeof jobRenewalSchema>

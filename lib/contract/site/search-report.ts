import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'

/** How many days back the report goes, today included; what is older is not kept. */
export const searchReportPeriods = ['7', '30', '90'] as const
export type SearchReportPeriod = (typeof searchReportPeriods)[number]

const count = z.number().int()

/** GET api/search-report/: what visitors searched for; nothing in it says who. */
export const searchReportSchema = named(
  'SearchReport',
  z.object({
    /** How many searches there were, how many of them found nothing, and how many hits were followed. */
    totals: z.object({ asked: count, unanswered: count, clicks: count }),
    /** What was searched for most; `found` is how many hits there were last. */
    asked: z.array(z.object({ locale: localeSchema, query: z.string(), asked: count, found: count })),
    /** The same of what last found nothing. */
    unanswered: z.array(z.object({ locale: localeSchema, query: z.string(), asked: count })),
    /** The hits that were followed most, and where they stood in their list, at the best and at the worst. */
    clicked: z.array(
      z.object({
        locale: localeSchema,
        query: z.string(),
        url: z.string(),
        clicks: count,
        first_position: count,
        last_position: count,
      }),
    ),
  }),
)

export type SearchReport = z.infer<typeof searchReportSchema>

/** A path of the own site, so that what is counted leads nowhere else. */
const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?:de|en|api|media)\/[\w\-./~%#]*$/)
  .refine((path) => !path.includes('//'))

/** POST api/search-report/clicks/: a hit was followed. */
export const searchClickSchema = named(
  'SearchClick',
  z.object({
    query: z.string().min(1).max(200),
    url: sitePath,
    /** Where it stood in its list, from 1. */
    position: z.number().int().min(1).max(1000),
  }),
)

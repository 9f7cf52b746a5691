import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

/** Periods that the report can cover, in days. Today counts. Older data are not stored. */
export const searchReportPeriods = ['7', '30', '90'] as const
export type SearchReportPeriod = (typeof searchReportPeriods)[number]

const count = z.number().int()

/** GET api/search-report/: statistics about the searches of visitors, without personal data. */
export const searchReportSchema = nameSchema(
  'SearchReport',
  z.object({
    /** Numbers of searches, of searches without results, and of clicks on results. */
    totals: z.object({ asked: count, unanswered: count, clicks: count }),
    /** The most frequent queries. `found` is the number of results in the latest search. */
    asked: z.array(z.object({ locale: localeSchema, query: z.string(), asked: count, found: count })),
    /** The most frequent queries whose latest search had no results. */
    unanswered: z.array(z.object({ locale: localeSchema, query: z.string(), asked: count })),
    /**
     * Results with the most clicks. Positions are the best and the worst place of the result in the
     * list.
     */
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

/** A path on this site. Any other target is rejected. */
const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?:de|en|api|media)\/[\w\-./~%#]*$/)
  .refine((path) => !path.includes('//'))

/** POST api/search-report/clicks/: reports that a visitor has clicked a search result. */
export const searchClickSchema = nameSchema(
  'SearchClick',
  z.object({
    query: z.string().min(1).max(200),
    url: sitePath,
    /** Position of the result in the list, starting with 1. */
    position: z.number().int().min(1).max(1000),
  }),
)

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

/** Periods of the report in days, including today. Older data are not stored. */
export const searchReportPeriods = ['7', '30', '90'] as const
export type SearchReportPeriod = (typeof searchReportPeriods)[number]

const count = z.number().int()

/** GET api/search-report/: anonymous statistics of visitors' searches. */
export const searchReportSchema = nameSchema(
  'SearchReport',
  z.object({
    /** Numbers of searches, of searches without results, and of followed results. */
    totals: z.object({ asked: count, unanswered: count, clicks: count }),
    /** Most frequent search terms; `found` is the latest number of results. */
    asked: z.array(z.object({ locale: localeSchema, query: z.string(), asked: count, found: count })),
    /** Most frequent search terms without results in the latest search. */
    unanswered: z.array(z.object({ locale: localeSchema, query: z.string(), asked: count })),
    /** Most followed results with their best and worst position in the list. */
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

/** A path on this site; other targets are rejected. */
const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?:de|en|api|media)\/[\w\-./~%#]*$/)
  .refine((path) => !path.includes('//'))

/** POST api/search-report/clicks/: a visitor followed a search result. */
export const searchClickSchema = nameSchema(
  'SearchClick',
  z.object({
    query: z.string().min(1).max(200),
    url: sitePath,
    /** Position in the list, from 1. */
    position: z.number().int().min(1).max(1000),
  }),
)

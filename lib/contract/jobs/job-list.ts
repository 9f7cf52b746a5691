import { z } from 'zod'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { type JobFacet, jobFacets } from './job-facets'
import { jobTeaserSchema } from './jobs'

/** Filters of the board. */
export const jobFilterNames = [...jobFacets, 'search', 'organization', 'within'] as const
export type JobFilterName = (typeof jobFilterNames)[number]

/** Possible distances from a postcode, in kilometers. */
export const jobRadii = [25, 50, 100, 200] as const
export type JobRadius = (typeof jobRadii)[number]

/** Maximum number of ids in one query. */
export const maxSavedJobs = 100

/** A running ad in the list. */
const listedJobSchema = nameSchema(
  'ListedJob',
  jobTeaserSchema.extend({
    /** Distance from the given postcode in kilometers; null without a postcode or if unknown. */
    distance: z.number().int().nullable(),
  }),
)

const facetCounts = z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() }))

/**
 * GET api/jobs/ and api/search-jobs/: running ads in both languages, each in the requested language
 * if available. A filter takes several comma-separated values, of which any matches. `facets` has
 * the values of each filter, the most frequent first, counted within the search and all other
 * filters; selected values are always included. `next` continues after the last row.
 */
export const jobListSchema = nameSchema(
  'JobList',
  paginated(listedJobSchema).extend({
    /**
     * True if the location of the postcode is known; null without a postcode. There are no
     * distances if it is unknown.
     */
    is_near_known: z.boolean().nullable(),
    /** The organization to filter by, if it is public in the requested language; null for none. */
    organization: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    /**
     * Numbers of ads within each radius, by the search and all other filters; empty without a known
     * postcode.
     */
    radii: z.array(z.object({ value: z.number().int(), count: z.number().int() })),
    /** If nothing matches: the number of ads without each single filter, highest first. */
    relaxed: z.array(z.object({ filter: z.enum(jobFilterNames), count: z.number().int() })),
    /** If nothing matches: at most five similar ads. */
    nearly_fitting: z.array(jobTeaserSchema),
    /** Those of `ids` that are no longer running. */
    ended: z.array(z.number().int()),
    facets: z.object({
      category: facetCounts,
      employment_type: facetCounts,
      specialization: facetCounts,
      occupation: facetCounts,
      contract_type: facetCounts,
      region: facetCounts,
      country: facetCounts,
    } satisfies Record<JobFacet, typeof facetCounts>),
  }),
)

/**
 * GET api/jobs/feed.json, on the site `/de/jobboerse.json`: running ads as JSON Feed 1.1
 * (jsonfeed.org/version/1.1), with all data of an ad in `_job`. `next_url` is the next page.
 */
export const jobFeedSchema = nameSchema(
  'JobFeed',
  z.object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string(),
    home_page_url: z.url(),
    feed_url: z.url(),
    next_url: z.url().optional(),
    language: z.string(),
    items: z.array(
      z.object({
        id: z.string(),
        url: z.url(),
        title: z.string(),
        content_text: z.string(),
        date_published: z.iso.datetime({ offset: true }).optional(),
        authors: z.array(z.object({ name: z.string() })),
        tags: z.array(z.string()),
        _job: listedJobSchema,
      }),
    ),
  }),
)

export type JobFeed = z.infer<typeof jobFeedSchema>
export type JobList = z.infer<typeof jobListSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { type JobFacet, jobFacets } from './job-facets'
import { jobTeaserSchema } from './jobs'

export const jobFilterNames = [...jobFacets, 'search', 'organization', 'within'] as const
export type JobFilterName = (typeof jobFilterNames)[number]

/** Distances from a postcode that can be chosen, in kilometers. */
export const jobRadii = [25, 50, 100, 200] as const
export type JobRadius = (typeof jobRadii)[number]

/** Maximum number of ids in the parameter `ids`, with which the board reads saved ads. */
export const maxSavedJobs = 100

/** A published ad in the list of the board. */
const listedJobSchema = nameSchema(
  'ListedJob',
  jobTeaserSchema.extend({
    /**
     * Distance from the requested postcode in kilometers. Null without a postcode, or if the
     * distance is unknown.
     */
    distance: z.number().int().nullable(),
  }),
)

const facetCounts = z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() }))

/**
 * GET api/jobs/ and api/search-jobs/: published ads of both languages, each in the requested
 * language if possible. A filter takes several values separated by commas; an ad must have one of
 * them. `facets` contains the values of each filter, the most frequent first. Their numbers of ads
 * take the search and all other filters into account. Selected values are always included. `next`
 * continues after the last ad.
 */
export const jobListSchema = nameSchema(
  'JobList',
  paginated(listedJobSchema).extend({
    /**
     * True if the location of the requested postcode is known; null without a postcode. If it is
     * false, no ad has a distance.
     */
    is_near_known: z.boolean().nullable(),
    /**
     * Organization that the ads are filtered by; null if there is none, or if it is not public in
     * the requested language.
     */
    organization: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    /**
     * Number of ads within each radius. It takes the search and all other filters into account.
     * Empty unless the postcode is known.
     */
    radii: z.array(z.object({ value: z.number().int(), count: z.number().int() })),
    /**
     * Filled if no ad matches: for each filter, the number of ads that match without it, highest
     * first.
     */
    relaxed: z.array(z.object({ filter: z.enum(jobFilterNames), count: z.number().int() })),
    /** Filled if no ad matches: at most five similar ads. */
    nearly_fitting: z.array(jobTeaserSchema),
    /** Ids in the parameter `ids` of ads that are no longer published. */
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
 * GET api/jobs/feed.json, on the site `/de/jobboerse.json`: published ads as JSON Feed 1.1
 * (jsonfeed.org/version/1.1). `_job` contains the data of an ad in lists, with addresses relative
 * to the site; `GET api/jobs/{id}/` returns all. `next_url` is the address of the next page.
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

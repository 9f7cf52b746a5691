import { z } from 'zod'
import { named } from '../common/named'
import { paginated } from '../common/pagination'
import { type JobFacet, jobFacets } from './job-facets'
import { jobTeaserSchema } from './jobs'

/** What the board can be narrowed by. */
export const jobFilterNames = [...jobFacets, 'search', 'organization', 'within'] as const
export type JobFilterName = (typeof jobFilterNames)[number]

/** Within how many kilometers of a postcode ads can be asked for. */
export const jobRadii = [25, 50, 100, 200] as const
export type JobRadius = (typeof jobRadii)[number]

/** How many ads one can ask for by their ids. */
export const maxSavedJobs = 100

/** A running ad on the board. */
const listedJobSchema = named(
  'ListedJob',
  jobTeaserSchema.extend({
    /** How far it is from the postcode that is named, in kilometers; null where none is, or where nobody knows. */
    distance: z.number().int().nullable(),
  }),
)

const facetCounts = z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() }))

/**
 * GET api/jobs/ and api/search-jobs/: running ads in both languages, each in the asked one where it has that. Several values of a
 * filter are separated by commas: any of them fits. `facets` has for each filter the values that ads have, the most frequent first, with
 * their numbers by the search and all other filters; values that are asked for are always there. `next` goes on from the last row.
 */
export const jobListSchema = named(
  'JobList',
  paginated(listedJobSchema).extend({
    /** Whether somebody knows where the postcode is; null where none is named. Of an unknown one there are no distances. */
    is_near_known: z.boolean().nullable(),
    /** The house that is asked for, as far as everybody sees it in the asked language; null for none. */
    organization: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    /** How many ads are within each radius, by the search and all other filters; none without a known postcode. */
    radii: z.array(z.object({ value: z.number().int(), count: z.number().int() })),
    /** Where no ad fits: without which single filter how many do, the most first. */
    relaxed: z.array(z.object({ filter: z.enum(jobFilterNames), count: z.number().int() })),
    /** Where no ad fits: five at most that fit nearly. */
    nearly_fitting: z.array(jobTeaserSchema),
    /** Which of `ids` do not run any more. */
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
 * GET api/jobs/feed.json, on the site `/de/jobboerse.json`: running ads as JSON Feed 1.1 (jsonfeed.org/version/1.1), with all facts of an
 * ad in `_job`. `next_url` has the further ones.
 */
export const jobFeedSchema = named(
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

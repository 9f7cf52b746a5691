import { createRoute, z } from '@hono/zod-openapi'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { searchText } from '@/backend/platform/http/requests/search-text'
import { invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import { jobOrderings } from '@/lib/contract/jobs/job-facets'
import { jobFeedSchema, jobListSchema, jobRadii, maxSavedJobs } from '@/lib/contract/jobs/job-list'
import { jobCreationSchema } from '@/lib/contract/jobs/job-teams'
import {
  endedJobSchema,
  jobChangeSchema,
  jobConflictSchema,
  jobLookupListSchema,
  jobSchema,
  jobStates,
  jobTeasersSchema,
  ownJobListSchema,
  ownJobSchema,
  regionListSchema,
} from '@/lib/contract/jobs/jobs'
import { mayWithdrawJobs } from '../policy'
import { authorizeJobs } from './job-request'

/** Values of a filter, separated by commas. */
const values = searchText.optional()

export const boardQuery = pagingQuery.extend({
  category: values,
  employment_type: values,
  specialization: values,
  occupation: values,
  contract_type: values,
  /** Federal states by their codes. */
  region: values,
  /** Countries by their codes. */
  country: values,
  /** The id of an organization of the directory. */
  organization: z.string().optional(),
  /** Words, as the site's search finds them. */
  search: searchText.optional(),
  ordering: z.union([z.literal(''), z.enum(jobOrderings)]).optional(),
  /** Postcode of the starting point for distances; orders by distance by default. */
  near: searchText.optional(),
  /** The maximum distance from the starting point, in kilometers. */
  within: z.union([z.literal(''), z.enum(jobRadii.map(String))]).optional(),
  /** Ads by their ids. */
  ids: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9})*$/)
    .refine((ids) => ids.split(',').length <= maxSavedJobs)
    .optional(),
  /** The cursor of the page, taken from `next` of the previous one. */
  after: z
    .string()
    .regex(/^\d{1,15}_\d{1,9}$/)
    .optional(),
})
export type BoardQuery = z.infer<typeof boardQuery>

const describeBoard = (path: '/jobs' | '/search-jobs') =>
  createRoute({
    method: 'get',
    path,
    summary: 'The job ads that run, with the numbers beside the filters',
    request: { query: boardQuery },
    responses: {
      200: json(jobListSchema, 'A part of the list; an unknown value has none'),
      400: invalidFields('The search, the ordering, the radius, the ids or `after` is none'),
      404: refusal('There is no such page'),
    },
  })

export const board = describeBoard('/jobs')
export const search = describeBoard('/search-jobs')

export const feed = createRoute({
  method: 'get',
  path: '/jobs/feed.rss',
  summary: 'The newest of the job ads that fit a filter, as RSS 2.0',
  request: {
    query: boardQuery.omit({ after: true, ids: true, ordering: true, page: true, page_size: true }),
  },
  responses: {
    200: { description: 'A feed', content: { 'application/rss+xml': { schema: z.string() } } },
    304: { description: 'The client has it already' },
    400: invalidFields('The search or the radius is none'),
  },
})

export const jsonFeed = createRoute({
  method: 'get',
  path: '/jobs/feed.json',
  summary: 'The job ads that run and fit a filter, as JSON Feed 1.1; `next_url` has the further ones',
  request: { query: boardQuery.omit({ ids: true, ordering: true }) },
  responses: {
    200: {
      description: 'A part of the feed, with an ETag',
      content: { 'application/feed+json': { schema: jobFeedSchema } },
    },
    304: { description: 'The client has it already' },
    400: invalidFields('The search, the radius or `after` is none'),
    404: refusal('There is no such page'),
  },
})

export const teaser = createRoute({
  method: 'get',
  path: '/jobs/teaser',
  summary: 'The newest job ads, five at most',
  responses: { 200: json(jobTeasersSchema, 'The latest first') },
})

const describeLookup = <Path extends string>(path: Path, name: string) =>
  createRoute({
    method: 'get',
    path,
    summary: `${name} that job ads may have`,
    responses: { 200: json(jobLookupListSchema, 'In the asked language') },
  })

/** The lookups by the fields of ads. */
export const lookups = {
  category: describeLookup('/jobs/categories', 'Fields of work'),
  employment_type: describeLookup('/jobs/employment_types', 'Kinds of employment'),
  specialization: describeLookup('/jobs/specializations', 'Specializations'),
  occupation: describeLookup('/jobs/occupations', 'Occupations'),
  contract_type: describeLookup('/jobs/contract_types', 'Contracts'),
}

export const countries = describeLookup('/countries', 'Countries')

export const regions = createRoute({
  method: 'get',
  path: '/regions',
  summary: 'The federal states of Germany',
  responses: { 200: json(regionListSchema, 'By their names in the asked language') },
})

const params = z.object({ id: z.string() })

export const detail = createRoute({
  method: 'get',
  path: '/jobs/{id}',
  summary: 'A job ad',
  request: { params },
  responses: {
    200: json(jobSchema, 'The ad, and those that are like it'),
    404: refusal('There never was such an ad on the board'),
    410: json(endedJobSchema, 'It has expired, was withdrawn or deleted; with those that are like it'),
  },
})

const refusals = {
  401: refusal('Nobody is logged in, or the key is unknown or was revoked'),
  403: refusal('The user is in none of the groups of the job board, or the key has not this scope'),
  429: refusal('The key has made too many calls'),
}
const missing = refusal('There is no such ad, or it is somebody else’s')
const wrongState = refusal('The state of the ad does not allow it')
/** A session, or an API key in the header `Authorization`. */
const security: Record<string, string[]>[] = [{ session: [] }, { jobKey: [] }]
const reading = { security, middleware: authorizeJobs('jobs:read') }
const writing = { security, middleware: authorizeJobs('jobs:write') }

export const listOwn = createRoute({
  method: 'get',
  path: '/jobs/my',
  ...reading,
  summary: 'One’s own job ads, the last changed first',
  request: { query: pagingQuery.extend({ state: z.union([z.literal(''), z.enum(jobStates)]).optional() }) },
  responses: {
    200: json(ownJobListSchema, 'A part of the list, and how many there are in each state'),
    400: invalidFields('The state is none'),
    404: refusal('There is no such page'),
    ...refusals,
  },
})

export const create = createRoute({
  method: 'post',
  path: '/jobs/my',
  ...writing,
  summary: 'Makes a job ad as a draft',
  request: { body: jsonContent(jobCreationSchema) },
  responses: {
    200: json(ownJobSchema, 'The ad that the key’s team has by this `external_id` already, as it is'),
    201: json(ownJobSchema, 'The draft, with what is known of its owner'),
    400: invalidFields('What is wrong, by field'),
    ...refusals,
  },
})

export const readOwn = createRoute({
  method: 'get',
  path: '/jobs/my/{id}',
  ...reading,
  summary: 'One’s own job ad in whatever state',
  request: { params },
  responses: { 200: json(ownJobSchema, 'The ad'), 404: missing, ...refusals },
})

export const change = createRoute({
  method: 'patch',
  path: '/jobs/my/{id}',
  ...writing,
  summary: 'Changes one’s own job ad',
  request: { params, body: jsonContent(jobChangeSchema) },
  responses: {
    200: json(ownJobSchema, 'The ad as it is now'),
    400: invalidFields('What is wrong, by field; one that runs has to stay complete'),
    404: missing,
    409: json(jobConflictSchema, 'It was changed meanwhile'),
    428: refusal('The revision is missing'),
    ...refusals,
  },
})

export const remove = createRoute({
  method: 'delete',
  path: '/jobs/my/{id}',
  security,
  middleware: authorizeJobs('jobs:delete'),
  summary: 'Deletes one’s own job ad',
  request: { params },
  responses: { 204: { description: 'Deleted' }, 404: missing, ...refusals },
})

export const publish = createRoute({
  method: 'post',
  path: '/jobs/my/{id}/publish',
  ...writing,
  summary: 'Publishes one’s own job ad, again if it was on the board before; one that runs is renewed',
  request: { params },
  responses: {
    200: json(ownJobSchema, 'The ad as it is now'),
    400: invalidFields('What is missing, by field'),
    404: missing,
    409: wrongState,
    ...refusals,
  },
})

export const withdraw = createRoute({
  method: 'post',
  path: '/jobs/my/{id}/withdraw',
  security,
  middleware: authorizeJobs('jobs:write', mayWithdrawJobs),
  summary: 'Takes a job ad off the board: one’s own, or, for editors, anybody’s for good',
  request: { params },
  responses: { 200: json(ownJobSchema, 'The ad as it is now'), 404: missing, 409: wrongState, ...refusals },
})

export const copy = createRoute({
  method: 'post',
  path: '/jobs/my/{id}/copy',
  ...writing,
  summary: 'Makes a draft of one’s own job ad, without its deadline',
  request: { params },
  responses: { 201: json(ownJobSchema, 'The draft'), 404: missing, ...refusals },
})

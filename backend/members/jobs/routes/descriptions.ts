import { createRoute, z } from '@hono/zod-openapi'
import { ignoreEmptyBody } from '@/backend/platform/http/requests/json-body'
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
  jobWithdrawalSchema,
  ownJobListSchema,
  ownJobSchema,
  regionListSchema,
} from '@/lib/contract/jobs/jobs'
import { mayWithdrawJobs } from '../policy'
import { authorizeJobs } from './job-request'

/** The values of a filter, separated by commas. */
const filterValues = searchText.optional()

export const boardQuery = pagingQuery.extend({
  category: filterValues,
  employment_type: filterValues,
  specialization: filterValues,
  occupation: filterValues,
  contract_type: filterValues,
  /** Codes of federal states. */
  region: filterValues,
  /** Codes of countries. */
  country: filterValues,
  /** The id of an organization of the directory. */
  organization: z.string().optional(),
  /** Words for the full-text search. */
  search: searchText.optional(),
  ordering: z.union([z.literal(''), z.enum(jobOrderings)]).optional(),
  /**
   * The postcode of the starting point for distances. With a starting point, ads are sorted by
   * distance by default.
   */
  near: searchText.optional(),
  /** The maximum distance from the starting point, in kilometers. */
  within: z.union([z.literal(''), z.enum(jobRadii.map(String))]).optional(),
  /** The ids of ads. Restricts the list to them. */
  ids: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9})*$/)
    .refine((ids) => ids.split(',').length <= maxSavedJobs)
    .optional(),
  /** The cursor of the requested page, taken from `next` of the previous page. */
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
    summary: 'Lists the published job ads, with the counts of the filters',
    request: { query: boardQuery },
    responses: {
      200: json(jobListSchema, 'A part of the list; empty for an unknown value'),
      400: invalidFields('Invalid search, ordering, radius, ids or `after`'),
      404: refusal('The page number is too high'),
    },
  })

export const board = describeBoard('/jobs')
export const search = describeBoard('/search-jobs')

export const feed = createRoute({
  method: 'get',
  path: '/jobs/feed.rss',
  summary: 'Returns the newest job ads that match a filter as RSS 2.0',
  request: { query: boardQuery.omit({ after: true, ids: true, ordering: true, page: true, page_size: true }) },
  responses: {
    200: { description: 'A feed', content: { 'application/rss+xml': { schema: z.string() } } },
    304: { description: 'Not modified' },
    400: invalidFields('Invalid search or radius'),
  },
})

export const jsonFeed = createRoute({
  method: 'get',
  path: '/jobs/feed.json',
  summary: 'Returns the published job ads that match a filter as JSON Feed 1.1; `next_url` leads to the next ads',
  request: { query: boardQuery.omit({ ids: true, ordering: true }) },
  responses: {
    200: {
      description: 'A part of the feed, with an ETag',
      content: { 'application/feed+json': { schema: jobFeedSchema } },
    },
    304: { description: 'Not modified' },
    400: invalidFields('Invalid search, radius or `after`'),
    404: refusal('The page number is too high'),
  },
})

export const teaser = createRoute({
  method: 'get',
  path: '/jobs/teaser',
  summary: 'Lists the newest job ads, at most five',
  responses: { 200: json(jobTeasersSchema, 'Latest first') },
})

const describeLookup = <Path extends string>(path: Path, name: string) =>
  createRoute({
    method: 'get',
    path,
    summary: `Lists the ${name} that job ads may have`,
    responses: { 200: json(jobLookupListSchema, 'In the language of the request') },
  })

/** The routes for the lookups, by the field of ads. */
export const lookups = {
  category: describeLookup('/jobs/categories', 'fields of work'),
  employment_type: describeLookup('/jobs/employment_types', 'kinds of employment'),
  specialization: describeLookup('/jobs/specializations', 'specializations'),
  occupation: describeLookup('/jobs/occupations', 'occupations'),
  contract_type: describeLookup('/jobs/contract_types', 'kinds of contracts'),
}

export const countries = describeLookup('/countries', 'countries')

export const regions = createRoute({
  method: 'get',
  path: '/regions',
  summary: 'Lists the federal states of Germany',
  responses: { 200: json(regionListSchema, 'Sorted by name in the language of the request') },
})

const params = z.object({ id: z.string() })

export const detail = createRoute({
  method: 'get',
  path: '/jobs/{id}',
  summary: 'Returns a job ad',
  request: { params },
  responses: {
    200: json(jobSchema, 'The ad and similar ads'),
    404: refusal('No ad with this id was ever published'),
    410: json(endedJobSchema, 'The ad has expired, was withdrawn or deleted; with similar ads'),
  },
})

const refusals = {
  401: refusal('Not logged in, or the key is unknown or revoked'),
  403: refusal('The user is in no group of the job board, or the key lacks the scope'),
  429: refusal('Too many requests with the key'),
}
const notFoundResponse = refusal('The ad does not exist or belongs to another user')
const wrongStateResponse = refusal('The state of the ad does not allow the action')
/** The ways to authenticate, by session or by an API key in the header `Authorization`. */
const security: Record<string, string[]>[] = [{ session: [] }, { jobKey: [] }]
const readGuard = { security, middleware: authorizeJobs('jobs:read') }
const writeGuard = { security, middleware: authorizeJobs('jobs:write') }

export const listOwn = createRoute({
  method: 'get',
  path: '/jobs/my',
  ...readGuard,
  summary: 'Lists the user’s job ads, last changed first',
  request: { query: pagingQuery.extend({ state: z.union([z.literal(''), z.enum(jobStates)]).optional() }) },
  responses: {
    200: json(ownJobListSchema, 'A part of the list, and the number of ads in each state'),
    400: invalidFields('Unknown state'),
    404: refusal('The page number is too high'),
    ...refusals,
  },
})

export const create = createRoute({
  method: 'post',
  path: '/jobs/my',
  ...writeGuard,
  summary: 'Creates a job ad as a draft',
  request: { body: jsonContent(jobCreationSchema) },
  responses: {
    200: json(ownJobSchema, 'The unchanged ad of the key’s team with this `external_id`'),
    201: json(ownJobSchema, 'The draft, with data from its owner’s profile'),
    400: invalidFields('Errors by field'),
    ...refusals,
  },
})

export const readOwn = createRoute({
  method: 'get',
  path: '/jobs/my/{id}',
  ...readGuard,
  summary: 'Returns a job ad of the user in any state',
  request: { params },
  responses: { 200: json(ownJobSchema, 'The ad'), 404: notFoundResponse, ...refusals },
})

export const change = createRoute({
  method: 'patch',
  path: '/jobs/my/{id}',
  ...writeGuard,
  summary: 'Changes a job ad of the user',
  request: { params, body: jsonContent(jobChangeSchema) },
  responses: {
    200: json(ownJobSchema, 'The current ad'),
    400: invalidFields('Errors by field; a published ad must stay complete'),
    404: notFoundResponse,
    409: json(jobConflictSchema, 'The ad has changed meanwhile'),
    428: refusal('The revision is missing'),
    ...refusals,
  },
})

export const remove = createRoute({
  method: 'delete',
  path: '/jobs/my/{id}',
  security,
  middleware: authorizeJobs('jobs:delete'),
  summary: 'Deletes a job ad of the user',
  request: { params },
  responses: { 204: { description: 'Deleted' }, 404: notFoundResponse, ...refusals },
})

export const publish = createRoute({
  method: 'post',
  path: '/jobs/my/{id}/publish',
  ...writeGuard,
  summary: 'Publishes or renews a job ad of the user; removes a `starts_on` that has passed',
  request: { params },
  responses: {
    200: json(ownJobSchema, 'The current ad'),
    400: invalidFields('Missing values by field'),
    404: notFoundResponse,
    409: wrongStateResponse,
    ...refusals,
  },
})

export const withdraw = createRoute({
  method: 'post',
  path: '/jobs/my/{id}/withdraw',
  security,
  middleware: [authorizeJobs('jobs:write', mayWithdrawJobs), ignoreEmptyBody] as const,
  summary: 'Withdraws a job ad of the user; an ad that an editor withdraws for another user is blocked',
  request: { params, body: { ...jsonContent(jobWithdrawalSchema), required: false } },
  responses: { 200: json(ownJobSchema, 'The current ad'), 404: notFoundResponse, 409: wrongStateResponse, ...refusals },
})

export const copy = createRoute({
  method: 'post',
  path: '/jobs/my/{id}/copy',
  ...writeGuard,
  summary: 'Copies a job ad of the user to a draft without deadline',
  request: { params },
  responses: { 201: json(ownJobSchema, 'The draft'), 404: notFoundResponse, ...refusals },
})

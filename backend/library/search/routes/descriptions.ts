import { createRoute, z } from '@hono/zod-openapi'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { searchText } from '@/backend/platform/http/requests/search-text'
import { invalidFields, json, refusal } from '@/backend/platform/http/router'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { yearSchema } from '@/lib/contract/common/time-range'
import {
  otherSearchKinds,
  searchHitListSchema,
  searchOrderings,
  searchOverviewSchema,
  searchSuggestionsSchema,
} from '@/lib/contract/site/search'

const commonQuery = z.object({
  /** Words to search for. Words in quotation marks must be adjacent. */
  query: searchText.default(''),
  language: z.union([z.literal(''), localeSchema]).optional(),
  year: z.union([z.literal(''), yearSchema]).optional(),
})

const listQuery = commonQuery.extend({ ...pagingQuery.shape, ordering: z.enum(searchOrderings).default('relevance') })

const listResponses = {
  200: json(searchHitListSchema, 'A page of the list'),
  400: invalidFields('The query is too long, or the language, year, kind or ordering is unknown'),
  404: refusal('The page number is too high'),
}

export const overview = createRoute({
  method: 'get',
  path: '/search',
  summary: 'Returns the first results of content pages and of other content that the caller may see',
  request: {
    query: commonQuery.extend({
      /** `true` if a visitor sees the results. Only such searches are counted. */
      counted: z.enum(['true']).optional(),
    }),
  },
  responses: {
    200: json(searchOverviewSchema, 'The results; empty without words'),
    400: invalidFields('The query is too long, or the language or year is unknown'),
  },
})

export const pages = createRoute({
  method: 'get',
  path: '/search/pages',
  summary: 'Lists the content pages that match a search',
  request: { query: listQuery },
  responses: listResponses,
})

export const otherContent = createRoute({
  method: 'get',
  path: '/search/others',
  summary: 'Lists content other than pages that matches a search, of one kind or of all kinds',
  request: { query: listQuery.extend({ kind: z.union([z.literal(''), z.enum(otherSearchKinds)]).optional() }) },
  responses: listResponses,
})

export const autocomplete = createRoute({
  method: 'get',
  path: '/search/autocomplete',
  summary: 'Suggests results while the user types, from three characters',
  request: { query: z.object({ query: searchText.default('') }) },
  responses: {
    200: json(searchSuggestionsSchema, 'The first content pages and the first other results'),
    400: invalidFields('The query is too long'),
  },
})

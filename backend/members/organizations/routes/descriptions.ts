import { createRoute, z } from '@hono/zod-openapi'
import { describeRecord, describeRecordWrites } from '@/backend/content/page-tree/routes/record-descriptions'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { searchText } from '@/backend/platform/http/requests/search-text'
import { invalidFields, json, refusal } from '@/backend/platform/http/router'
import {
  organizationChangeSchema,
  organizationCreationSchema,
  organizationDetailSchema,
  organizationDraftSchema,
  organizationListSchema,
  placesSchema,
} from '@/lib/contract/pages/organization'
import { cursorSchema } from '../organization-filter'
import { mayEditOrganizations } from '../policy'

const filterQuery = z.object({
  /** Categories, separated by commas. */
  categories: searchText.optional(),
  /** The name of a place, as in the response of `places/`. */
  place: searchText.optional(),
  /** The code of a federal state. */
  region: searchText.optional(),
  /** The initial of the place; `#` for all other characters than letters. */
  letter: z
    .string()
    .regex(/^[A-Za-z#]$/)
    .optional(),
  /** Words, each of which must be part of the name, the kind, the place or its postcode. */
  search: searchText.optional(),
})

export const list = createRoute({
  method: 'get',
  path: '/organizations',
  summary: 'Lists the published organizations that have a place, sorted by place and name',
  request: {
    query: pagingQuery.extend(filterQuery.shape).extend({
      /** The cursor of the requested page, taken from `next` of the previous page. */
      after: cursorSchema.optional(),
    }),
  },
  responses: {
    200: json(organizationListSchema, 'A part of the list; empty for an unknown category, place or region'),
    400: invalidFields('Invalid letter, search or `after`'),
    404: refusal('The page number is too high'),
  },
})

export const places = createRoute({
  method: 'get',
  path: '/places',
  summary: 'Lists the places of organizations',
  request: { query: filterQuery.pick({ search: true }) },
  responses: { 200: json(placesSchema, 'With the counts of organizations'), 400: invalidFields('Invalid search') },
})

export const detail = describeRecord('organizations', {
  name: 'An organization',
  detail: organizationDetailSchema,
  draft: organizationDraftSchema,
})

export const { create, change, remove } = describeRecordWrites('organizations', {
  name: 'an organization',
  right: mayEditOrganizations,
  creation: organizationCreationSchema,
  change: organizationChangeSchema,
  draft: organizationDraftSchema,
})

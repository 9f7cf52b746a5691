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
import { cursorSchema } from '../matching'
import { mayEditOrganizations } from '../policy'

const filterQuery = z.object({
  /** Categories, separated by commas. */
  categories: searchText.optional(),
  /** A place as `places/` names it. */
  place: searchText.optional(),
  /** A federal state by its code. */
  region: searchText.optional(),
  /** The initial of the place; `#` for anything but a letter. */
  letter: z
    .string()
    .regex(/^[A-Za-z#]$/)
    .optional(),
  /** Words of the name, the kind, the place or its postcode. */
  search: searchText.optional(),
})

export const list = createRoute({
  method: 'get',
  path: '/organizations',
  summary: 'The published organizations that have a place, by place and name',
  request: {
    query: pagingQuery.extend(filterQuery.shape).extend({
      /** The cursor of the page, taken from `next` of the previous one. */
      after: cursorSchema.optional(),
    }),
  },
  responses: {
    200: json(organizationListSchema, 'A part of the list; an unknown category, place or region has none'),
    400: invalidFields('The letter, the search or `after` is none'),
    404: refusal('There is no such page'),
  },
})

export const places = createRoute({
  method: 'get',
  path: '/places',
  summary: 'The places that have organizations',
  request: { query: filterQuery.pick({ search: true }) },
  responses: {
    200: json(placesSchema, 'With the numbers of organizations'),
    400: invalidFields('The search is none'),
  },
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

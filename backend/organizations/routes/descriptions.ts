import { createRoute, z } from '@hono/zod-openapi'
import { conflictSchema } from '@/lib/contract/errors'
import {
  organizationChangeSchema,
  organizationCreationSchema,
  organizationDetailSchema,
  organizationDraftSchema,
  organizationListSchema,
  organizationMapSchema,
  placesSchema,
} from '@/lib/contract/organization'
import { revisionSchema } from '@/lib/contract/revision'
import { authorize } from '../../http/authorize'
import { pagingQuery } from '../../http/paging'
import { invalidFields, json, jsonContent, missing, refusal } from '../../http/router'
import { cursorSchema } from '../matching'
import { mayEditOrganizations } from '../policy'

const params = z.object({ id: z.string() })

const filterQuery = z.object({
  /** Categories, separated by commas. */
  categories: z.string().optional(),
  /** A place as `places/` names it. */
  place: z.string().optional(),
  /** A federal state by its code. */
  region: z.string().optional(),
  /** What the place begins with; `#` for what is no letter. */
  letter: z
    .string()
    .regex(/^[A-Za-z#]$/)
    .optional(),
  /** Words of the name, the kind, the place or its postcode. */
  search: z.string().max(200).optional(),
})

export const list = createRoute({
  method: 'get',
  path: '/organizations',
  summary: 'The published organizations that have a place, by place and name',
  request: {
    query: pagingQuery.extend(filterQuery.shape).extend({
      /** Where the page begins, as `next` of the one before names it. */
      after: cursorSchema.optional(),
    }),
  },
  responses: {
    200: json(organizationListSchema, 'A part of the list; an unknown category, place or region has none'),
    400: invalidFields('The letter, the search or `after` is none'),
    404: refusal('There is no such page'),
  },
})

export const map = createRoute({
  method: 'get',
  path: '/organizations/map',
  summary: 'All organizations of the list that have a position',
  request: { query: filterQuery },
  responses: {
    200: json(organizationMapSchema, 'Where they are'),
    400: invalidFields('The letter or the search is none'),
  },
})

export const places = createRoute({
  method: 'get',
  path: '/places',
  summary: 'The places and federal states that have organizations',
  responses: { 200: json(placesSchema, 'Both with the numbers of organizations') },
})

const refusals = {
  401: refusal('Nobody is logged in, and it is for users, or for editors'),
  403: refusal('It is for another group, or for editors'),
}

export const one = createRoute({
  method: 'get',
  path: '/organizations/{id}',
  summary: 'An organization as published; for editors its working copy with `draft=1`',
  request: { params, query: z.object({ draft: z.literal('1').optional() }) },
  responses: {
    200: json(z.union([organizationDetailSchema, organizationDraftSchema]), 'The organization'),
    400: invalidFields('`draft` is something else'),
    ...refusals,
    404: missing('There is none, or none in this language'),
    410: refusal('It was deleted'),
  },
})

const invalid = invalidFields('What is wrong, by field')
const written = json(organizationDraftSchema, 'The working copy')

export const create = createRoute({
  method: 'post',
  path: '/organizations',
  middleware: authorize(mayEditOrganizations),
  summary: 'Makes an organization in one language, unpublished; its blocks are those of its page',
  request: { body: jsonContent(organizationCreationSchema) },
  responses: {
    201: written,
    400: invalid,
    ...refusals,
    409: refusal('A page has its address'),
  },
})

const writeRefusals = {
  400: invalid,
  ...refusals,
  404: missing('There is none in this language'),
  409: json(conflictSchema, 'Changed by another since, with both states'),
  428: refusal('The revision is missing'),
}

export const change = createRoute({
  method: 'patch',
  path: '/organizations/{id}',
  middleware: authorize(mayEditOrganizations),
  summary:
    'Changes an organization: its texts in one language for the next publication, everything else at once',
  request: { params, body: jsonContent(organizationChangeSchema) },
  responses: { 200: written, ...writeRefusals },
})

export const remove = createRoute({
  method: 'delete',
  path: '/organizations/{id}',
  middleware: authorize(mayEditOrganizations),
  summary: 'Moves an organization in all languages to the trash',
  request: { params, body: jsonContent(z.object({ revision: revisionSchema })) },
  responses: { 204: { description: 'Deleted' }, ...writeRefusals },
})

import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { searchText } from '@/backend/platform/http/requests/search-text'
import { invalidFields, json, jsonContent, missingRecord, refusal } from '@/backend/platform/http/router'
import { conflictSchema } from '@/lib/contract/common/errors'
import { revisionSchema as revision } from '@/lib/contract/common/revision'
import { linkTargetsSchema } from '@/lib/contract/pages/link-targets'
import { pageDraftSchema } from '@/lib/contract/pages/page-editing'
import { pageCreationSchema } from '@/lib/contract/pages/page-settings'
import {
  brokenLinksSchema,
  draftsAndSchedulesSchema,
  linkCheckSchema,
  pageLinksSchema,
  pageTreeSchema,
  recentChangesSchema,
} from '@/lib/contract/pages/page-tree'
import { mayEditTree } from '../policy'

const params = z.object({ id: z.string() })
const parent = z.int32().positive().nullable()
const draftResponse = json(pageDraftSchema, 'The page with the data for editors')
const rightRefusals = { 401: refusal('Not logged in'), 403: refusal('The user lacks the right') }
const refusals = { ...rightRefusals, 404: missingRecord('The page does not exist') }
const invalidResponse = invalidFields('Errors by field; errors of `data` are nested in `data`')
const conflictResponse = json(
  z.union([conflictSchema, z.object({ detail: z.string() })]),
  'Another user has changed the page (with its stored and its sent state), or the tree forbids the change',
)
const revisionMissing = refusal('The revision is missing')

export const tree = createRoute({
  method: 'get',
  path: '/pages',
  middleware: authorize(mayEditTree),
  summary: 'Lists pages for editors: the children of a page, the top level, or the matches of a search',
  request: {
    query: pagingQuery.extend({
      /** The id of the parent. Without it, lists the top of the tree. */
      parent: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional(),
      /** Text in the title or address of a page, anywhere in the tree. */
      search: searchText.optional(),
      /**
       * Words in title, address or text. Matches in title or address come first, matches only in
       * working copies last.
       */
      words: searchText.optional(),
      id: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional(),
    }),
  },
  responses: {
    200: json(pageTreeSchema, 'In the order of the tree; matches of `search` sorted by title'),
    400: invalidResponse,
    ...rightRefusals,
    404: refusal('The page number is too high'),
  },
})

export const linkTargets = createRoute({
  method: 'get',
  path: '/link-targets',
  middleware: authorize(mayEditTree),
  summary: 'Finds pages, files and persons as link targets (not paged, at most 8 of each)',
  request: { query: z.object({ search: searchText.default('') }) },
  responses: {
    200: json(linkTargetsSchema, 'Names that start with the search text come first'),
    400: invalidResponse,
    ...rightRefusals,
  },
})

export const brokenLinks = createRoute({
  method: 'get',
  path: '/broken-links',
  middleware: authorize(mayEditTree),
  summary: 'Lists broken links on pages, in reusable containers and in HTML selections (not paged, at most 200)',
  responses: { 200: json(brokenLinksSchema, 'By the title of their content, redirects last'), ...rightRefusals },
})

export const linkCheck = createRoute({
  method: 'get',
  path: '/link-check',
  middleware: authorize(mayEditTree),
  summary: 'Returns the result of the last nightly check of all links',
  responses: { 200: json(linkCheckSchema, 'The time of the check, and the broken links'), ...rightRefusals },
})

export const checkNow = createRoute({
  method: 'post',
  path: '/link-check',
  middleware: authorize(mayEditTree),
  summary: 'Checks all links now',
  responses: { 200: json(linkCheckSchema, 'The broken links'), ...rightRefusals },
})

export const recent = createRoute({
  method: 'get',
  path: '/recent',
  middleware: authorize(mayEditTree),
  summary: 'Lists the pages that editors changed last, newest change first (not paged, at most 20)',
  responses: { 200: json(recentChangesSchema, 'One item for each language of a page'), ...rightRefusals },
})

export const draftsAndSchedules = createRoute({
  method: 'get',
  path: '/drafts-and-schedules',
  middleware: authorize(mayEditTree),
  summary: 'Lists unpublished changes and scheduled changes (not paged, at most 50 of each)',
  responses: {
    200: json(draftsAndSchedulesSchema, 'One item for each language of a page'),
    ...rightRefusals,
  },
})

export const create = createRoute({
  method: 'post',
  path: '/page',
  middleware: authorize(mayEditTree),
  summary: 'Creates a page in the language of the path prefix',
  request: { body: jsonContent(pageCreationSchema) },
  responses: { 201: draftResponse, 400: invalidResponse, ...refusals, 409: refusal('The address is taken') },
})

export const settings = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}',
  middleware: authorize(mayEditTree),
  summary:
    'Changes settings: texts and slug in one language, also those for search engines; the others in all languages',
  request: { params, body: jsonContent(z.object({ revision, data: z.record(z.string(), z.unknown()) })) },
  responses: {
    200: draftResponse,
    400: invalidResponse,
    ...refusals,
    409: conflictResponse,
    428: revisionMissing,
  },
})

export const move = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/move',
  middleware: authorize(mayEditTree),
  summary: 'Moves a page with its descendants in the tree, in all languages',
  request: { params, body: jsonContent(z.object({ parent, position: z.int32().min(0), revision })) },
  responses: {
    200: draftResponse,
    400: invalidResponse,
    ...refusals,
    409: conflictResponse,
    428: revisionMissing,
  },
})

export const copy = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/copy',
  middleware: authorize(mayEditTree),
  summary: "Copies a page without its descendants to the end of another page's children",
  request: { params, body: jsonContent(z.object({ parent })) },
  responses: {
    201: draftResponse,
    400: invalidResponse,
    ...refusals,
    409: refusal('The parent page does not exist in this language'),
  },
})

export const translate = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/translate',
  middleware: authorize(mayEditTree),
  summary: 'Creates the working copy in the other language from the one in this language',
  request: { params },
  responses: {
    201: draftResponse,
    ...refusals,
    409: refusal('The translation already exists, or the parent page does not exist in that language'),
  },
})

export const remove = createRoute({
  method: 'delete',
  path: '/page/:id{[0-9]+}',
  middleware: authorize(mayEditTree),
  summary: 'Deletes a page in all languages; its addresses can redirect to another address',
  request: { params, body: jsonContent(z.object({ revision, redirect: z.string().max(2000).nullish() })) },
  responses: {
    204: { description: 'Deleted' },
    400: invalidResponse,
    ...refusals,
    409: conflictResponse,
    428: revisionMissing,
  },
})

export const links = createRoute({
  method: 'get',
  path: '/page/:id{[0-9]+}/links',
  middleware: authorize(mayEditTree),
  summary: 'Lists the links to a page: in texts and link fields of working copies, and redirects',
  request: { params },
  responses: { 200: json(pageLinksSchema, 'The links'), ...refusals },
})

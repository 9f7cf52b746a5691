import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { searchText } from '@/backend/platform/http/requests/search-text'
import { invalidFields, json, jsonContent, missing, refusal } from '@/backend/platform/http/router'
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
const page = json(pageDraftSchema, 'The page as its editors get it')
const refusals = {
  401: refusal('Nobody is logged in'),
  403: refusal('Only editors may do this'),
  404: missing('There is no such page'),
}
const invalid = invalidFields('What is wrong, by field; of `data` below that')
const conflict = json(
  z.union([conflictSchema, z.object({ detail: z.string() })]),
  'Changed by another since, with both states; or the tree does not allow it',
)
const noRevision = refusal('The revision is missing')

export const tree = createRoute({
  method: 'get',
  path: '/pages',
  middleware: authorize(mayEditTree),
  summary:
    'Pages as editors see them: those directly below one or at the top, or those that are searched for',
  request: {
    query: pagingQuery.extend({
      /** A page's id; without it the top of the tree. */
      parent: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional(),
      /** Words that title or address of a page has, anywhere in the tree. */
      search: searchText.optional(),
      /** Words in title, address or published text; matches in titles and addresses come first. */
      words: searchText.optional(),
      /** One page alone. */
      id: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional(),
    }),
  },
  responses: {
    200: json(pageTreeSchema, 'In the order of the tree; what was searched for by title'),
    400: invalid,
    401: refusals[401],
    403: refusals[403],
    404: refusal('There is no such page of the list'),
  },
})

export const linkTargets = createRoute({
  method: 'get',
  path: '/link-targets',
  middleware: authorize(mayEditTree),
  summary: 'Pages, files and people that words find, to link to (not paged, at most 8 of each)',
  request: { query: z.object({ search: searchText.default('') }) },
  responses: {
    200: json(linkTargetsSchema, 'The names that begin with the words first'),
    400: invalid,
    401: refusals[401],
    403: refusals[403],
  },
})

export const brokenLinks = createRoute({
  method: 'get',
  path: '/broken-links',
  middleware: authorize(mayEditTree),
  summary:
    'Links on pages, in reusable containers and in HTML selections that lead visitors to nothing (not paged, at most 200)',
  responses: {
    200: json(brokenLinksSchema, 'By the titles of what they stand in'),
    401: refusals[401],
    403: refusals[403],
  },
})

export const linkCheck = createRoute({
  method: 'get',
  path: '/link-check',
  middleware: authorize(mayEditTree),
  summary: 'What the last check of all links found, which is made every night',
  responses: {
    200: json(linkCheckSchema, 'When it was, and the links'),
    401: refusals[401],
    403: refusals[403],
  },
})

export const checkNow = createRoute({
  method: 'post',
  path: '/link-check',
  middleware: authorize(mayEditTree),
  summary: 'Checks all links now',
  responses: {
    200: json(linkCheckSchema, 'What was found'),
    401: refusals[401],
    403: refusals[403],
  },
})

export const recent = createRoute({
  method: 'get',
  path: '/recent',
  middleware: authorize(mayEditTree),
  summary: 'The pages that editors changed last, the newest change first (not paged, at most 20)',
  responses: {
    200: json(recentChangesSchema, 'Each language of a page for itself'),
    401: refusals[401],
    403: refusals[403],
  },
})

export const draftsAndSchedules = createRoute({
  method: 'get',
  path: '/drafts-and-schedules',
  middleware: authorize(mayEditTree),
  summary: 'What waits to be published and what is to happen by itself (not paged, at most 50 each)',
  responses: {
    200: json(draftsAndSchedulesSchema, 'Each language of a page for itself'),
    401: refusals[401],
    403: refusals[403],
  },
})

export const create = createRoute({
  method: 'post',
  path: '/page',
  middleware: authorize(mayEditTree),
  summary: 'Makes a page in the language of the prefix',
  request: { body: jsonContent(pageCreationSchema) },
  responses: { 201: page, 400: invalid, ...refusals, 409: refusal('The address is taken') },
})

export const settings = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}',
  middleware: authorize(mayEditTree),
  summary:
    'Changes settings: texts, slug and search results of one language; flags, layout and pictures of all',
  request: { params, body: jsonContent(z.object({ revision, data: z.record(z.string(), z.unknown()) })) },
  responses: { 200: page, 400: invalid, ...refusals, 409: conflict, 428: noRevision },
})

export const move = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/move',
  middleware: authorize(mayEditTree),
  summary: 'Moves a page in the tree, in all languages, with what is below it',
  request: { params, body: jsonContent(z.object({ parent, position: z.int32().min(0), revision })) },
  responses: { 200: page, 400: invalid, ...refusals, 409: conflict, 428: noRevision },
})

export const copy = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/copy',
  middleware: authorize(mayEditTree),
  summary: 'Copies a page, without what is below it, to the end of those below another',
  request: { params, body: jsonContent(z.object({ parent })) },
  responses: { 201: page, 400: invalid, ...refusals, 409: refusal('The page above is not in this language') },
})

export const translate = createRoute({
  method: 'post',
  path: '/page/:id{[0-9]+}/translate',
  middleware: authorize(mayEditTree),
  summary: "Makes the other language's working copy from this one's",
  request: { params },
  responses: { 201: page, ...refusals, 409: refusal('It exists, or the page above is not in that language') },
})

export const remove = createRoute({
  method: 'delete',
  path: '/page/:id{[0-9]+}',
  middleware: authorize(mayEditTree),
  summary: 'Deletes a page in all languages; its addresses may lead elsewhere',
  request: { params, body: jsonContent(z.object({ revision, redirect: z.string().max(2000).nullish() })) },
  responses: { 204: { description: 'Deleted' }, 400: invalid, ...refusals, 409: conflict, 428: noRevision },
})

export const links = createRoute({
  method: 'get',
  path: '/page/:id{[0-9]+}/links',
  middleware: authorize(mayEditTree),
  summary: 'What links to a page: texts and link fields of the working copy, and redirects',
  request: { params },
  responses: { 200: json(pageLinksSchema, 'What links to it'), ...refusals },
})

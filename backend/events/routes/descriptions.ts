import { createRoute, z } from '@hono/zod-openapi'
import { conflictSchema } from '@/lib/contract/errors'
import {
  eventChangeSchema,
  eventCreationSchema,
  eventDetailSchema,
  eventDraftSchema,
  eventListSchema,
} from '@/lib/contract/event'
import { eventKinds } from '@/lib/contract/event-record'
import { revisionSchema } from '@/lib/contract/revision'
import { authorize } from '../../http/authorize'
import { pagingQuery } from '../../http/paging'
import { invalidFields, json, jsonContent, missing, refusal } from '../../http/router'
import { cursorPattern } from '../list-events'
import { mayEditEvents } from '../policy'

const params = z.object({ id: z.string() })
const kind = z.enum(eventKinds).optional()

const refusals = {
  401: refusal('Nobody is logged in, and it is for users, or for editors'),
  403: refusal('It is for another group, or for editors'),
}

export const list = createRoute({
  method: 'get',
  path: '/events',
  summary: 'What occurs in a range of days in the asked language, each occurrence for itself',
  request: {
    query: pagingQuery.extend({
      /** The first day; by default what is not over yet. */
      from: z.iso.date().optional(),
      /** The last day, at most two years after the first one; by default a year after it. */
      to: z.iso.date().optional(),
      kind,
      /** `members` for what the user may see beside what everybody may. */
      audience: z.enum(['public', 'members']).default('public'),
      /** Where the page begins, as `next` of the one before names it. */
      after: z.string().regex(cursorPattern).optional(),
    }),
  },
  responses: {
    200: json(eventListSchema, 'A part of the list, the first occurrence first'),
    400: invalidFields('What is wrong, by field'),
    401: refusal('Nobody is logged in, and members’ events are asked for'),
    404: refusal('There is no such page'),
  },
})

const calendar = {
  description: 'A calendar of RFC 5545',
  content: { 'text/calendar': { schema: z.string() } },
}
const known = { description: 'The client has it already' }

export const feed = createRoute({
  method: 'get',
  path: '/events/feed.ics',
  summary: 'The events that everybody may see, to be subscribed to',
  request: { query: z.object({ kind }) },
  responses: { 200: calendar, 304: known, 400: invalidFields('There is no such kind') },
})

export const one = createRoute({
  method: 'get',
  path: '/events/{id}',
  summary: 'An event as published; for editors its working copy with `draft=1`',
  request: { params, query: z.object({ draft: z.literal('1').optional() }) },
  responses: {
    200: json(z.union([eventDetailSchema, eventDraftSchema]), 'The event'),
    400: invalidFields('`draft` is something else'),
    ...refusals,
    404: missing('There is none, or none in this language'),
    410: refusal('It was deleted'),
  },
})

export const file = createRoute({
  method: 'get',
  path: '/events/{id}/event.ics',
  summary: 'An event for a calendar, with all its occurrences',
  request: { params },
  responses: {
    200: calendar,
    304: known,
    ...refusals,
    404: missing('There is none, or none in this language'),
    410: refusal('It was deleted'),
  },
})

const invalid = invalidFields('What is wrong, by field')
const written = json(eventDraftSchema, 'The working copy')
const conflicts = {
  404: missing('There is none in this language'),
  409: json(conflictSchema, 'Changed by another since, with both states'),
  428: refusal('The revision is missing'),
}

export const create = createRoute({
  method: 'post',
  path: '/events',
  middleware: authorize(mayEditEvents),
  summary: 'Makes an event in one language, unpublished; its blocks are those of its page',
  request: { body: jsonContent(eventCreationSchema) },
  responses: { 201: written, 400: invalid, ...refusals, 409: refusal('A page has its address') },
})

export const change = createRoute({
  method: 'patch',
  path: '/events/{id}',
  middleware: authorize(mayEditEvents),
  summary: 'Changes an event: its texts in one language for the next publication, everything else at once',
  request: { params, body: jsonContent(eventChangeSchema) },
  responses: { 200: written, 400: invalid, ...refusals, ...conflicts },
})

export const remove = createRoute({
  method: 'delete',
  path: '/events/{id}',
  middleware: authorize(mayEditEvents),
  summary: 'Moves an event in all languages to the trash',
  request: { params, body: jsonContent(z.object({ revision: revisionSchema })) },
  responses: { 204: { description: 'Deleted' }, 400: invalid, ...refusals, ...conflicts },
})

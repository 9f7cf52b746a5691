import { createRoute, z } from '@hono/zod-openapi'
import { timeCursorPattern } from '@/backend/platform/db/time-cursor'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { invalidFields, json, refusal } from '@/backend/platform/http/router'
import {
  eventChangeSchema,
  eventCreationSchema,
  eventDetailSchema,
  eventDraftSchema,
  eventListSchema,
} from '@/lib/contract/pages/event'
import { eventKinds } from '@/lib/contract/records/event-record'
import {
  describeRecord,
  describeRecordWrites,
  readRefusals,
  recordParams,
} from '../../page-tree/routes/record-descriptions'
import { mayEditEvents } from '../policy'

const kind = z.enum(eventKinds).optional()

export const list = createRoute({
  method: 'get',
  path: '/events',
  summary: 'What occurs in a range of days in the asked language, each occurrence for itself',
  request: {
    query: pagingQuery.extend({
      /** `1` for what is over with the last day only, the latest start first. */
      ended: z.literal('1').optional(),
      /** The first day; by default what is not over yet, or two years before the last one for what is over. */
      from: z.iso.date().optional(),
      /** The last day, at most two years after the first one; by default a year after it, or yesterday for what is over. */
      to: z.iso.date().optional(),
      kind,
      /** `members` for what the user may see beside what everybody may. */
      audience: z.enum(['public', 'members']).default('public'),
      /** Where the page begins, as `next` of the one before names it. */
      after: z.string().regex(timeCursorPattern).optional(),
    }),
  },
  responses: {
    200: json(eventListSchema, 'A part of the list, in the order of the starts'),
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

export const one = describeRecord('events', {
  name: 'An event',
  detail: eventDetailSchema,
  draft: eventDraftSchema,
})

export const file = createRoute({
  method: 'get',
  path: '/events/{id}/event.ics',
  summary: 'An event for a calendar, with all its occurrences',
  request: { params: recordParams },
  responses: {
    200: calendar,
    304: known,
    ...readRefusals,
  },
})

export const { create, change, remove } = describeRecordWrites('events', {
  name: 'an event',
  right: mayEditEvents,
  creation: eventCreationSchema,
  change: eventChangeSchema,
  draft: eventDraftSchema,
})

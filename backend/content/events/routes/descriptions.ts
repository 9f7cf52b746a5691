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
      /** `1` selects past occurrences up to the last day, latest start first. */
      ended: z.literal('1').optional(),
      /**
       * The first day; defaults to now, or, for past occurrences, to two years before the last day.
       */
      from: z.iso.date().optional(),
      /**
       * The last day, at most two years after the first; defaults to a year after it, or, for past
       * occurrences, to yesterday.
       */
      to: z.iso.date().optional(),
      kind,
      /** `members` adds the events that the user may see to the public ones. */
      audience: z.enum(['public', 'members']).default('public'),
      /** The cursor of the page, taken from `next` of the previous one. */
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
const notModified = { description: 'The client has it already' }

export const feed = createRoute({
  method: 'get',
  path: '/events/feed.ics',
  summary: 'The events that everybody may see, to be subscribed to',
  request: { query: z.object({ kind }) },
  responses: { 200: calendar, 304: notModified, 400: invalidFields('There is no such kind') },
})

export const detail = describeRecord('events', {
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
    304: notModified,
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

import { createRoute, z } from '@hono/zod-openapi'
import { timeCursorPattern } from '@/backend/platform/db/time-cursor'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { invalidFields, json, optionalLogin, refusal } from '@/backend/platform/http/router'
import { daySchema } from '@/lib/contract/common/time-range'
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
  ...optionalLogin,
  method: 'get',
  path: '/events',
  summary: 'Lists the occurrences of events in a range of days in the language of the request',
  request: {
    query: pagingQuery.extend({
      /** `1` lists only occurrences that have ended by the last day, latest start first. */
      ended: z.literal('1').optional(),
      /** The first day. The default is now; with `ended`, it is two years before the last day. */
      from: daySchema.optional(),
      /**
       * The last day, at most two years after the first. The default is a year after the first day;
       * with `ended`, it is today, until now.
       */
      to: daySchema.optional(),
      kind,
      /** `members` lists all events that the user may see, including public ones. */
      audience: z.enum(['public', 'members']).default('public'),
      /** The cursor of the requested page, taken from `next` of the previous page. */
      after: z.string().regex(timeCursorPattern).optional(),
    }),
  },
  responses: {
    200: json(eventListSchema, 'A part of the list: earliest start first, with `ended` latest start first'),
    400: invalidFields('Errors by field'),
    401: refusal('Members’ events require a login'),
    404: refusal('The page number is too high'),
  },
})

const calendar = { description: 'A calendar (RFC 5545)', content: { 'text/calendar': { schema: z.string() } } }
const notModified = { description: 'Not modified' }

export const feed = createRoute({
  method: 'get',
  path: '/events/feed.ics',
  summary: 'Returns the public events as a calendar subscription',
  request: { query: z.object({ kind }) },
  responses: { 200: calendar, 304: notModified, 400: invalidFields('Unknown kind') },
})

export const detail = describeRecord('events', { name: 'an event', detail: eventDetailSchema, draft: eventDraftSchema })

export const file = createRoute({
  ...optionalLogin,
  method: 'get',
  path: '/events/{id}/event.ics',
  summary: 'Returns an event with all its occurrences as a calendar file',
  request: { params: recordParams },
  responses: { 200: calendar, 304: notModified, ...readRefusals },
})

export const { create, change, remove } = describeRecordWrites('events', {
  name: 'an event',
  right: mayEditEvents,
  creation: eventCreationSchema,
  change: eventChangeSchema,
  draft: eventDraftSchema,
})

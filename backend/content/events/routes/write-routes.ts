import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Queryable } from '@/backend/platform/db/client'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { EventChange } from '@/lib/contract/pages/event'
import { moduleMessage } from '../../modules/messages'
import { createRecordWriter } from '../../page-tree/routes/record-writer'
import { findEvent } from '../../records/read-event-record'
import { createEvent, toPageSettings } from '../create-event'
import { createFieldWriter, type ResolvedEvent, resolveFields } from '../event-fields'
import { timeMessage } from '../messages'
import { mayEditEvents } from '../policy'
import { readEventDraft } from '../read-event'
import { change, create, remove } from './descriptions'

type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** POST api/events/, PATCH and DELETE api/events/{id}/ */
export function eventWriteRoutes(services: Pick<Services, 'db' | 'clock'>) {
  const { db, clock } = services
  const recordWriter = createRecordWriter(services, {
    types: ['event'],
    right: mayEditEvents,
    find: findEvent,
    readDraft: readEventDraft,
  })

  /**
   * Resolves the fields of an event.
   * @throws InvalidFieldsError for inconsistent times or an invalid rule
   */
  function resolveEvent(
    locale: Locale,
    event: Omit<EventChange, 'revision'>,
    storedEvent?: StoredEvent,
  ): ResolvedEvent {
    const resolution = resolveFields(event, storedEvent?.event, clock())
    if ('event' in resolution) return resolution.event
    throw new InvalidFieldsError({
      [resolution.invalidField]: [timeMessage(locale, resolution.invalidField)],
    })
  }

  /** @throws InvalidFieldsError for a picture that does not exist */
  async function assertPicture(transaction: Queryable, locale: Locale, { image }: Pick<EventChange, 'image'>) {
    const isPictureMissing = image && !(await lockPictures(transaction, [image])).has(image)
    if (isPictureMissing) throw new InvalidFieldsError({ image: [moduleMessage(locale, 'missing')] })
  }

  return createRouter()
    .openapi(create, async (c) => {
      const author = await recordWriter.requireAuthor(c)
      const event = c.req.valid('json')
      const id = await db.transaction(async (transaction) => {
        await assertPicture(transaction, author.locale, event)
        return await createEvent(transaction, event, resolveEvent(author.locale, event), author)
      })
      return c.json(await recordWriter.readDraft(c, id), 201)
    })
    .openapi(change, async (c) => {
      const { revision, ...event } = c.req.valid('json')
      const { locale, now } = await recordWriter.requireAuthor(c)
      const storedEvent = await recordWriter.requireRecord(c)
      const resolvedEvent = resolveEvent(locale, event, storedEvent)
      return c.json(
        await recordWriter.change(c, {
          revision,
          settings: toPageSettings(event, storedEvent.page),
          check: (transaction) => assertPicture(transaction, locale, event),
          fieldWriter: createFieldWriter(storedEvent.event.pageId, resolvedEvent, now),
          submission: event,
        }),
        200,
      )
    })
    .openapi(remove, async (c) => {
      await recordWriter.remove(c, c.req.valid('json').revision)
      return c.body(null, 204)
    })
}

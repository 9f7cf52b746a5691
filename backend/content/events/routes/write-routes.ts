import { lockPictures } from '@/backend/library/media/lock-pictures'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { EventChange } from '@/lib/contract/pages/event'
import { moduleMessage } from '../../modules/messages'
import { recordWrites } from '../../page-tree/routes/record-writes'
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
  const writes = recordWrites(services, {
    types: ['event'],
    right: mayEditEvents,
    find: findEvent,
    readDraft: readEventDraft,
  })

  /**
   * @throws InvalidFieldsError for inconsistent times, an invalid rule, or a picture that does not
   * exist
   */
  async function requireResolvedEvent(
    locale: Locale,
    event: Omit<EventChange, 'revision'>,
    storedEvent?: StoredEvent,
  ): Promise<ResolvedEvent> {
    const { image } = event
    if (image && !(await lockPictures(db, [image])).has(image))
      throw new InvalidFieldsError({ image: [moduleMessage(locale, 'missing')] })
    const resolution = resolveFields(event, storedEvent?.event, clock())
    if ('event' in resolution) return resolution.event
    throw new InvalidFieldsError({ [resolution.problem]: [timeMessage(locale, resolution.problem)] })
  }

  return createRouter()
    .openapi(create, async (c) => {
      const author = await writes.requireAuthor(c)
      const event = c.req.valid('json')
      const id = await createEvent(db, event, await requireResolvedEvent(author.locale, event), author)
      return c.json(await writes.readDraft(c, id), 201)
    })
    .openapi(change, async (c) => {
      const { revision, ...event } = c.req.valid('json')
      const { now } = await writes.requireAuthor(c)
      const storedEvent = await writes.requireRecord(c)
      const resolvedEvent = await requireResolvedEvent(c.get('locale'), event, storedEvent)
      return c.json(
        await writes.change(c, {
          revision,
          settings: toPageSettings(event, storedEvent.page),
          fieldWriter: createFieldWriter(storedEvent.event.pageId, resolvedEvent, now),
          yours: event,
        }),
        200,
      )
    })
    .openapi(remove, async (c) => {
      await writes.remove(c, c.req.valid('json').revision)
      return c.body(null, 204)
    })
}

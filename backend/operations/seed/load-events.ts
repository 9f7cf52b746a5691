import { type EventFields, type ResolvedEvent, resolveFields } from '@/backend/content/events/event-fields'
import { eventOccurrences, events } from '@/backend/platform/db/schema/content/events'
import type { SeedContext } from './load-pages'
import { loadRecords, type SeedRecord } from './load-records'

export interface SeedEvent extends SeedRecord {
  fields: EventFields
}

/** Stores events with their occurrences. @throws Error for an event that the API would reject */
export async function loadEvents(context: SeedContext, list: readonly SeedEvent[]): Promise<void> {
  const { db, now } = context
  await loadRecords(context, 'event', list, async (records) => {
    const resolvedEvents = records.map(({ id, record }) => ({ pageId: id, event: resolveEvent(record) }))
    await db
      .insert(events)
      .values(resolvedEvents.map(({ pageId, event }) => ({ pageId, ...event.columns, changedAt: now })))
    await db
      .insert(eventOccurrences)
      .values(
        resolvedEvents.flatMap(({ pageId, event }) =>
          event.occurrences.map(({ start, end }) => ({ eventId: pageId, startsAt: start, endsAt: end })),
        ),
      )
  })
}

function resolveEvent({ fields, de }: SeedEvent): ResolvedEvent {
  const resolution = resolveFields(fields)
  if ('invalidField' in resolution) throw new Error(`The event ${de.title} has no valid ${resolution.invalidField}.`)
  return resolution.event
}

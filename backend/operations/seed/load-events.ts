import { type EventFacts, resolveFacts, type SentFacts } from '@/backend/content/events/event-facts'
import { eventOccurrences, events } from '@/backend/platform/db/schema/content/events'
import type { SeedContext } from './load-pages'
import { loadRecords, type SeedRecord } from './load-records'

export interface SeedEvent extends SeedRecord {
  facts: SentFacts
}

/** Stores events with their occurrences. @throws Error for an event that the API would reject */
export async function loadEvents(loading: SeedContext, list: readonly SeedEvent[]): Promise<void> {
  const { db, now } = loading
  await loadRecords(loading, 'event', list, async (records) => {
    const resolvedEvents = records.map(({ id, record }) => ({ pageId: id, facts: resolveEvent(record) }))
    await db
      .insert(events)
      .values(resolvedEvents.map(({ pageId, facts }) => ({ pageId, ...facts.columns, changedAt: now })))
    await db
      .insert(eventOccurrences)
      .values(
        resolvedEvents.flatMap(({ pageId, facts }) =>
          facts.occurrences.map(({ start, end }) => ({ eventId: pageId, startsAt: start, endsAt: end })),
        ),
      )
  })
}

function resolveEvent({ facts, de }: SeedEvent): EventFacts {
  const resolvedEvents = resolveFacts(facts)
  if ('problem' in resolvedEvents)
    throw new Error(`The event ${de.title} has no valid ${resolvedEvents.problem}.`)
  return resolvedEvents.facts
}

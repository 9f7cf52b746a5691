import { eventDraftSchema, eventListSchema } from '@/lib/contract/pages/event'
import type { TestBackend } from '@/tests/backend-app'
import { startRecords } from '@/tests/content/records'

/**
 * Clears the events before each test. The returned `make` creates events of two hours on February
 * 1, 2027, by default.
 */
export function startEvents(backend: TestBackend) {
  const records = startRecords(backend, { folder: 'events', draft: eventDraftSchema, list: eventListSchema })
  let count = 0
  function toValues(values: Record<string, unknown>) {
    count += 1
    const times = { start: '2027-02-01T18:00:00+01:00', end: '2027-02-01T20:00:00+01:00' }
    return { title: `Termin ${count}`, ...times, ...values }
  }
  return {
    ...records,
    make: (values: Record<string, unknown> = {}) => records.make(toValues(values)),
    makePublished: (values: Record<string, unknown> = {}) => records.makePublished(toValues(values)),
  }
}

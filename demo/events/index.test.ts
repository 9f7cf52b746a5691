import { expect, it } from 'vitest'
import { resolveFields } from '@/backend/content/events/event-fields'
import { locales } from '@/lib/contract/common/locale'
import { eventKinds } from '@/lib/contract/records/event-record'
import { makeOrganizations } from '../organizations'
import { makeEvents } from './index'

const members = makeOrganizations()
const day = 86_400_000

function listOccurrencesAt(now: Date) {
  return makeEvents({ now, members }).flatMap(({ fields, de }) => {
    const resolution = resolveFields(fields)
    if ('invalidField' in resolution) throw new Error(`${de.title}: ${resolution.invalidField}`)
    return resolution.event.occurrences
  })
}

it.each(['2026-01-01T00:30:00Z', '2026-03-29T00:30:00Z', '2027-10-31T22:30:00Z'])(
  'makeEvents creates 40 events at %s, with occurrences in each month',
  (time) => {
    const now = new Date(time)
    expect(makeEvents({ now, members })).toHaveLength(40)
    const occurrences = listOccurrencesAt(now)
    for (let month = -5; month < 9; month += 1) {
      const from = now.getTime() + (month - 1) * 30 * day
      const occurrencesOfMonth = occurrences.filter(
        ({ start }) => start.getTime() >= from && start.getTime() < from + 30 * day,
      )
      expect(occurrencesOfMonth, `month ${month}`).not.toEqual([])
    }
  },
)

it('makeEvents creates events of every kind: several days, recurring, canceled, for members', () => {
  const events = makeEvents({ now: new Date('2026-03-04T10:00:00Z'), members })
  expect(new Set(events.map(({ fields }) => fields.kind))).toEqual(new Set(eventKinds))
  const examples = [
    events.filter(({ fields }) => fields.all_day && fields.start !== fields.end),
    events.filter(({ fields }) => fields.rrule !== ''),
    events.filter(({ fields }) => fields.exdates?.length),
    events.filter(({ fields }) => fields.status === 'cancelled'),
    events.filter(({ groups }) => groups?.includes('Mitglied')),
  ]
  expect(examples.map(({ length }) => length > 0)).toEqual([true, true, true, true, true])
})

it('makeEvents writes all texts in both languages', () => {
  const events = makeEvents({ now: new Date('2026-03-04T10:00:00Z'), members })
  for (const event of events) {
    for (const locale of locales) {
      const { slug, title, heroText, modules } = event[locale]
      expect([slug, title, heroText]).not.toContain('')
      expect(JSON.stringify([title, heroText, modules])).not.toMatch(/[{]\w+[}]|undefined/)
    }
  }
})

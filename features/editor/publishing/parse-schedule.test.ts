import { describe, expect, it } from 'vitest'
import { parseSchedule } from './parse-schedule'

const none = { publish_at: null, unpublish_at: null, schedule_problem: null }
const scheduled = { ...none, publish_at: '2026-12-01T08:00:30+01:00' }

function createForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('parseSchedule', () => {
  it('parses both times in the time zone of Berlin', () => {
    const form = createForm({ publish_at: '01.12.2026 08:00 Uhr', unpublish_at: '1.7.2027 18:30' })
    expect(parseSchedule(form, none)).toEqual({
      ok: true,
      schedule: { publish_at: '2026-12-01T08:00:00+01:00', unpublish_at: '2027-07-01T18:30:00+02:00' },
    })
  })

  it('keeps the scheduled version unless its time changes or the current one replaces it', () => {
    const form = createForm({ publish_at: '01.12.2026 08:00 Uhr', unpublish_at: '' })
    expect(parseSchedule(form, scheduled)).toEqual({ ok: true, schedule: { unpublish_at: null } })
    form.set('now', 'on')
    expect(parseSchedule(form, scheduled)).toMatchObject({ schedule: { publish_at: scheduled.publish_at } })
  })

  it.each(['+01:00', '+02:00'])('keeps a time in one of two equal hours, %s', (offset) => {
    const plan = { ...scheduled, unpublish_at: `2027-10-31T02:30:00${offset}` }
    const form = createForm({ publish_at: '01.12.2026 08:00 Uhr', unpublish_at: '31.10.2027 02:30 Uhr' })
    expect(parseSchedule(form, plan)).toEqual({ ok: true, schedule: { unpublish_at: plan.unpublish_at } })
  })

  it('clears an existing schedule if all fields are empty', () => {
    const empty = createForm({ publish_at: ' ', unpublish_at: '' })
    expect(parseSchedule(empty, scheduled)).toEqual({
      ok: true,
      schedule: { publish_at: null, unpublish_at: null },
    })
    expect(parseSchedule(empty, none)).toEqual({ ok: false, invalidFields: [], isEmpty: true })
  })

  it('names the fields without a valid time', () => {
    const form = createForm({ publish_at: 'morgen', unpublish_at: '31.04.2027 08:00' })
    expect(parseSchedule(form, none)).toEqual({
      ok: false,
      invalidFields: ['publish_at', 'unpublish_at'],
      isEmpty: false,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { scheduleOf } from './schedule-of'

const none = { publish_at: null, unpublish_at: null, schedule_problem: null }
const planned = { ...none, publish_at: '2026-12-01T08:00:30+01:00' }

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the schedule that was entered', () => {
  it('has both times, by the clock in Berlin', () => {
    const form = formOf({ publish_at: '01.12.2026 08:00 Uhr', unpublish_at: '1.7.2027 18:30' })
    expect(scheduleOf(form, none)).toEqual({
      ok: true,
      schedule: { publish_at: '2026-12-01T08:00:00+01:00', unpublish_at: '2027-07-01T18:30:00+02:00' },
    })
  })

  it('leaves the state alone that is planned already', () => {
    const form = formOf({ publish_at: '01.12.2026 08:00 Uhr', unpublish_at: '' })
    expect(scheduleOf(form, planned)).toEqual({ ok: true, schedule: { unpublish_at: null } })
    form.set('now', 'on')
    expect(scheduleOf(form, planned)).toMatchObject({ schedule: { publish_at: '2026-12-01T08:00:00+01:00' } })
  })

  it('is cleared by emptied fields, where there is one', () => {
    const empty = formOf({ publish_at: ' ', unpublish_at: '' })
    expect(scheduleOf(empty, planned)).toEqual({
      ok: true,
      schedule: { publish_at: null, unpublish_at: null },
    })
    expect(scheduleOf(empty, none)).toEqual({ ok: false, wrong: [], isEmpty: true })
  })

  it('names what is no time', () => {
    const form = formOf({ publish_at: 'morgen', unpublish_at: '31.04.2027 08:00' })
    expect(scheduleOf(form, none)).toEqual({
      ok: false,
      wrong: ['publish_at', 'unpublish_at'],
      isEmpty: false,
    })
  })
})

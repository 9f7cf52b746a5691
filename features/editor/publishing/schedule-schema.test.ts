import { describe, expect, it } from 'vitest'
import { createScheduleSchema, toSchedule } from './schedule-schema'

const none = { publish_at: null, unpublish_at: null, schedule_problem: null }
const scheduled = { ...none, publish_at: '2026-12-01T08:00:30+01:00' }

const listProblems = (input: object, page: Parameters<typeof createScheduleSchema>[0]) =>
  createScheduleSchema(page)
    .safeParse(input)
    .error?.issues.map(({ path, code }) => [path[0], code]) ?? []

describe('createScheduleSchema', () => {
  it('accepts two empty fields only if they clear an existing schedule', () => {
    const empty = { publish_at: null, unpublish_at: null }
    expect(listProblems(empty, scheduled)).toEqual([])
    expect(listProblems(empty, { ...none, schedule_problem: 'path_taken' })).toEqual([])
    expect(listProblems(empty, none)).toEqual([['publish_at', 'custom']])
  })

  it('names the fields without a valid time', () => {
    const input = { publish_at: 'morgen', unpublish_at: '31.04.2027 08:00' }
    expect(listProblems(input, none)).toEqual([
      ['publish_at', 'invalid_format'],
      ['unpublish_at', 'invalid_format'],
    ])
  })
})

describe('toSchedule', () => {
  const later = '2026-12-02T08:00:00+01:00'
  it.each([
    ['an unconfirmed version', { ...scheduled, schedule_problem: 'unconfirmed' }, scheduled, true],
    ['its version at another time', scheduled, { publish_at: later }, true],
    ['no version that the current one replaces', scheduled, { publish_at: later, now: true }, false],
    ['no version that is cleared', scheduled, { publish_at: null }, false],
    ['no version without a schedule', none, { publish_at: later }, false],
  ] as const)('keeps %s', (_name, page, { publish_at, ...choice }, isKept) => {
    const schedule = { publish_at, unpublish_at: null }
    const now = 'now' in choice
    expect(toSchedule({ ...schedule, ...(now && { now }) }, page)).toEqual({
      ...schedule,
      ...(isKept && { keeps_version: true }),
    })
  })

  it('omits an unchanged time of publication', () => {
    expect(toSchedule({ ...scheduled, unpublish_at: later }, scheduled)).toEqual({ unpublish_at: later })
  })
})

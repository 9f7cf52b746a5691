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
  it('keeps the scheduled version unless its time changes or the current one replaces it', () => {
    const input = { publish_at: scheduled.publish_at, unpublish_at: null }
    expect(toSchedule(input, scheduled)).toEqual({ unpublish_at: null })
    expect(toSchedule({ ...input, now: true }, scheduled)).toEqual(input)
    const later = { ...input, publish_at: '2026-12-02T08:00:00+01:00' }
    expect(toSchedule(later, scheduled)).toEqual(later)
    expect(toSchedule({ publish_at: null, unpublish_at: null }, scheduled)).toEqual({
      publish_at: null,
      unpublish_at: null,
    })
  })
})

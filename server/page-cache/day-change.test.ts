import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announceDays } from './day-change'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lists the tags announced within some seconds after a time. */
function listAnnouncements(seconds: number, startTime: string): string[] {
  vi.setSystemTime(new Date(startTime))
  const announcedTags: string[] = []
  const stop = announceDays({ announce: (tags) => announcedTags.push(...tags) })
  vi.advanceTimersByTime(seconds * 1000)
  stop()
  vi.advanceTimersByTime(48 * 3_600_000)
  return announcedTags
}

it.each([
  ['in winter', '2026-11-23T23:59:58+01:00'],
  ['in summer', '2026-07-23T23:59:58+02:00'],
  ['on the evening before the clock changes', '2026-10-24T23:59:58+02:00'],
])('announces a new day once, within a second after midnight in Berlin, %s', (_, time) => {
  expect(listAnnouncements(1, time)).toEqual([])
  expect(listAnnouncements(3, time)).toEqual(['today'])
})

it('ignores midnight in other time zones', () => {
  expect(listAnnouncements(600, '2026-11-23T23:55:00Z')).toEqual([])
})

it('announces a new day after a change of the clock or a sleep of the machine', () => {
  vi.setSystemTime(new Date('2026-11-23T12:00:00+01:00'))
  const announce = vi.fn()
  const stop = announceDays({ announce })
  vi.setSystemTime(new Date('2026-11-26T12:00:00+01:00'))
  vi.advanceTimersByTime(1000)
  stop()
  expect(announce).toHaveBeenCalledExactlyOnceWith(['today'])
})

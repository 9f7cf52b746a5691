import { expect, it } from 'vitest'
import { findNewFiles } from './new-files'

const files = [
  { id: 1, published: '2026-05-01T00:00:00+02:00' },
  { id: 2, published: '2026-05-20T12:00:00+02:00' },
  { id: 3 },
]

it.each([
  ['2026-04-30T21:59:59Z', [], null],
  ['2026-05-21T00:00:00Z', [1, 2], '2026-05-30T22:00:00.000Z'],
  ['2026-05-30T21:59:59Z', [1, 2], '2026-05-30T22:00:00.000Z'],
  ['2026-05-30T22:00:00Z', [2], '2026-06-19T10:00:00.000Z'],
  ['2026-06-19T10:00:00Z', [], null],
])('marks at %s the files %j', (now, ids, until) => {
  const result = findNewFiles(files, new Date(now))
  expect([...result.ids]).toEqual(ids)
  expect(result.until?.toISOString() ?? null).toBe(until)
})

import { expect, it } from 'vitest'
import { parseRange } from './byte-range'

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-5', { first: 2, last: 5 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['Bytes= 1-2 ', { first: 1, last: 2 }],
])('parses %s for ten bytes', (header, part) => {
  expect(parseRange(header, 10)).toEqual(part)
})

it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=999999999999999-'])(
  'returns unsatisfiable for %s of ten bytes',
  (header) => {
    expect(parseRange(header, 10)).toBe('unsatisfiable')
  },
)

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'bytes=a-b',
  'bytes=1-2x',
  'bytes=--1',
  'items=0-1',
  '0-1',
  `bytes=0-${'9'.repeat(400)}`,
])('ignores %s and sends the whole content', (header) => {
  expect(parseRange(header, 10)).toBeNull()
})

it('returns unsatisfiable for every range of empty content', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable')
})

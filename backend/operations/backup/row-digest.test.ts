import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createRowDigest } from './row-digest'

function computeDigest(rows: readonly string[]): string {
  const digest = createRowDigest()
  for (const row of rows) digest.add(row)
  return digest.value()
}

it('is the sum of the row hashes modulo 2^256', () => {
  const rows = Array.from({ length: 50 }, (_, number) => `row ${number}`)
  const hashes = rows.map((row) => BigInt(`0x${createHash('sha256').update(row).digest('hex')}`))
  const sum = hashes.reduce((total, hash) => BigInt.asUintN(256, total + hash), 0n)
  expect(computeDigest(rows)).toBe(sum.toString(16).padStart(64, '0'))
  expect(computeDigest([])).toBe('0'.repeat(64))
})

it('ignores the order, and detects added, missing, repeated and changed rows', () => {
  const digest = computeDigest(['a', 'b', 'c'])
  expect(computeDigest(['c', 'a', 'b'])).toBe(digest)
  for (const rows of [
    ['a', 'b'],
    ['a', 'b', 'c', 'c'],
    ['a', 'b', 'd'],
    ['a', 'b', 'c', ''],
  ])
    expect(computeDigest(rows)).not.toBe(digest)
})

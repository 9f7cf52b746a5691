import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRowDigest } from './row-digest'

function digestOf(rows: readonly string[]): string {
  const digest = createRowDigest()
  for (const row of rows) digest.add(row)
  return digest.value()
}

test('it is the sum of the hashes of the rows, modulo 2^256', () => {
  const rows = Array.from({ length: 50 }, (_, number) => `row ${number}`)
  const hashes = rows.map((row) => BigInt(`0x${createHash('sha256').update(row).digest('hex')}`))
  const sum = hashes.reduce((total, hash) => BigInt.asUintN(256, total + hash), 0n)
  expect(digestOf(rows)).toBe(sum.toString(16).padStart(64, '0'))
  expect(digestOf([])).toBe('0'.repeat(64))
})

test('the order does not matter; a row more, less, doubled or changed does', () => {
  const digest = digestOf(['a', 'b', 'c'])
  expect(digestOf(['c', 'a', 'b'])).toBe(digest)
  for (const rows of [
    ['a', 'b'],
    ['a', 'b', 'c', 'c'],
    ['a', 'b', 'd'],
    ['a', 'b', 'c', ''],
  ])
    expect(digestOf(rows)).not.toBe(digest)
})

import { expect, it } from 'vitest'
import { UsageError } from '@/lib/node/command-line.mjs'
import { parseRestoreCommand } from '../arguments'

it.each([
  ['--page', 'ueber-uns'],
  ['--page', '/fr/ueber-uns'],
  ['--page', 'https://example.org/de/ueber-uns'],
  ['--record', '12'],
  ['--record', 'job/12'],
  ['--record', 'event/0'],
  ['--picture', 'foyer.jpg'],
  ['--picture', '7', '--page', '/de/ueber-uns'],
  ['--check', '--picture', '7'],
])('restore: %j %j is rejected', (...words) => {
  expect(() => parseRestoreCommand(['site.tar.gz', ...words])).toThrow(UsageError)
})

it('parses the item to restore', () => {
  const parseItem = (...words: string[]) => parseRestoreCommand(['site.tar.gz', ...words]).item
  expect(parseItem()).toBeNull()
  expect(parseItem('--page', '/de')).toEqual({ kind: 'page', locale: 'de', path: '' })
  expect(parseItem('--page', '/de/%C3%BCber/uns/#a')).toEqual({ kind: 'page', locale: 'de', path: 'über/uns' })
  expect(parseItem('--record', 'event/12')).toEqual({ kind: 'record', type: 'event', id: 12 })
  expect(parseItem('--picture', '7')).toEqual({ kind: 'picture', id: 7 })
})

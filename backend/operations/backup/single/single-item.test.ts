import { expect, it } from 'vitest'
import { UsageError } from '@/lib/node/command-line.mjs'
import { readRestoreCommand } from '../arguments'

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
  expect(() => readRestoreCommand(['site.tar.gz', ...words])).toThrow(UsageError)
})

it('the thing to restore is parsed', () => {
  const single = (...words: string[]) => readRestoreCommand(['site.tar.gz', ...words]).single
  expect(single()).toBeNull()
  expect(single('--page', '/de')).toEqual({ kind: 'page', locale: 'de', path: '' })
  expect(single('--page', '/de/%C3%BCber/uns/#a')).toEqual({ kind: 'page', locale: 'de', path: 'über/uns' })
  expect(single('--record', 'event/12')).toEqual({ kind: 'record', type: 'event', id: 12 })
  expect(single('--picture', '7')).toEqual({ kind: 'picture', id: 7 })
})

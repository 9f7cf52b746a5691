import { expect, it } from 'vitest'
import { isUnambiguousPath, toComparablePath } from './comparable-path'

it.each([
  '/de/a%2Fb',
  '/de/a%5cb',
  '/de/%00',
  '/de/%0d%0aSet-Cookie',
  '/de/%E0%A4%A',
  '/de/%ff',
  '/de/%2561ccount',
  `/de/${'a'.repeat(1100)}`,
])('%s is ambiguous', (path) => {
  expect(isUnambiguousPath(path)).toBe(false)
})

it.each(['/de/%C3%BCber-uns', '/de/a,b(c)', '/en/addresses'])('%s is unambiguous', (path) => {
  expect(isUnambiguousPath(path)).toBe(true)
})

it('decodes paths and removes the trailing slash', () => {
  expect(toComparablePath('/de/%C3%BCber/')).toBe('/de/über')
  expect(toComparablePath('/de/u\u0308ber')).toBe('/de/über')
  expect(toComparablePath('/de/u%CC%88ber')).toBe('/de/über')
  expect(toComparablePath('/c%2Bd')).toBe('/c+d')
  expect(toComparablePath('/')).toBe('/')
  expect(toComparablePath('/de//a//')).toBe('/de//a')
  expect(toComparablePath('/%E0%A4%A')).toBe('/%E0%A4%A')
})

import { expect, it } from 'vitest'
import { isEditedPageAddress, mayPrefetch, toPrefetchAddress } from './prefetch-rules'

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('allows prefetching over %j: %j', (connection, isAllowed) => {
  expect(mayPrefetch(connection)).toBe(isAllowed)
})

const currentUrl = 'https://vbo.example.org/de/ueber-uns'
const pathsWithoutPrefetch = ['/de/account', '/cms-hub', '/de/cms-hub']

it.each([
  ['/de/themen', '/de/themen'],
  ['/en', '/en'],
  ['/de/accounting', '/de/accounting'],
  ['/de/search?query=Chor#treffer', '/de/search?query=Chor'],
])('prefetches %s', (href, address) => {
  expect(toPrefetchAddress(href, currentUrl, pathsWithoutPrefetch)).toBe(address)
})

it.each([
  '/de/ueber-uns',
  '/de/ueber-uns#vorstand',
  '/de/account',
  '/de/account/login',
  '/en/api/settings/',
  '/media/satzung.pdf',
  '/cms-hub',
  '/de/cms-hub/media',
  '/de/themen?edit',
  '/en/topics?edit&translate',
  'https://example.org/de/themen',
])('does not prefetch %s', (href) => {
  expect(toPrefetchAddress(href, currentUrl, pathsWithoutPrefetch)).toBeNull()
})

it.each([
  [currentUrl, false],
  [`${currentUrl}?edit`, true],
  [`${currentUrl}?edit&publish`, true],
])('classifies %s as an edited page: %j', (address, isEdited) => {
  expect(isEditedPageAddress(address)).toBe(isEdited)
})

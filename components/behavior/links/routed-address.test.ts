import { expect, it } from 'vitest'
import { toRoutedAddress } from './routed-address'

const currentUrl = 'https://vbo.example.org/de/ueber-uns?teil=2#anfang'

it.each([
  ['/de/themen', '/de/themen'],
  ['/en', '/en'],
  ['/de/account/login', '/de/account/login'],
  ['/de/search?query=Chor#treffer', '/de/search?query=Chor#treffer'],
  ['/de/ueber-uns?teil=2', '/de/ueber-uns?teil=2'],
  ['/de/ueber-uns#team', '/de/ueber-uns#team'],
])('routes %s', (href, address) => {
  expect(toRoutedAddress(href, currentUrl)).toBe(address)
})

it.each([
  '#team',
  '/de/ueber-uns?teil=2#team',
  '/de/api/csrf/',
  '/en/pageeditor-api/nav',
  '/api/settings/',
  '/media/satzung.pdf',
  '/de/debatte.rss',
  '/denkmal',
  'https://example.org/de/themen',
  'mailto:post@example.org',
])('leaves %s to the browser', (href) => {
  expect(toRoutedAddress(href, currentUrl)).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { formatAddress, isAsset, removeParam, splitLocale, toRedirectTarget } from './address'

describe('toRedirectTarget', () => {
  it.each([
    ['/de/ueber-uns', '', '/de/ueber-uns'],
    ['/de/ueber-uns', '?x=1', '/de/ueber-uns?x=1'],
    ['/de/ueber-uns?tab=2', '?x=1', '/de/ueber-uns?tab=2&x=1'],
    ['/de/ueber-uns?tab=2#team', '?x=1', '/de/ueber-uns?tab=2&x=1#team'],
    ['/de/Über uns', '', '/de/%C3%9Cber%20uns'],
  ])('redirects %s with the query %s to %s', (target, search, expected) => {
    const address = toRedirectTarget({ pathname: '/de/alt', search }, target)
    expect(address && formatAddress(address)).toBe(expected)
  })

  it.each([
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/de/..//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    'de/ueber-uns',
    '/de/alt',
    '/de/alt/?x=1',
    '',
  ])('returns null for %j', (target) => {
    expect(toRedirectTarget({ pathname: '/de/alt', search: '' }, target)).toBeNull()
  })
})

describe('splitLocale', () => {
  it.each([
    ['/de', 'de', ''],
    ['/en/', 'en', '/'],
    ['/en/addresses/a/1', 'en', '/addresses/a/1'],
  ])('%s has a language', (pathname, locale, suffix) => {
    expect(splitLocale(pathname)).toEqual({ locale, localPath: suffix })
  })

  it.each(['/', '/fr/kalender', '/DE', '/deutsch', '/kalender'])('returns null for %s', (path) => {
    expect(splitLocale(path)).toBeNull()
  })

  it('treats a path with an extension and without a language as a file', () => {
    expect(isAsset('/favicon.ico')).toBe(true)
    expect(isAsset('/fonts/a.woff2')).toBe(true)
    expect(isAsset('/de/bericht.pdf')).toBe(false)
    expect(isAsset('/kalender')).toBe(false)
  })
})

describe('removeParam', () => {
  it.each([
    ['?v=3', ''],
    ['?x=1&v=3', '?x=1'],
    ['?v&x=a%20b+c&vv=1', '?x=a%20b+c&vv=1'],
    ['?%76=3&x', '?x'],
    ['?x=v', '?x=v'],
  ])('removes v from %s: %j', (search, expected) => {
    expect(removeParam(search, 'v')).toBe(expected)
  })
})

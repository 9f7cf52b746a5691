import { expect, it } from 'vitest'
import { findReturnAddress, formatReturnCookie, readReturnPath } from './return-address'

it.each([
  [['/de/themen?seite=2'], '/de/themen?seite=2'],
  [['/de/account/profil', '/de/themen'], '/de/account/profil'],
  [[null, '/de/jobboerse?x=1'], '/de/jobboerse?x=1'],
  [['//evil.example', '/de'], '/de'],
  [['/%2F/evil.example'], '/%2F/evil.example'],
  [['/de/account/login', '/en/account/signup?next=/de'], null],
  [['/account/password/reset/key/abc', '/en/account/verify-email/abc', '/de/account/logout'], null],
  [['/de/account/login/hinweise'], '/de/account/login/hinweise'],
  [['/\\evil.example'], null],
  [['/\t/evil.example'], null],
  [['https://evil.example/de'], null],
  [['javascript:alert(1)'], null],
  [['/x/..//evil.example'], null],
  [['de/themen', ''], null],
  [[null, null], null],
])('returns for %j the address %j', (candidates, expected) => {
  const address = findReturnAddress(candidates)
  expect(address && `${address.pathname}${address.search}`).toBe(expected)
})

it('stores the page that required the login in a cookie that scripts cannot read', () => {
  const protocol = { isHttps: false }
  const pair = formatReturnCookie('/de/account/profil?x=1; y=ä', protocol).split(';')[0] ?? ''
  expect(readReturnPath(`authenticated=true; ${pair}; a=b`, protocol)).toBe('/de/account/profil?x=1; y=ä')
  expect(formatReturnCookie('', protocol)).toBe('return_to=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
  expect(readReturnPath('return_to=%E0%A4%A', protocol)).toBeNull()
  expect(readReturnPath('not_return_to=/de', protocol)).toBeNull()
})

it('uses a cookie over https that other hosts of the domain cannot set', () => {
  const protocol = { isHttps: true }
  expect(formatReturnCookie('/de', protocol)).toMatch(/^__Host-return_to=%2Fde; Path=\/; .*; Secure$/)
  expect(readReturnPath('return_to=/de/a; __Host-return_to=/de/b', protocol)).toBe('/de/b')
  expect(readReturnPath('return_to=/de/a', protocol)).toBeNull()
})

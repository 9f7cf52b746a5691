import { expect, test } from 'vitest'
import { rememberedPath, returnAddress, returnCookie } from './return-address'

const site = { origin: 'https://vbo.example', home: '/de/account' }

test.each([
  ['/de/themen?seite=2', '', '/de/themen?seite=2'],
  [null, 'https://vbo.example/de/jobboerse?x=1', '/de/jobboerse?x=1'],
  [null, 'https://evil.example/de', '/de/account'],
  [null, '', '/de/account'],
  ['//evil.example', '', '/de/account'],
  ['/\\evil.example', '', '/de/account'],
  ['/%2F/evil.example', '', '/%2F/evil.example'],
  ['https://evil.example/de', '', '/de/account'],
  ['javascript:alert(1)', '', '/de/account'],
  ['https://vbo.example//evil.example', '', '/de/account'],
  ['http://vbo.example/de', '', '/de/account'],
  ['/de/account/login', 'https://vbo.example/en/account/signup', '/de/account'],
  ['/de/account/profil', '', '/de/account/profil'],
])('asked for %j, coming from %j, one goes to %s', (asked, referrer, expected) => {
  expect(returnAddress(asked, referrer, site)).toBe(expected)
})

test('a cookie remembers the page that asked for the login', () => {
  const pair = returnCookie('/de/account/profil?x=1; y=ä', { isHttps: false }).split(';')[0] ?? ''
  expect(rememberedPath(`authenticated=true; ${pair}; a=b`)).toBe('/de/account/profil?x=1; y=ä')
  expect(returnCookie('', { isHttps: false })).toMatch(/Max-Age=0; SameSite=Lax$/)
  expect(returnCookie('/de', { isHttps: true })).toMatch(/; Secure$/)
  expect(rememberedPath('return_to=%E0%A4%A')).toBeNull()
  expect(rememberedPath('not_return_to=/de')).toBeNull()
})

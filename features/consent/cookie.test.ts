// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, it, vi } from 'vitest'
import { consentVersion, parseChoice, readChoice, storeChoice } from './cookie'

const now = new Date('2026-11-21T10:00:00Z')

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

/** Returns the cookie text passed to the browser. */
function captureCookie(work: () => void): string {
  const written = vi.spyOn(document, 'cookie', 'set')
  work()
  return written.mock.calls.flat().join()
}

it.each([[[]], [['youtube', 'apple-podcasts']]])('a stored choice is parsed unchanged: %j', (services) => {
  storeChoice(services, now)
  expect(parseChoice(readChoice())).toEqual(services)
  expect(JSON.parse(readChoice())).toMatchObject({ consentId: 'reader' })
})

it('is stored for 180 days on the whole site', () => {
  vi.useFakeTimers({ now })
  const cookie = captureCookie(() => storeChoice(['vimeo'], now))
  vi.useRealTimers()
  expect(cookie).toMatch(/^consent=.*; path=\/; expires=Thu, 20 May 2027 10:00:00 GMT; sameSite=lax$/i)
})

it('has the host prefix over HTTPS', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  expect(captureCookie(() => storeChoice([], now))).toMatch(/^__Host-consent=.*; path=\/; .*; secure$/i)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('consent=a; __Host-consent=b')
  expect(readChoice()).toBe('b')
})

it('is found only by its complete name', () => {
  Cookies.set('my-consent', 'x')
  Cookies.set('consents', 'y')
  expect(readChoice()).toBe('')
})

it.each([
  '',
  'yes',
  '%',
  'null',
  '1',
  '[]',
  '{"revision":1}',
  '{"revision":1,"services":{"media":"youtube"}}',
  `{"revision":${consentVersion + 1},"services":{"media":["youtube"]}}`,
])('is ignored with the value %j', (value) => {
  expect(parseChoice(value)).toBeNull()
})

it('drops invalid service names', () => {
  expect(parseChoice('{"revision":1,"services":{"media":["youtube",1,null]}}')).toEqual(['youtube'])
})

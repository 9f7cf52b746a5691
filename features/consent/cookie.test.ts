// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { consentVersion, parseChoice, readChoice, storeChoice } from './cookie'

const now = new Date('2026-11-21T10:00:00Z')

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

/** The cookie as the browser is given it. */
function writtenBy(work: () => void): string {
  const written = vi.spyOn(document, 'cookie', 'set')
  work()
  return written.mock.calls.flat().join()
}

test.each([[[]], [['youtube', 'apple-podcasts']]])('a choice is read as it was written: %j', (services) => {
  storeChoice(services, now)
  expect(parseChoice(readChoice())).toEqual(services)
  expect(JSON.parse(readChoice())).toMatchObject({ consentId: 'reader' })
})

test('the cookie lasts 180 days, on the whole site', () => {
  vi.useFakeTimers({ now })
  const cookie = writtenBy(() => storeChoice(['vimeo'], now))
  vi.useRealTimers()
  expect(cookie).toMatch(/^consent=.*; path=\/; expires=Thu, 20 May 2027 10:00:00 GMT; sameSite=lax$/i)
})

test('over https no other host of the domain can set it', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  expect(writtenBy(() => storeChoice([], now))).toMatch(/^__Host-consent=.*; path=\/; .*; secure$/i)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('consent=a; __Host-consent=b')
  expect(readChoice()).toBe('b')
})

test('it is found among others, and only by its whole name', () => {
  Cookies.set('my-consent', 'x')
  Cookies.set('consents', 'y')
  expect(readChoice()).toBe('')
})

test.each([
  '',
  'yes',
  '%',
  'null',
  '1',
  '[]',
  '{"revision":1}',
  '{"revision":1,"services":{"media":"youtube"}}',
  `{"revision":${consentVersion + 1},"services":{"media":["youtube"]}}`,
])('%j is no choice', (value) => {
  expect(parseChoice(value)).toBeNull()
})

test('what is no name of a service is left out', () => {
  expect(parseChoice('{"revision":1,"services":{"media":["youtube",1,null]}}')).toEqual(['youtube'])
})

import { expect, test } from 'vitest'
import { consentVersion, findCookie, formatCookie, parseChoice } from './cookie'

const now = new Date('2026-11-21T10:00:00Z')
const storedIn = (cookie: string) => cookie.split('; ')[0]?.replace(/^.*consent=/, '') ?? ''

test.each([[[]], [['youtube', 'apple-podcasts']]])('a choice is read as it was written: %j', (services) => {
  expect(parseChoice(storedIn(formatCookie(services, now, false)))).toEqual(services)
})

test('the cookie lasts 180 days, on the whole site, and names nobody', () => {
  const cookie = formatCookie(['vimeo'], now, true)
  expect(cookie).toMatch(/; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/)
  expect(formatCookie(['vimeo'], now, false)).not.toContain('Secure')
  expect(JSON.parse(decodeURIComponent(storedIn(cookie)))).toMatchObject({ consentId: 'reader' })
})

test('it is found among others, and only by its whole name', () => {
  expect(findCookie('a=1; consent=x%22; b=2', false)).toBe('x%22')
  expect(findCookie('my-consent=x; consents=y', false)).toBe('')
  expect(findCookie('', false)).toBe('')
})

test('over https no other host of the domain can set it', () => {
  expect(formatCookie([], now, true)).toMatch(/^__Host-consent=/)
  expect(findCookie('consent=a; __Host-consent=b', true)).toBe('b')
  expect(findCookie('consent=a', true)).toBe('')
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
  expect(parseChoice(encodeURIComponent(value))).toBeNull()
  expect(parseChoice(value)).toBeNull()
})

test('what is no name of a service is left out', () => {
  expect(parseChoice('{"revision":1,"services":{"media":["youtube",1,null]}}')).toEqual(['youtube'])
})

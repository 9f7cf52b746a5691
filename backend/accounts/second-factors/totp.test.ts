import { expect, it } from 'vitest'
import { createTotpUrl, findStep, toBase32 } from './totp'

/** Secret of the examples in RFC 6238, appendix B; only the last six of their digits are used. */
const secret = Buffer.from('12345678901234567890')
const toTime = (second: number) => new Date(second * 1000)

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s (RFC 6238)', (second, code) => {
  expect(findStep(secret, code, toTime(second))).toBe(Math.floor(second / 30))
})

it('accepts codes of one step before and after the current one', () => {
  const second = 1234567890
  const steps = [-2, -1, 0, 1, 2].map((step) => findStep(secret, '005924', toTime(second + 30 * step)))
  expect(steps).toEqual([null, second / 30, second / 30, second / 30, null])
  const wrongCodes = ['', '12345', '05924', '0005924', 'abcdef']
  expect(wrongCodes.map((code) => findStep(secret, code, toTime(second)))).toEqual(wrongCodes.map(() => null))
})

it('shows the secret in the letters of RFC 4648', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
})

it('names site and account in the URL for apps', () => {
  const url = new URL(createTotpUrl(Buffer.from('foobar'), { issuer: 'Bühne & Co', label: 'a+b@example.org' }))
  expect(decodeURIComponent(url.pathname)).toBe('/Bühne & Co:a+b@example.org')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret: 'MZXW6YTBOI', issuer: 'Bühne & Co' })
})

import { expect, it } from 'vitest'
import { base32, findStep, toStep, totpCode } from './totp'

/** Secret of the examples in RFC 6238, appendix B; only the last six of their digits are used. */
const secret = Buffer.from('12345678901234567890')

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s (RFC 6238)', (second, code) => {
  expect(totpCode(secret, toStep(new Date(second * 1000)))).toBe(code)
})

it('accepts codes of one step before and after the current one', () => {
  const now = new Date(1234567890 * 1000)
  const step = toStep(now)
  const steps = [-2, -1, 0, 1, 2].map((by) => findStep(secret, totpCode(secret, step + by), now))
  expect(steps).toEqual([null, step - 1, step, step + 1, null])
  expect(['', '12345', 'abcdef'].map((code) => findStep(secret, code, now))).toEqual([null, null, null])
})

it('shows the secret in the letters of RFC 4648', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
})

import { expect, it } from 'vitest'
import { toClientKey, toOrigin, toSessionKey } from './client-key'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, key) => {
  expect(toClientKey(address)).toBe(key)
})

it('distinguishes users with the same address by their sessions', () => {
  const key = toSessionKey(toClientKey('192.0.2.1'), 'abc')
  expect(key).not.toBe(toSessionKey(toClientKey('192.0.2.1'), 'abd'))
  expect([toOrigin(key), toOrigin('192.0.2.1')]).toEqual(['192.0.2.1', '192.0.2.1'])
})

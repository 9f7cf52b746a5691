import { expect, it } from 'vitest'
import { createDeviceMark, findKnownDevice, knownDeviceSeconds } from './known-device'

const serverKey = 'a key of this test'
const account = { id: 7, passwordHash: 'a hash' }
const start = new Date('2026-11-21T09:00:00Z')
const addSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const mark = createDeviceMark(serverKey, account, { now: start })

it('recognizes a device for a year by the same id', () => {
  const id = findKnownDevice(serverKey, account, { mark, now: addSeconds(1) })
  expect(id).toMatch(/^[\w-]{16}$/)
  expect(findKnownDevice(serverKey, account, { mark, now: addSeconds(knownDeviceSeconds) })).toBe(id)
  const renewedMark = createDeviceMark(serverKey, account, { now: addSeconds(9), id: id ?? undefined })
  expect(findKnownDevice(serverKey, account, { mark: renewedMark, now: addSeconds(knownDeviceSeconds + 9) })).toBe(id)
})

it('gives each device its own id', () => {
  expect(createDeviceMark(serverKey, account, { now: start })).not.toBe(mark)
})

it.each<[string, Parameters<typeof findKnownDevice>]>([
  ['too old', [serverKey, account, { mark, now: addSeconds(knownDeviceSeconds + 1) }]],
  ['of another account', [serverKey, { ...account, id: 8 }, { mark, now: start }]],
  ['of an earlier password', [serverKey, { ...account, passwordHash: 'another' }, { mark, now: start }]],
  ['of another server', ['another key', account, { mark, now: start }]],
  ['for an unknown address', [serverKey, undefined, { mark, now: start }]],
  ['changed in its id', [serverKey, account, { mark: mark.replace(/^7/, '8'), now: start }]],
  ['made younger', [serverKey, account, { mark: mark.replace(/\.\d+\./, '.1999999999.'), now: start }]],
  ['cut off', [serverKey, account, { mark: mark.slice(0, -1), now: start }]],
  ['absent', [serverKey, account, { mark: undefined, now: start }]],
  ['no mark', [serverKey, account, { mark: '7.1.x.y', now: start }]],
])('rejects a mark that is %s', (_, parts) => {
  expect(findKnownDevice(...parts)).toBeNull()
})

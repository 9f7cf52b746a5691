import { expect, it } from 'vitest'
import { getStateKey } from './state-key'

const time = '2099-07-01T08:00:00+02:00'

it.each([
  ['scheduled', false, time, 'scheduled'],
  ['scheduled', true, time, 'updating'],
  ['scheduled', true, null, 'ending'],
  ['changed', true, null, 'changed'],
  ['offline', false, null, 'offline'],
] as const)('names the state %s with online %s and publication at %s %s', (state, isOnline, publishAt, key) => {
  expect(getStateKey({ state, isOnline, publishAt })).toBe(key)
})

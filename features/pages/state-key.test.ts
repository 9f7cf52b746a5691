import { expect, it } from 'vitest'
import { getStateKey } from './state-key'

const time = '2099-07-01T08:00:00+02:00'

it.each([
  ['scheduled', false, true, time, 'scheduled'],
  ['scheduled', true, true, time, 'updating'],
  ['scheduled', true, true, null, 'changedEnding'],
  ['scheduled', true, false, null, 'ending'],
  ['changed', true, true, null, 'changed'],
  ['offline', false, true, null, 'offline'],
] as const)('names %s, online %s, changed %s, published %s: %s', (...[state, isOnline, isChanged, publishAt, key]) => {
  expect(getStateKey({ state, isOnline, isChanged, publishAt })).toBe(key)
})

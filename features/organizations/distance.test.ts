import { expect, it } from 'vitest'
import { distanceInKilometers } from './distance'

const berlin = { lat: 52.52, lon: 13.405 }

it('returns the great-circle distance', () => {
  expect(distanceInKilometers(berlin, { lat: 48.137, lon: 11.575 })).toBeCloseTo(504, 0)
  expect(distanceInKilometers(berlin, berlin)).toBe(0)
})

it('returns null without both positions', () => {
  expect(distanceInKilometers(berlin, { lat: null, lon: null })).toBeNull()
})

import { expect, it } from 'vitest'
import { mapAddress } from './map-address'

const organization = { street: 'Am Wall 39', zip: '09113', place: 'Chemnitz', lat: 50.8257, lon: 12.9339 }

it('marks a position on the map', () => {
  expect(mapAddress(organization)).toBe(
    'https://www.openstreetmap.org/?mlat=50.8257&mlon=12.9339#map=17/50.8257/12.9339',
  )
})

it.each([
  [{}, 'Am%20Wall%2039%2C%2009113%20Chemnitz'],
  [{ street: '', zip: '' }, 'Chemnitz'],
  [{ street: 'Straße & Hof', zip: '' }, 'Stra%C3%9Fe%20%26%20Hof%2C%20Chemnitz'],
])('searches for the address without a position (%j)', (overrides, query) => {
  expect(mapAddress({ ...organization, lat: null, lon: null, ...overrides })).toBe(
    `https://www.openstreetmap.org/search?query=${query}`,
  )
})

it('returns null without a place', () => {
  expect(mapAddress({ ...organization, place: '', lat: null, lon: null })).toBeNull()
})

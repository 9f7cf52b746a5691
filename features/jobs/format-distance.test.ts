import { expect, it } from 'vitest'
import { formatDistance } from './format-distance'

const texts = { away: 'etwa {km} km', near: 'in der Nähe', unknownDistance: 'Entfernung unbekannt' }

it.each([
  [null, 'Entfernung unbekannt'],
  [0, 'in der Nähe'],
  [5, 'etwa 5 km'],
  [38, 'etwa 40 km'],
  [294, 'etwa 290 km'],
])('rounds %s kilometers to the known precision', (kilometers, words) => {
  expect(formatDistance(kilometers, texts)).toBe(words)
})

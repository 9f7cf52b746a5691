import { expect, it } from 'vitest'
import { getScrollSpeed } from './auto-scroll'

it.each([
  [400, 0],
  [96, 0],
  [48, -9],
  [0, -18],
  [-50, -18],
  [752, 9],
  [900, 18],
])('scrolls at height %d of 800 by %d', (y, speed) => {
  expect(getScrollSpeed(y, 800)).toBeCloseTo(speed)
})

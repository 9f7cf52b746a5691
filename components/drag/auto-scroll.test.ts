import { expect, test } from 'vitest'
import { scrollSpeed } from './auto-scroll'

test.each([
  [400, 0],
  [96, 0],
  [48, -9],
  [0, -18],
  [-50, -18],
  [752, 9],
  [900, 18],
])('at height %d of 800, scrolls by %d', (y, speed) => {
  expect(scrollSpeed(y, 800)).toBeCloseTo(speed)
})

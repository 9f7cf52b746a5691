import { expect, test } from 'vitest'
import { logoDirection } from './logo-direction'

test.each([
  [-20, -1],
  [0, -1],
  [1, -1],
  [1.5, 1],
  [2, 1],
  [900, 1],
])('scrolled by %d px the sign plays in direction %d', (scrolled, direction) => {
  expect(logoDirection(scrolled)).toBe(direction)
})

test('on the way it turns where the threshold is crossed, and nowhere else', () => {
  const way = [0, 40, 800, 300, 2, 1, 0, 1, 2]
  expect(way.map(logoDirection)).toEqual([-1, 1, 1, 1, 1, -1, -1, -1, 1])
})

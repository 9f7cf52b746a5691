import { expect, test } from 'vitest'
import { getLogoDirection } from './logo-direction'

test.each([
  [-20, -1],
  [0, -1],
  [1, -1],
  [1.5, 1],
  [2, 1],
  [900, 1],
])('the logo at %d px plays in direction %d', (scrolled, direction) => {
  expect(getLogoDirection(scrolled)).toBe(direction)
})

test('the direction changes only at the threshold', () => {
  const way = [0, 40, 800, 300, 2, 1, 0, 1, 2]
  expect(way.map(getLogoDirection)).toEqual([-1, 1, 1, 1, 1, -1, -1, -1, 1])
})

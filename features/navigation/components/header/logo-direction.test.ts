import { expect, it } from 'vitest'
import { getLogoDirection } from './logo-direction'

it.each([
  [-20, -1],
  [0, -1],
  [1, -1],
  [1.5, 1],
  [2, 1],
  [900, 1],
])('returns for %d px of scrolling the direction %d', (scrolled, direction) => {
  expect(getLogoDirection(scrolled)).toBe(direction)
})

it('changes only at the threshold', () => {
  const way = [0, 40, 800, 300, 2, 1, 0, 1, 2]
  expect(way.map(getLogoDirection)).toEqual([-1, 1, 1, 1, 1, -1, -1, -1, 1])
})

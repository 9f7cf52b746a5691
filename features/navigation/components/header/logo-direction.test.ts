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

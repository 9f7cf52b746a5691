import { expect, it } from 'vitest'
import { getLogoShape } from './shape'

it.each([
  [300, 600, 'tall'],
  [400, 400, 'square'],
  [600, 350, 'wide'],
  [900, 300, 'wider'],
  [1200, 100, 'widest'],
  [100, 0, 'square'],
])('classifies %d × %d as %s', (width, height, shape) => {
  expect(getLogoShape({ width, height })).toBe(shape)
})

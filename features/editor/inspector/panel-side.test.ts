import { expect, test } from 'vitest'
import { panelSide } from './panel-side'

test.each<[string, [number, number][], 'start' | 'end']>([
  ['words at the start', [[80, 700]], 'end'],
  ['a column at the end', [[760, 1360]], 'start'],
  ['as much at both', [[80, 1360]], 'end'],
  ['nothing', [], 'end'],
  [
    'a long line and many at the end',
    [
      [80, 1200],
      [900, 1360],
      [900, 1360],
    ],
    'start',
  ],
])('the panel stands where it hides less: %s', (_, spans, side) => {
  const shown = spans.map(([left, right]) => ({ left, right }))
  expect(panelSide(shown, 1440, 400)).toBe(side)
})

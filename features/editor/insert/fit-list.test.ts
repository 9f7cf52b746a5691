import { expect, it } from 'vitest'
import { fitList } from './fit-list'

const limits = { top: 64, bottom: 660 }

it.each([
  ['below a place with space', { top: 200, bottom: 230 }, { side: 'below', spacePx: 410 }],
  ['above a place near the lower edge', { top: 500, bottom: 530 }, { side: 'above', spacePx: 416 }],
  ['nowhere beside a tall place', { top: 100, bottom: 640 }, null],
  ['nowhere at a place below the window', { top: 900, bottom: 930 }, null],
  ['nowhere at a place above the window', { top: -90, bottom: -60 }, null],
])('fits %s', (_, place, fit) => {
  expect(fitList({ ...place, limits })).toEqual(fit)
})

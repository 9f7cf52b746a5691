import { expect, it } from 'vitest'
import { assignColors } from './person-colors'

it('assigns different colors to editors, independent of their order', () => {
  expect([...assignColors([9, 3, 8])]).toEqual([
    [3, 3],
    [8, 2],
    [9, 4],
  ])
  expect(assignColors([8, 9]).get(9)).toBe(3)
  const many = assignColors([1, 2, 3, 4, 5, 6, 7])
  expect(new Set([...many.values()].slice(0, 6)).size).toBe(6)
  expect(many.get(7)).toBe(1)
})

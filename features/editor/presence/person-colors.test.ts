import { expect, test } from 'vitest'
import { personColors } from './person-colors'

test('editors have colors of their own, the same in any order', () => {
  expect([...personColors([9, 3, 8])]).toEqual([
    [3, 3],
    [8, 2],
    [9, 4],
  ])
  expect(personColors([8, 9]).get(9)).toBe(3)
  const many = personColors([1, 2, 3, 4, 5, 6, 7])
  expect(new Set([...many.values()].slice(0, 6)).size).toBe(6)
  expect(many.get(7)).toBe(1)
})

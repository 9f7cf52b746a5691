import { expect, it } from 'vitest'
import { groupPersons } from './group-persons'

const category = (id: number) => ({ id, title: `Thema ${id}` })
const person = (id: number, ...categories: number[]) => ({
  id,
  name: `Person ${id}`,
  title: '',
  function: '',
  email: '',
  phone: '',
  photo: null,
  categories: categories.map(category),
})

it('lists persons in each of their categories, both in order', () => {
  const groups = groupPersons([person(1, 20), person(2, 10, 20), person(3)], [20, 30, 10].map(category))
  expect(groups.map((group) => [group.category?.id, group.persons.map(({ id }) => id)])).toEqual([
    [20, [1, 2]],
    [10, [2]],
    [undefined, [3]],
  ])
})

it('returns no groups without persons', () => {
  expect(groupPersons([], [category(1)])).toEqual([])
})

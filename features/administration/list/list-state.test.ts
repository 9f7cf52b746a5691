import { expect, it } from 'vitest'
import { persons } from '../records/persons'
import { users } from '../records/users'
import { callQueryOf, listQueryOf, listStateOf, nextOrdering } from './list-state'

it('stands in the address, without what is usual', () => {
  expect(listQueryOf(users, listStateOf(users, ''))).toBe('')
  const query = 'search=eva&state=waiting&ordering=name&page=3'
  expect(listStateOf(users, query)).toEqual({
    search: 'eva',
    ordering: 'name',
    filters: { state: 'waiting' },
    page: 3,
  })
  expect(listQueryOf(users, listStateOf(users, query))).toBe(query)
})

it('leaves out what the type does not know', () => {
  expect(listStateOf(persons, 'state=waiting&ordering=x&page=-1')).toEqual({
    search: '',
    ordering: 'name',
    filters: {},
    page: 1,
  })
})

it('asks the backend for a page in its order', () => {
  expect(callQueryOf(listStateOf(users, 'group=Mitglied'))).toBe(
    'group=Mitglied&ordering=-created_at&page=1&page_size=50',
  )
})

it('turns the order of a column around', () => {
  expect(nextOrdering('name', '-created_at')).toBe('name')
  expect(nextOrdering('name', 'name')).toBe('-name')
  expect(nextOrdering('name', '-name')).toBe('name')
})

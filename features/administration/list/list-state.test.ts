import { expect, it } from 'vitest'
import { persons } from '../records/persons'
import { users } from '../records/users'
import { formatCallQuery, formatListQuery, getNextOrdering, parseListState } from './list-state'

it('writes the state into the address, without defaults', () => {
  expect(formatListQuery(users, parseListState(users, ''))).toBe('')
  const query = 'search=eva&state=waiting&ordering=name&page=3'
  expect(parseListState(users, query)).toEqual({
    search: 'eva',
    ordering: 'name',
    filters: { state: 'waiting' },
    page: 3,
  })
  expect(formatListQuery(users, parseListState(users, query))).toBe(query)
})

it('ignores parameters unknown to the type', () => {
  expect(parseListState(persons, 'state=waiting&ordering=x&page=-1')).toEqual({
    search: '',
    ordering: 'name',
    filters: {},
    page: 1,
  })
})

it('writes the query of the backend with page and order', () => {
  expect(formatCallQuery(parseListState(users, 'group=Mitglied'))).toBe(
    'group=Mitglied&ordering=-created_at&page=1&page_size=50',
  )
})

it('reverses the order of a column', () => {
  expect(getNextOrdering('name', '-created_at')).toBe('name')
  expect(getNextOrdering('name', 'name')).toBe('-name')
  expect(getNextOrdering('name', '-name')).toBe('name')
})

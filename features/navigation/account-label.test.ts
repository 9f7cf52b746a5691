import { expect, test } from 'vitest'
import { accountLabel } from './account-label'

const user = { first_name: 'Änne', last_name: 'Groß', email: 'a.gross@example.org' }

test.each([
  ['the full name', user, 'Änne Groß'],
  ['the full name without what was typed around it', { ...user, first_name: ' Änne ' }, 'Änne Groß'],
  ['the address where the first name is missing', { ...user, first_name: '' }, 'a.gross@example.org'],
  ['the address where the last name is blank', { ...user, last_name: '  ' }, 'a.gross@example.org'],
  [
    'what visitors read where nothing is known',
    { first_name: '', last_name: '', email: '' },
    'Mitglieder-Login',
  ],
  ['what visitors read without a user', null, 'Mitglieder-Login'],
])('the account link is called by %s', (_, who, label) => {
  expect(accountLabel(who, 'Mitglieder-Login')).toBe(label)
})

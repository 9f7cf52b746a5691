import { expect, it } from 'vitest'
import { formatAccountLabel } from './account-label'

const user = { first_name: 'Änne', last_name: 'Groß', email: 'a.gross@example.org' }

it.each([
  ['the full name', user, 'Änne Groß'],
  ['the trimmed full name', { ...user, first_name: ' Änne ' }, 'Änne Groß'],
  ['the address without a first name', { ...user, first_name: '' }, 'a.gross@example.org'],
  ['the address with a blank last name', { ...user, last_name: '  ' }, 'a.gross@example.org'],
  ['the label of visitors without data', { first_name: '', last_name: '', email: '' }, 'Mitglieder-Login'],
  ['the label of visitors without a user', null, 'Mitglieder-Login'],
])('returns %s', (_, owner, label) => {
  expect(formatAccountLabel(owner, 'Mitglieder-Login')).toBe(label)
})

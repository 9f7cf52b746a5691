import { expect, it } from 'vitest'
import { auditLog } from './records/audit-log'
import { users } from './records/users'
import { titleText } from './title-text'

it('names the events of the security log, and what is no event of today by what is stored', () => {
  expect(titleText(auditLog, 'logged-in', 'de')).toBe('Angemeldet')
  expect(titleText(auditLog, 'logged-in', 'en')).toBe('Logged in')
  expect(titleText(auditLog, 'teleported', 'de')).toBe('teleported')
})

it('calls other records by their title', () => {
  expect(titleText(users, 'Ada Amsel', 'de')).toBe('Ada Amsel')
})

import { expect, it } from 'vitest'
import { auditLog } from './records/audit-log'
import { users } from './records/users'
import { titleText } from './title-text'

it('names the events of the security log; unknown events keep the stored name', () => {
  expect(titleText(auditLog, 'logged-in', 'de')).toBe('Angemeldet')
  expect(titleText(auditLog, 'logged-in', 'en')).toBe('Logged in')
  expect(titleText(auditLog, 'teleported', 'de')).toBe('teleported')
})

it('returns the title of other records', () => {
  expect(titleText(users, 'Ada Amsel', 'de')).toBe('Ada Amsel')
})

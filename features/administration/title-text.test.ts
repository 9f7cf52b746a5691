import { expect, it } from 'vitest'
import { auditLog } from './records/audit-log'
import { users } from './records/users'
import { toTitleText } from './title-text'

it('names the events of the security log; unknown events keep the stored name', () => {
  expect(toTitleText(auditLog, 'logged-in', 'de')).toBe('Angemeldet')
  expect(toTitleText(auditLog, 'logged-in', 'en')).toBe('Logged in')
  expect(toTitleText(auditLog, 'teleported', 'de')).toBe('teleported')
})

it('returns the title of other records', () => {
  expect(toTitleText(users, 'Ada Amsel', 'de')).toBe('Ada Amsel')
})

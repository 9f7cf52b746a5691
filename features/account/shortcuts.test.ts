import { expect, it } from 'vitest'
import { shortcutsOf, tasksOf } from './shortcuts'

it.each([
  [['Mitglied'], false, ['groups', 'organs', 'committees', 'downloads', 'profile', 'password']],
  [['Jobbörse'], false, ['publishJob', 'jobs', 'profile', 'password']],
  [
    ['Mitglied + Jobbörse'],
    false,
    ['groups', 'organs', 'committees', 'downloads', 'publishJob', 'jobs', 'profile', 'password'],
  ],
  [[], false, ['profile', 'password']],
  [[], true, ['cmsHub', 'profile', 'password']],
] as const)('the groups %j (editor: %s) get the shortcuts %j', (groups, is_editor, shortcuts) => {
  expect(shortcutsOf({ groups: [...groups], is_editor })).toEqual(shortcuts)
})

it('lists the open tasks, the most urgent first', () => {
  const user = { group: '', is_editor: false, organization: '', phone: '' } as const
  expect(tasksOf(user, 'neu@example.org')).toEqual(['noGroup', 'pendingEmail', 'organization', 'phone'])
  expect(tasksOf({ ...user, is_editor: true, organization: 'Theater', phone: '030' }, null)).toEqual([])
})

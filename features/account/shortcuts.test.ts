import { expect, it } from 'vitest'
import { listShortcuts, listTasks } from './shortcuts'

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
  expect(listShortcuts({ groups: [...groups], is_editor })).toEqual(shortcuts)
})

it('lists the open tasks, the most urgent first', () => {
  const user = { group: '', is_editor: false, organization: '', phone: '' } as const
  expect(listTasks(user, 'neu@example.org')).toEqual(['noGroup', 'pendingEmail', 'organization', 'phone'])
  const complete = { ...user, organization: 'Theater', phone: '030' }
  expect(listTasks({ ...complete, is_editor: true }, null)).toEqual([])
  expect(listTasks({ ...complete, lacks_second_factor: true }, null)).toEqual(['secondFactor'])
})

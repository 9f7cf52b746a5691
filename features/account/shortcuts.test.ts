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
  [[], true, ['cmsHub', 'administration', 'profile', 'password']],
] as const)('the groups %j (staff: %s) get the shortcuts %j', (groups, isStaff, shortcuts) => {
  expect(listShortcuts({ groups: [...groups], is_editor: isStaff, may_administrate: isStaff })).toEqual(shortcuts)
})

it('lists the open tasks, the most urgent first', () => {
  const user = { group: '', is_editor: false, organization: '', phone: '' } as const
  expect(listTasks(user, 'neu@example.org')).toEqual(['noGroup', 'pendingEmail', 'organization', 'phone'])
  const complete = { ...user, organization: 'Theater', phone: '030' }
  for (const right of ['is_editor', 'may_administrate'])
    expect(listTasks({ ...complete, [right]: true }, null)).toEqual([])
  expect(listTasks({ ...complete, lacks_second_factor: true }, null)).toEqual(['secondFactor'])
})

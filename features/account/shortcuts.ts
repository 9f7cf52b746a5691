import type { CurrentUserData } from '@/lib/contract/accounts/account'

/** The links to frequent tasks on the start page of the account. */
export type Shortcut =
  | 'groups'
  | 'organs'
  | 'committees'
  | 'downloads'
  | 'jobs'
  | 'publishJob'
  | 'cmsHub'
  | 'administration'
  | 'profile'
  | 'password'

/** Returns the shortcuts for the groups and the role of a user (spec §6), the most used first. */
export function listShortcuts({
  groups,
  is_editor,
  may_administrate,
}: Pick<CurrentUserData, 'groups' | 'is_editor' | 'may_administrate'>): Shortcut[] {
  const isMember = groups.some((group) => group !== 'Jobbörse')
  const hasJobs = groups.some((group) => group !== 'Mitglied')
  return [
    ...(is_editor ? (['cmsHub'] as const) : []),
    ...(may_administrate ? (['administration'] as const) : []),
    ...(isMember ? (['groups', 'organs', 'committees', 'downloads'] as const) : []),
    ...(hasJobs ? (['publishJob', 'jobs'] as const) : []),
    'profile',
    'password',
  ]
}

/** A task that the user should complete. */
export type Task = 'secondFactor' | 'noGroup' | 'organization' | 'phone' | 'pendingEmail'

/** Lists the tasks of the user, the most urgent first. */
export function listTasks(
  user: Pick<
    CurrentUserData,
    'group' | 'is_editor' | 'may_administrate' | 'organization' | 'phone' | 'lacks_second_factor'
  >,
  pendingEmail: string | null,
): Task[] {
  const isStaff = user.is_editor || user.may_administrate
  return [
    ...(user.lacks_second_factor ? (['secondFactor'] as const) : []),
    ...(user.group === '' && !isStaff && !user.lacks_second_factor ? (['noGroup'] as const) : []),
    ...(pendingEmail !== null ? (['pendingEmail'] as const) : []),
    ...(user.organization === '' ? (['organization'] as const) : []),
    ...(user.phone === '' ? (['phone'] as const) : []),
  ]
}

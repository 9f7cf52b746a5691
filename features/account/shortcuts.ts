import type { CurrentUserData } from '@/lib/contract/accounts/account'

/** The shortcuts of the account's landing page. */
export type Shortcut =
  | 'groups'
  | 'organs'
  | 'committees'
  | 'downloads'
  | 'jobs'
  | 'publishJob'
  | 'cmsHub'
  | 'profile'
  | 'password'

/** Lists the shortcuts of a user by group and role (spec §6), the most used first. */
export function listShortcuts({
  groups,
  is_editor,
}: Pick<CurrentUserData, 'groups' | 'is_editor'>): Shortcut[] {
  const isMember = groups.some((group) => group !== 'Jobbörse')
  const hasJobs = groups.some((group) => group !== 'Mitglied')
  return [
    ...(is_editor ? (['cmsHub'] as const) : []),
    ...(isMember ? (['groups', 'organs', 'committees', 'downloads'] as const) : []),
    ...(hasJobs ? (['publishJob', 'jobs'] as const) : []),
    'profile',
    'password',
  ]
}

/** A task for the user to complete. */
export type Task = 'secondFactor' | 'noGroup' | 'organization' | 'phone' | 'pendingEmail'

/** Lists the user's open tasks, the most urgent first. */
export function listTasks(
  user: Pick<CurrentUserData, 'group' | 'is_editor' | 'organization' | 'phone' | 'lacks_second_factor'>,
  pendingEmail: string | null,
): Task[] {
  return [
    ...(user.lacks_second_factor ? (['secondFactor'] as const) : []),
    ...(user.group === '' && !user.is_editor && !user.lacks_second_factor ? (['noGroup'] as const) : []),
    ...(pendingEmail !== null ? (['pendingEmail'] as const) : []),
    ...(user.organization === '' ? (['organization'] as const) : []),
    ...(user.phone === '' ? (['phone'] as const) : []),
  ]
}

import type { CurrentUserData } from '@/lib/contract/account'

/** Where the landing page of the account leads. */
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

/** The shortcuts of a user by group and role (spec §6), the most used first. */
export function shortcutsOf({
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

/** What a user should see to. */
export type Task = 'noGroup' | 'organization' | 'phone' | 'pendingEmail'

/** What is left to do, the most urgent first; empty when all is well. */
export function tasksOf(
  user: Pick<CurrentUserData, 'group' | 'is_editor' | 'organization' | 'phone'>,
  pendingEmail: string | null,
): Task[] {
  return [
    ...(user.group === '' && !user.is_editor ? (['noGroup'] as const) : []),
    ...(pendingEmail !== null ? (['pendingEmail'] as const) : []),
    ...(user.organization === '' ? (['organization'] as const) : []),
    ...(user.phone === '' ? (['phone'] as const) : []),
  ]
}

import type { Queryable } from '@/backend/platform/db/client'
import type { Actor } from '../audit/audit'
import { endGrants, type Grant, grants } from '../grants/end-grants'
import { type KeyPurpose, revokeKeys } from '../secrets/keys'
import { endPendingLogins, endSessionsOf } from './sessions'

/** The purposes of all keys that are mailed to users with an account. */
const everyKey = ['verify-new-email', 'stop-email-change', 'reset-password'] as const

interface Revocation {
  /**
   * Which sessions of the user end: all, all but the current one, or none (the caller ends some
   * itself).
   */
  sessions: 'all' | 'others' | 'none'
  keys: readonly KeyPurpose[]
  /** What the user has made that works without a session. */
  grants: readonly Grant[]
}

/**
 * What each event revokes. A user may change a password or end a session because an attacker got
 * in: then nothing that was begun before may be completed, and nothing that was made before may go
 * on working. A change of the password is everyday, too: it asks which keys of programs end.
 */
export const revocations = {
  'password-changed': { sessions: 'others', keys: everyKey, grants: ['team-invitations'] },
  'password-reset': { sessions: 'all', keys: everyKey, grants },
  'other-sessions-ended': { sessions: 'others', keys: everyKey, grants },
  'session-ended': { sessions: 'none', keys: everyKey, grants: [] },
  'email-changed': { sessions: 'none', keys: everyKey, grants: [] },
  'email-change-stopped': { sessions: 'all', keys: everyKey, grants },
  'email-change-withdrawn': { sessions: 'none', keys: ['verify-new-email', 'stop-email-change'], grants: [] },
  'second-factor-changed': { sessions: 'others', keys: everyKey, grants: [] },
  deactivated: { sessions: 'all', keys: everyKey, grants },
} as const satisfies Record<string, Revocation>

export type RevokingEvent = keyof typeof revocations

interface Revoking {
  userId: number
  /** Who causes it, for the security log. */
  by: Actor
  now: Date
  /** The current session. */
  present?: number
}

/** Ends the sessions, and revokes the keys and grants of a user, that an event invalidates. */
export async function endAccess(
  db: Queryable,
  event: RevokingEvent,
  { userId, by, now, present }: Revoking,
): Promise<void> {
  const { sessions, keys, grants: kinds }: Revocation = revocations[event]
  if (sessions !== 'none') {
    await endSessionsOf(db, userId, sessions === 'others' ? present : undefined)
    await endPendingLogins(db, userId)
  }
  await revokeKeys(db, userId, keys)
  await endGrants(db, kinds, { makerId: userId, by, now })
}

import type { Queryable } from '../db/client'
import { type KeyPurpose, revokeKeys } from './keys'
import { endPendingLogins, endSessionsOf } from './sessions'

/** The purposes of all keys that are mailed to users with an account. */
const everyKey = ['verify-new-email', 'stop-email-change', 'reset-password'] as const

interface Revocation {
  /** Which sessions of the user end: all, all but the current one, or none (the caller ends some itself). */
  sessions: 'all' | 'others' | 'none'
  keys: readonly KeyPurpose[]
}

/**
 * What each event revokes. A user may change a password or end a session because an attacker got in: then nothing
 * that was begun before may be completed.
 */
export const revocations = {
  'password-changed': { sessions: 'others', keys: everyKey },
  'password-reset': { sessions: 'all', keys: everyKey },
  'other-sessions-ended': { sessions: 'others', keys: everyKey },
  'session-ended': { sessions: 'none', keys: everyKey },
  'email-changed': { sessions: 'none', keys: everyKey },
  'email-change-stopped': { sessions: 'all', keys: everyKey },
  'email-change-withdrawn': { sessions: 'none', keys: ['verify-new-email', 'stop-email-change'] },
  'second-factor-changed': { sessions: 'others', keys: everyKey },
  deactivated: { sessions: 'all', keys: everyKey },
} as const satisfies Record<string, Revocation>

export type RevokingEvent = keyof typeof revocations

/** Ends the sessions and revokes the keys of a user that an event invalidates; `present` is the current session. */
export async function endAccess(
  db: Queryable,
  event: RevokingEvent,
  { userId, present }: { userId: number; present?: number },
): Promise<void> {
  const { sessions, keys }: Revocation = revocations[event]
  if (sessions !== 'none') {
    await endSessionsOf(db, userId, sessions === 'others' ? present : undefined)
    await endPendingLogins(db, userId)
  }
  await revokeKeys(db, userId, keys)
}

import type { Queryable } from '@/backend/platform/db/client'
import type { Actor } from '../audit/audit'
import { endGrants, type Grant, grants } from '../grants/end-grants'
import { type KeyPurpose, revokeKeys } from '../secrets/keys'
import { lockUser } from './lock-login'
import { endPendingLogins, endUserSessions } from './sessions'

/** The purposes of all keys that are mailed to users with a verified account. */
const allPurposes = ['verify-new-email', 'stop-email-change', 'reset-password'] as const

interface Revocation {
  /**
   * The sessions that end: all, all but the current one, or none. With `none`, the caller ends
   * single sessions.
   */
  sessions: 'all' | 'others' | 'none'
  keys: readonly KeyPurpose[]
  /** The kinds of grants that end. */
  grants: readonly Grant[]
}

/**
 * The access that each event revokes. An intruder may be the reason for a new password or an ended
 * session, so no pending action and no earlier grant may remain valid. Most password changes are
 * routine, so the user chooses which API keys end.
 */
export const revocations = {
  'password-changed': { sessions: 'others', keys: allPurposes, grants: ['team-invitations', 'preview-links'] },
  'password-reset': { sessions: 'all', keys: allPurposes, grants },
  'other-sessions-ended': { sessions: 'others', keys: allPurposes, grants },
  'session-ended': { sessions: 'none', keys: allPurposes, grants: [] },
  'email-changed': { sessions: 'none', keys: allPurposes, grants: [] },
  'email-change-stopped': { sessions: 'all', keys: allPurposes, grants },
  'email-change-withdrawn': { sessions: 'none', keys: ['verify-new-email', 'stop-email-change'], grants: [] },
  'second-factor-changed': { sessions: 'others', keys: allPurposes, grants: [] },
  deactivated: { sessions: 'all', keys: allPurposes, grants },
} as const satisfies Record<string, Revocation>

export type RevokingEvent = keyof typeof revocations

interface RevocationParts {
  userId: number
  /** The actor for the security log. */
  actor: Actor
  now: Date
  currentSessionId?: number
}

/**
 * Ends the sessions of a user and revokes the keys and grants that `revocations` lists for the
 * event.
 */
export async function endAccess(
  db: Queryable,
  event: RevokingEvent,
  { userId, actor, now, currentSessionId }: RevocationParts,
): Promise<void> {
  await lockUser(db, userId)
  const { sessions, keys, grants: kinds }: Revocation = revocations[event]
  if (sessions !== 'none') {
    await endUserSessions(db, userId, sessions === 'others' ? currentSessionId : undefined)
    await endPendingLogins(db, userId)
  }
  await revokeKeys(db, userId, keys)
  await endGrants(db, kinds, { creatorId: userId, actor, now })
}

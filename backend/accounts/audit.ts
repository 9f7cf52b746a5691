import type { Queryable } from '../db/client'
import { securityEvents } from '../db/schema/security-events'

export type SecurityEvent =
  | 'signed-up'
  | 'sign-up-repeated'
  | 'email-verified'
  | 'logged-in'
  | 'login-failed'
  | 'locked-out'
  | 'logged-out'
  | 'other-sessions-ended'
  | 'session-ended'
  | 'reauthenticated'
  | 'password-reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-change-withdrawn'
  | 'email-change-stopped'
  | 'created'
  | 'activated'
  | 'deactivated'
  | 'group-changed'
  | 'role-changed'
  | 'deleted'

interface Entry {
  event: SecurityEvent
  userId: number
  at: Date
  actor?: 'user' | 'command-line'
}

/** Writes to the audit log of accounts. */
export async function audit(db: Queryable, { actor = 'user', ...entry }: Entry): Promise<void> {
  await db.insert(securityEvents).values({ ...entry, actor })
}

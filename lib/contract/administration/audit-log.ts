import { z } from 'zod'
import { queriedId } from '../record-id'
import { singleLine } from '../single-line'
import { recordType } from './record-type'

/** What the log tells of. */
export type SecurityEvent =
  | 'signed-up'
  | 'sign-up-repeated'
  | 'email-verified'
  | 'logged-in'
  | 'login-failed'
  | 'locked-out'
  | 'proof-given'
  | 'proof-failed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-failed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'right-refused'
  | 'csrf-refused'
  | 'logged-out'
  | 'other-sessions-ended'
  | 'session-ended'
  | 'password-reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-change-withdrawn'
  | 'email-change-stopped'
  | 'created'
  | 'activated'
  | 'refused'
  | 'deactivated'
  | 'group-changed'
  | 'role-changed'
  | 'deleted'
  | 'form-answers-exported'
  | 'form-answers-deleted'
  | 'personal-data-exported'
  | 'personal-data-deleted'
  | 'restored-from-backup'

const text = z.string()

const facts = {
  at: text,
  event: text,
  /** The account that it is about: its address, its number where it is gone, or null for none. */
  account: text.nullable(),
  actor: z.enum(['user', 'command-line']),
  /** Where the request came from, shortened. */
  network: text.nullable(),
  /** The call that was refused. */
  detail: text.nullable(),
  request_id: text.nullable(),
}

/** The security log of the last 90 days: read, never written. */
export const auditLogRecords = recordType({
  name: 'audit-log',
  section: 'site',
  values: z.object(facts),
  row: z.object(facts),
  filters: z.object({ event: singleLine(100).optional(), user: queriedId.optional() }),
  orderings: ['-at', 'event'],
  actions: {},
})

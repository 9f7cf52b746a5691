import { z } from 'zod'
import type { userGroups, userRoles } from '../accounts/account'
import { queriedId } from '../common/record-id'
import { singleLine } from '../common/single-line'
import { recordType } from './record-type'

/** Events of the security log. */
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
  | 'passkey-copied'
  | 'team-key-made'
  | 'team-key-ended'
  | 'team-invitation-made'
  | 'team-invitation-ended'
  | 'team-joined'
  | 'team-left'
  | 'team-role-changed'
  | 'delegate-named'
  | 'delegate-ended'
  | 'preview-link-made'
  | 'preview-link-ended'

/** Events that change a state, with the possible states. */
export interface ChangedState {
  activated: AccountState
  deactivated: AccountState
  'group-changed': (typeof userGroups)[number] | 'none'
  'role-changed': (typeof userRoles)[number]
  'team-role-changed': 'owner' | 'member'
}

type AccountState = 'active' | 'inactive' | 'waiting'

export type LoggedChange = keyof ChangedState

/** All states in the log. */
export type LoggedState = ChangedState[LoggedChange]

/**
 * Events with an object other than an account: a form, an API key, an invitation, a team, an
 * organization, a preview link, a passkey or a part of a backup.
 */
export type LoggedThing =
  | Extract<
      SecurityEvent,
      `form-answers-${string}` | `team-${string}` | `delegate-${string}` | `preview-link-${string}`
    >
  | 'passkey-copied'
  | 'restored-from-backup'

const text = z.string()

const facts = {
  at: text,
  event: text,
  /** Affected account: its address, its id if it was deleted, null for none. */
  account: text.nullable(),
  actor: z.enum(['user', 'command-line']),
  /** Account that acted, in the same form; null for visitors and the command line. */
  by: text.nullable(),
  /** Affected object other than an account; null for none. */
  object: text.nullable(),
  /** State before the change, as a code; null if the event changes no state. */
  before: text.nullable(),
  after: text.nullable(),
  /** Shortened network address of the client. */
  network: text.nullable(),
  /** The rejected call. */
  detail: text.nullable(),
  request_id: text.nullable(),
}

/** Security log of the last 90 days; read-only. */
export const auditLogRecords = recordType({
  name: 'audit-log',
  section: 'site',
  values: z.object(facts),
  row: z.object(facts),
  filters: z.object({ event: singleLine(100).optional(), user: queriedId.optional() }),
  orderings: ['-at', 'event'],
  actions: {},
})

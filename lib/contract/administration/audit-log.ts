import { z } from 'zod'
import type { userGroups, userRoles } from '../accounts/account'
import { queriedId } from '../common/record-id'
import { singleLine } from '../common/single-line'
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

/** The events that change something from one state to another, and the states that each has. */
export interface ChangedState {
  activated: AccountState
  deactivated: AccountState
  'group-changed': (typeof userGroups)[number] | 'none'
  'role-changed': (typeof userRoles)[number]
  'team-role-changed': 'owner' | 'member'
}

type AccountState = 'active' | 'inactive' | 'waiting'

export type LoggedChange = keyof ChangedState

/** Every state that the log can name. */
export type LoggedState = ChangedState[LoggedChange]

/** The events about something besides an account: a form, a key, an invitation, a team, an entry, a passkey, a part of a backup. */
export type LoggedThing =
  | Extract<SecurityEvent, `form-answers-${string}` | `team-${string}` | `delegate-${string}`>
  | 'passkey-copied'
  | 'restored-from-backup'

const text = z.string()

const facts = {
  at: text,
  event: text,
  /** The account that it is about: its address, its number where it is gone, or null for none. */
  account: text.nullable(),
  actor: z.enum(['user', 'command-line']),
  /** The account of the person who did it, named in the same way; null for visitors and at the command line. */
  by: text.nullable(),
  /** The thing that it is about besides the account; null for none. */
  object: text.nullable(),
  /** What a change was from and to, as codes; null where nothing was changed. */
  before: text.nullable(),
  after: text.nullable(),
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

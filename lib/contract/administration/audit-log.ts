import { z } from 'zod'
import type { userGroups, userRoles } from '../accounts/account'
import { queriedId } from '../common/record-id'
import { singleLine } from '../common/single-line'
import { defineRecordType } from './record-type'

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
  | 'address-blocked'
  | 'address-unblocked'
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
  | 'plan-unconfirmed'

/** States that an event may lead to, for the events that change a state. */
export interface ChangedState {
  created: (typeof userRoles)[number] | 'none'
  activated: AccountState
  deactivated: AccountState
  'group-changed': (typeof userGroups)[number] | 'none'
  'role-changed': (typeof userRoles)[number]
  'team-role-changed': 'owner' | 'member'
}

type AccountState = 'active' | 'inactive' | 'waiting'

export type LoggedChange = keyof ChangedState

/** All states that the log may contain. */
export type LoggedState = ChangedState[LoggedChange]

/**
 * Events that affect something other than an account: a form, a subscription, an API key, an
 * invitation, a team, an organization, a preview link, a plan, a passkey, a session or a part of a
 * backup.
 */
export type EventWithObject =
  | Extract<
      SecurityEvent,
      | `form-answers-${string}`
      | `address-${string}`
      | `team-${string}`
      | `delegate-${string}`
      | `preview-link-${string}`
    >
  | 'plan-unconfirmed'
  | 'passkey-copied'
  | 'session-ended'
  | 'restored-from-backup'

/** Events whose object is a passkey. They have no object if they affect an app or all factors. */
export type FactorEvent = 'second-factor-added' | 'second-factor-removed'

const text = z.string()

const sharedShape = {
  at: text,
  event: text,
  /** Affected account: its address, or its id if it was deleted; null if none was affected. */
  account: text.nullable(),
  actor: z.enum(['user', 'command-line']),
  /** Account that acted, in the same format; null for visitors and the command line. */
  by: text.nullable(),
  /** Affected object other than an account; null if there is none. */
  object: text.nullable(),
  /** Codes of the states before and after the change; null if the event changes no state. */
  before: text.nullable(),
  after: text.nullable(),
  /** Shortened network address of the client; null if unknown. */
  network: text.nullable(),
  /** The call that was rejected; null for other events. */
  detail: text.nullable(),
  request_id: text.nullable(),
}

/** Security log of the last 90 days. It is read-only. */
export const auditLogRecords = defineRecordType({
  name: 'audit-log',
  section: 'site',
  values: z.object(sharedShape),
  row: z.object(sharedShape),
  filters: z.object({ event: singleLine(100).optional(), user: queriedId.optional() }),
  orderings: ['-at', 'event'],
  actions: {},
})

import { z } from 'zod'
import { profileFields, requestedAccesses, userGroups, userRoles } from '../accounts/account'
import { mergeAction } from './record-merge'
import { defineRecordType } from './record-type'

/**
 * States of an account. `unverified`: the address is not confirmed. `waiting`: it is confirmed, but
 * the office has not activated the account. `inactive`: the office has blocked it.
 */
const userStates = ['unverified', 'waiting', 'active', 'inactive'] as const

const group = z.enum(userGroups).nullable()

export const userActions = {
  /**
   * Activates the account, sets its group and notifies its owner. The default is the stored group
   * and, for a registration without a group, the access that the user requested.
   */
  activate: z.object({ group: z.enum(userGroups).optional() }),
  /** Activates a blocked account with its group, and notifies its owner. */
  unblock: z.object({}),
  /** Undoes an activation. The account waits again, and its sessions end. */
  'take-back': z.object({}),
  /** Deletes a registration that waits for activation, and mails the reason to the applicant. */
  refuse: z.object({ reason: z.string().trim().min(1).max(2000) }),
  /** Deactivates the account and ends its sessions. */
  deactivate: z.object({}),
  'sign-out': z.object({}),
  /**
   * Resends the last mail of the registration: the key that verifies the address, or the notice
   * that the account is active.
   */
  resend: z.object({}),
  /**
   * Deletes the account and mails its owner. Its ads, memberships and responsibilities move to the
   * remaining account.
   */
  merge: mergeAction,
  /** Changes the role of the account. Only administrators may do this. */
  role: z.object({ role: z.enum(userRoles) }),
}

/**
 * Accounts. They are created by signing up, and changed by actions. Only administrators may change
 * accounts that have a role.
 */
export const userRecords = defineRecordType({
  name: 'users',
  section: 'people',
  values: z.object({ ...profileFields, group }),
  row: z.object({
    name: z.string(),
    email: z.string(),
    organization: z.string(),
    group,
    role: z.enum(userRoles),
    state: z.enum(userStates),
    requested_access: z.enum(requestedAccesses).nullable(),
    created_at: z.iso.datetime({ offset: true }),
  }),
  filters: z.object({
    state: z.enum(userStates).optional(),
    group: z.enum(userGroups).optional(),
    role: z.enum(userRoles).optional(),
    /** Lists accounts with the same name or e-mail address as another account. */
    duplicates: z.enum(['true']).optional(),
  }),
  orderings: ['-created_at', 'name', 'email', 'organization'],
  actions: userActions,
})

import { z } from 'zod'
import { profileFields, requestedAccesses, userGroups, userRoles } from '../accounts/account'
import { mergeAction } from './record-merge'
import { recordType } from './record-type'

/**
 * `unverified`: the address is not confirmed. `waiting`: confirmed, but not yet activated by the
 * office.
 */
const userStates = ['unverified', 'waiting', 'active', 'inactive'] as const

const group = z.enum(userGroups).nullable()

/** Actions on accounts. */
export const userActions = {
  /**
   * Sets the group, activates the account and notifies its owner. Without a group the account gets
   * that of its requested access.
   */
  activate: z.object({ group: z.enum(userGroups).optional() }),
  /** Takes back an activation: the account waits again, and its sessions end. */
  'take-back': z.object({}),
  /** Deletes a waiting registration and mails the reason to the applicant. */
  refuse: z.object({ reason: z.string().trim().min(1).max(2000) }),
  /** Deactivates the account and ends its sessions. */
  deactivate: z.object({}),
  /** Ends all its sessions. */
  'sign-out': z.object({}),
  /**
   * Resends the mail that the account waits for: the verification key, or the notice of activation.
   */
  resend: z.object({}),
  /**
   * Its ads, memberships and responsibilities move to the remaining account, and it is deleted. Its
   * owner gets a mail.
   */
  merge: mergeAction,
  /** Administrators only. */
  role: z.object({ role: z.enum(userRoles) }),
}

/**
 * Accounts. They are created by signing up and changed by actions. Only administrators may change
 * accounts with a role.
 */
export const userRecords = recordType({
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
    /** Lists accounts that share the name or the e-mail address with another one. */
    duplicates: z.enum(['true']).optional(),
  }),
  orderings: ['-created_at', 'name', 'email', 'organization'],
  actions: userActions,
})

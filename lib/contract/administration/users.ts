import { z } from 'zod'
import { profileFields, requestedAccesses, userGroups, userRoles } from '../accounts/account'
import { recordType } from './record-type'

/** `unverified` accounts have not confirmed their address, `waiting` ones have, and wait for the office. */
const userStates = ['unverified', 'waiting', 'active', 'inactive'] as const

const group = z.enum(userGroups).nullable()

/** What happens to accounts. */
export const userActions = {
  /** Sets the group, opens the account, and writes to its owner. */
  activate: z.object({ group: z.enum(userGroups) }),
  /** Removes a registration that waits, and writes the reason to who asked. */
  refuse: z.object({ reason: z.string().trim().min(1).max(2000) }),
  /** Closes the account and ends its sessions. */
  deactivate: z.object({}),
  /** Ends its sessions everywhere. */
  'sign-out': z.object({}),
  /** Sends the mail again that the account waits for: the key of an address that is not confirmed, or that the account is open. */
  resend: z.object({}),
  /** Administrators alone. */
  role: z.object({ role: z.enum(userRoles) }),
}

/** Accounts. They come by signing up; what happens to them are actions. Accounts with a role are those of administrators to change. */
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
  }),
  orderings: ['-created_at', 'name', 'email', 'organization'],
  actions: userActions,
})

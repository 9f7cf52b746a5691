import { z } from 'zod'
import { nameSchema } from '../common/named'
import { revisionSchema } from '../common/revision'
import { absentOrInvalid } from '../common/single-line'
import { mailedKeyRequestSchema } from '../forms/mailed-key'
import { imageSchema } from '../media/image'
import { organizationRecords } from './organizations'

/**
 * Fields of an organization's entry that delegates may propose to change; the office maintains the
 * others. `logo` is the entry's own or a picture that the author has uploaded.
 */
export const entryValuesSchema = organizationRecords.values.pick({
  title: true,
  kind: true,
  teaser: true,
  logo: true,
  street: true,
  zip: true,
  place: true,
  region: true,
  country: true,
  phone: true,
  email: true,
  website: true,
  stages: true,
  people: true,
})

export type EntryValues = z.infer<typeof entryValuesSchema>
export type EntryField = keyof EntryValues

/** The fields in the order of forms. */
export const entryFields = Object.keys(entryValuesSchema.shape) as EntryField[]

export const entryFieldSchema = z.enum(entryFields)

/** `waiting` for the office, `decided` by it, or `withdrawn` by the author. */
export const proposalStates = ['waiting', 'decided', 'withdrawn'] as const

const reason = z.string().trim().min(1, 'required').max(2000, 'max_length')

/**
 * Decision on a proposed change: stored as proposed, stored as edited by the office, or refused.
 */
export const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('approved') }),
  z.object({ outcome: z.literal('changed'), value: z.unknown() }),
  z.object({ outcome: z.literal('refused'), reason }),
])

export type Outcome = z.infer<typeof outcomeSchema>

/**
 * A proposed change. `from` is the value that the author saw; `outcome` is null while the proposal
 * waits.
 */
export const proposedChangeSchema = z.object({
  field: entryFieldSchema,
  from: z.unknown(),
  to: z.unknown(),
  outcome: outcomeSchema.nullable(),
})

const time = z.iso.datetime({ offset: true })

const proposalSchema = nameSchema(
  'Proposal',
  z.object({
    id: z.number().int(),
    state: z.enum(proposalStates),
    revision: revisionSchema,
    /** Name of the author; null if the account was deleted. */
    by: z.string().nullable(),
    is_own: z.boolean(),
    proposed_at: time,
    decided_at: time.nullable(),
    changes: z.array(proposedChangeSchema),
  }),
)

/** An organization of a delegate: the stored entry, its revision and its proposals. */
export const ownOrganizationSchema = nameSchema(
  'OwnOrganization',
  z.object({
    id: z.number().int(),
    title: z.string(),
    /** Public page; null if it is not published. */
    url: z.string().nullable(),
    revision: revisionSchema,
    values: entryValuesSchema,
    /** Logos of the entry and its proposals, as far as they still exist. */
    logos: z.array(imageSchema),
    /** Time and author of the last confirmation by a delegate; null for never. */
    confirmed_at: time.nullable(),
    confirmed_by: z.string().nullable(),
    /** Proposals of all delegates, newest first: all waiting ones and the most recent others. */
    proposals: z.array(proposalSchema),
  }),
)

/** GET api/organizations/my/ */
export const ownOrganizationsSchema = nameSchema('OwnOrganizations', z.array(ownOrganizationSchema))

/**
 * POST api/organizations/my/{id}/proposal/: creates a proposal or replaces the user's waiting one.
 * `revision` is that of the entry as displayed, `proposal` that of the waiting proposal (null for
 * none).
 */
export const proposalRequestSchema = nameSchema(
  'ProposalRequest',
  z.object({
    revision: revisionSchema,
    proposal: revisionSchema.nullable(),
    values: entryValuesSchema.partial(),
  }),
)

/**
 * POST api/organizations/my/{id}/logo/: uploads a picture to propose as logo. It is deleted after a
 * day unless a proposal uses it.
 */
export const proposedLogoSchema = nameSchema('ProposedLogo', z.object({ logo: imageSchema }))

/**
 * DELETE api/organizations/my/{id}/proposal/?revision= and POST api/organizations/my/{id}/confirm/
 */
export const entryRevisionSchema = nameSchema('EntryRevision', z.object({ revision: revisionSchema }))

/**
 * POST api/organizations/confirmation/: the key of the mail that asks for a confirmation, and the
 * revision that was displayed.
 */
export const confirmationRequestSchema = nameSchema(
  'ConfirmationRequest',
  mailedKeyRequestSchema.extend({ revision: z.coerce.number({ error: absentOrInvalid }).int('invalid') }),
)

/**
 * GET and POST api/organizations/confirmation/. `confirmed`: done since the mail; `over`: the mail
 * is more than a year old.
 */
export const confirmationSchema = nameSchema(
  'OrganizationConfirmation',
  z.object({
    state: z.enum(['open', 'confirmed', 'over']),
    organization: ownOrganizationSchema.pick({
      id: true,
      title: true,
      url: true,
      revision: true,
      values: true,
      logos: true,
      confirmed_at: true,
    }),
  }),
)

export type OwnOrganization = z.infer<typeof ownOrganizationSchema>
export type Proposal = z.infer<typeof proposalSchema>
export type ProposedLogo = z.infer<typeof proposedLogoSchema>
export type ProposalRequest = z.infer<typeof proposalRequestSchema>
export type OrganizationConfirmation = z.infer<typeof confirmationSchema>

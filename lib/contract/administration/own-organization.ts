import { z } from 'zod'
import { nameSchema } from '../common/named'
import { revisionSchema } from '../common/revision'
import { absentOrInvalid } from '../common/single-line'
import { mailedKeyRequestSchema } from '../forms/mailed-key'
import { imageSchema } from '../media/image'
import { organizationRecords } from './organizations'

/**
 * Fields of an organization's entry that delegates may propose to change. The office maintains all
 * other fields. `logo` is the logo of the entry or a picture that the delegate has uploaded.
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

/** The fields in the order in which forms show them. */
export const entryFields = Object.keys(entryValuesSchema.shape) as EntryField[]

export const entryFieldSchema = z.enum(entryFields)

/**
 * States of a proposal: it waits for the office, the office has decided, or the author has
 * withdrawn it.
 */
export const proposalStates = ['waiting', 'decided', 'withdrawn'] as const

const reason = z.string().trim().min(1, 'required').max(2000, 'max_length')

/**
 * Decision on a proposed change: `approved` stores the proposed value, `changed` stores a value
 * edited by the office, `refused` stores nothing.
 */
export const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('approved') }),
  z.object({ outcome: z.literal('changed'), value: z.unknown() }),
  z.object({ outcome: z.literal('refused'), reason }),
])

export type Outcome = z.infer<typeof outcomeSchema>

/**
 * A proposed change. `from` is the value that the author saw. `outcome` is null until the office
 * decides. `is_online` is false while an accepted value awaits its publication.
 */
export const proposedChangeSchema = z.object({
  field: entryFieldSchema,
  from: z.unknown(),
  to: z.unknown(),
  outcome: outcomeSchema.nullable(),
  is_online: z.boolean(),
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

/** The entry of a delegate's organization, with its revision and its proposals. */
export const ownOrganizationSchema = nameSchema(
  'OwnOrganization',
  z.object({
    id: z.number().int(),
    title: z.string(),
    /** Address of the public page; null if it is not published. */
    url: z.string().nullable(),
    revision: revisionSchema,
    values: entryValuesSchema,
    /** Logos of the entry and its proposals. Deleted pictures are omitted. */
    logos: z.array(imageSchema),
    /**
     * Time of the last confirmation by a delegate, and the name of the delegate; null if there was
     * none.
     */
    confirmed_at: time.nullable(),
    confirmed_by: z.string().nullable(),
    /**
     * Proposals by all delegates, newest first. Contains every waiting proposal and the most recent
     * of the others.
     */
    proposals: z.array(proposalSchema),
  }),
)

/** GET api/organizations/my/ */
export const ownOrganizationsSchema = nameSchema('OwnOrganizations', z.array(ownOrganizationSchema))

/**
 * POST api/organizations/my/{id}/proposal/: creates a proposal or replaces the user's waiting one.
 * `revision` is the revision of the entry that the user saw; `proposal` is the revision of the
 * waiting proposal (null if there is none).
 */
export const proposalRequestSchema = nameSchema(
  'ProposalRequest',
  z.object({ revision: revisionSchema, proposal: revisionSchema.nullable(), values: entryValuesSchema.partial() }),
)

/**
 * POST api/organizations/my/{id}/logo/: uploads a picture in order to propose it as the logo. If no
 * proposal uses the picture, it is deleted after a day.
 */
export const proposedLogoSchema = nameSchema('ProposedLogo', z.object({ logo: imageSchema }))

/**
 * Body of DELETE api/organizations/my/{id}/proposal/?revision= and of POST
 * api/organizations/my/{id}/confirm/.
 */
export const entryRevisionSchema = nameSchema('EntryRevision', z.object({ revision: revisionSchema }))

/**
 * POST api/organizations/confirmation/: the key from the mail that asks for a confirmation, and the
 * revision that the user saw.
 */
export const confirmationRequestSchema = nameSchema(
  'ConfirmationRequest',
  mailedKeyRequestSchema.extend({ revision: z.coerce.number({ error: absentOrInvalid }).int('invalid') }),
)

/**
 * GET and POST api/organizations/confirmation/. `confirmed` means that a delegate has confirmed the
 * entry since the mail was sent; `over` means that the mail is more than a year old.
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

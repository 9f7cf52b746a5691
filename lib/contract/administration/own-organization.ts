import { z } from 'zod'
import { named } from '../common/named'
import { revisionSchema } from '../common/revision'
import { absentOrInvalid } from '../common/single-line'
import { mailedKeyRequestSchema } from '../forms/mailed-key'
import { imageSchema } from '../media/image'
import { organizationRecords } from './organizations'

/**
 * What delegates propose to change of their organization's entry; the rest of it the office keeps. A logo is the id of the entry's
 * own, or of one that its author has sent for it.
 */
export const proposedValuesSchema = organizationRecords.values.pick({
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

export type ProposedValues = z.infer<typeof proposedValuesSchema>
export type ProposalField = keyof ProposedValues

/** The fields in the order of forms. */
export const proposalFields = Object.keys(proposedValuesSchema.shape) as ProposalField[]

export const proposalFieldSchema = z.enum(proposalFields)

/** `waiting` for the office, `decided` by it, or `withdrawn` by its author. */
export const proposalStates = ['waiting', 'decided', 'withdrawn'] as const

const reason = z.string().trim().min(1, 'required').max(2000, 'max_length')

/** What became of a proposed change: stored as it was proposed, as the office wrote it, or not. */
export const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('approved') }),
  z.object({ outcome: z.literal('changed'), value: z.unknown() }),
  z.object({ outcome: z.literal('refused'), reason }),
])

export type Outcome = z.infer<typeof outcomeSchema>

/** A change that is proposed: from what its author saw to what it shall be; `outcome` is null while it waits. */
export const proposedChangeSchema = z.object({
  field: proposalFieldSchema,
  from: z.unknown(),
  to: z.unknown(),
  outcome: outcomeSchema.nullable(),
})

const time = z.iso.datetime({ offset: true })

const proposalSchema = named(
  'Proposal',
  z.object({
    id: z.number().int(),
    state: z.enum(proposalStates),
    revision: revisionSchema,
    /** Who proposed it; null once the account is gone. */
    by: z.string().nullable(),
    is_own: z.boolean(),
    proposed_at: time,
    decided_at: time.nullable(),
    changes: z.array(proposedChangeSchema),
  }),
)

/** An organization whose delegate the user is: its entry as it is stored, with its revision, and what is proposed. */
export const ownOrganizationSchema = named(
  'OwnOrganization',
  z.object({
    id: z.number().int(),
    title: z.string(),
    /** Its page; null where visitors see none. */
    url: z.string().nullable(),
    revision: revisionSchema,
    values: proposedValuesSchema,
    /** The logos that the entry and its proposals name, as long as they are kept. */
    logos: z.array(imageSchema),
    /** When a delegate said last that all of it is right, and who; null for never. */
    confirmed_at: time.nullable(),
    confirmed_by: z.string().nullable(),
    /** Proposals of all delegates, the latest first: those that wait, and the last ones that do not. */
    proposals: z.array(proposalSchema),
  }),
)

/** GET api/organizations/my/ */
export const ownOrganizationsSchema = named('OwnOrganizations', z.array(ownOrganizationSchema))

/**
 * POST api/organizations/my/{id}/proposal/: proposes these values, or proposes them in place of what waits. `revision` is that of
 * the entry which was seen, `proposal` that of one's own proposal that waits, null for none.
 */
export const proposalRequestSchema = named(
  'ProposalRequest',
  z.object({
    revision: revisionSchema,
    proposal: revisionSchema.nullable(),
    values: proposedValuesSchema.partial(),
  }),
)

/** POST api/organizations/my/{id}/logo/: a picture that may be proposed as the entry's logo; one that is not is removed after a day. */
export const proposedLogoSchema = named('ProposedLogo', z.object({ logo: imageSchema }))

/** DELETE api/organizations/my/{id}/proposal/?revision= and POST api/organizations/my/{id}/confirm/ */
export const entryRevisionSchema = named('EntryRevision', z.object({ revision: revisionSchema }))

/** POST api/organizations/confirmation/: the key of a mail that asked whether the entry is right, and what was seen of it. */
export const confirmationRequestSchema = named(
  'ConfirmationRequest',
  mailedKeyRequestSchema.extend({ revision: z.coerce.number({ error: absentOrInvalid }).int('invalid') }),
)

/** GET and POST api/organizations/confirmation/: `confirmed` once somebody did so since the mail, `over` a year after it. */
export const confirmationSchema = named(
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
export type OrganizationProposal = z.infer<typeof proposalSchema>
export type ProposedLogo = z.infer<typeof proposedLogoSchema>
export type ProposalRequest = z.infer<typeof proposalRequestSchema>
export type OrganizationConfirmation = z.infer<typeof confirmationSchema>

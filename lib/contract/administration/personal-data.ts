import { z } from 'zod'
import { named } from '../common/named'
import { emailSchema } from '../common/single-line'

/** Where data of a person may be that are deleted with them. */
export const deletedPlaces = [
  'accounts',
  'job-ads',
  'job-contacts',
  'subscriptions',
  'form-answers',
  'mails',
  'job-team-invitations',
  'mailed-keys',
  'histories',
] as const

/** Where they stay, and why. */
export const stayingPlaces = {
  'handed-over-ads': 'belongs-to-others',
  comments: 'without-name',
  proposals: 'without-name',
  edits: 'without-name',
  'blocked-subscriptions': 'objection',
  'security-log': 'security',
  'contact-persons': 'published',
  organizations: 'published',
  'page-contents': 'published',
  mentions: 'belongs-to-others',
} as const satisfies Record<string, StayReason>

export type StayReason = 'without-name' | 'objection' | 'security' | 'published' | 'belongs-to-others'
export type DeletedPlace = (typeof deletedPlaces)[number]
export type StayingPlace = keyof typeof stayingPlaces

const stayingNames = Object.keys(stayingPlaces) as [StayingPlace, ...StayingPlace[]]
const count = z.number().int().positive()
const deleted = z.array(z.object({ place: z.enum(deletedPlaces), count }))

/** POST api/administration/personal-data/ and …/export/: whose data are asked for. The address stands in no address of a call. */
export const personAskedSchema = named('PersonAsked', z.object({ email: emailSchema }))

/** POST api/administration/personal-data/deletion/: the address, typed once more. */
export const personDeletionSchema = named(
  'PersonDeletion',
  z.object({ email: emailSchema, confirmation: emailSchema }),
)

/** What is stored of a person: how many of what, places without any left out. */
export const personOverviewSchema = named(
  'PersonOverview',
  z.object({
    email: z.string(),
    /** The names of the accounts with the address. */
    names: z.array(z.string()),
    /** Whether it is the account of who asks, which only its profile deletes. */
    is_own: z.boolean(),
    deleted,
    staying: z.array(z.object({ place: z.enum(stayingNames), count })),
  }),
)

/** What was deleted of a person, in one step. */
export const deletedPersonSchema = named('DeletedPerson', z.object({ deleted }))

export type PersonOverview = z.infer<typeof personOverviewSchema>
export type DeletedPerson = z.infer<typeof deletedPersonSchema>

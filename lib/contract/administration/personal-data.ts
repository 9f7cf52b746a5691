import { z } from 'zod'
import { nameSchema } from '../common/named'
import { emailSchema, singleLine } from '../common/single-line'
import { previewLinkLimits } from '../pages/preview-link'

/** Places from which the data of a deleted person are removed. */
export const deletedPlaces = [
  'accounts',
  'job-ads',
  'job-contacts',
  'subscriptions',
  'form-answers',
  'guest-names',
  'mails',
  'job-team-invitations',
  'mailed-keys',
  'histories',
] as const

/** Places that keep personal data when the person is deleted, each with the reason. */
export const retainedPlaces = {
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
} as const satisfies Record<string, RetentionReason>

export type RetentionReason = 'without-name' | 'objection' | 'security' | 'published' | 'belongs-to-others'
export type DeletedPlace = (typeof deletedPlaces)[number]
export type RetainedPlace = keyof typeof retainedPlaces

const retainedPlaceNames = Object.keys(retainedPlaces) as [RetainedPlace, ...RetainedPlace[]]
const count = z.number().int().positive()
const deletedPlacesSchema = z.array(z.object({ place: z.enum(deletedPlaces), count }))

const personShape = {
  email: emailSchema,
  /** The name of the person in comments of guests, which are stored without an address. */
  guest_name: singleLine(previewLinkLimits.name).default(''),
}

/**
 * POST api/administration/personal-data/ and …/export/. The e-mail address is in the body, so that
 * no URL contains it.
 */
export const personRequestSchema = nameSchema('PersonAsked', z.object(personShape))

/** POST api/administration/personal-data/deletion/: the address, which the user must type twice. */
export const personDeletionSchema = nameSchema(
  'PersonDeletion',
  z.object({ ...personShape, confirmation: emailSchema }),
)

export type PersonRequest = z.output<typeof personRequestSchema>

/** Number of stored items about a person, by place. Places without items are omitted. */
export const personOverviewSchema = nameSchema(
  'PersonOverview',
  z.object({
    email: z.string(),
    /** Names of the accounts with this e-mail address. */
    names: z.array(z.string()),
    /**
     * True if the address belongs to the caller's own account, which can only be deleted in its
     * profile.
     */
    is_own: z.boolean(),
    deleted: deletedPlacesSchema,
    staying: z.array(z.object({ place: z.enum(retainedPlaceNames), count })),
  }),
)

/** Numbers of the items that the deletion has removed. */
export const deletedPersonSchema = nameSchema('DeletedPerson', z.object({ deleted: deletedPlacesSchema }))

export type PersonOverview = z.infer<typeof personOverviewSchema>
export type DeletedPerson = z.infer<typeof deletedPersonSchema>

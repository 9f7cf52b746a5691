import { z } from 'zod'
import { nameSchema } from '../common/named'
import { regionSchema } from '../common/region'
import { imageSchema } from '../media/image'

/** Categories of members. Each is a part of the directory. */
export const organizationCategories = ['theater', 'orchestra', 'other'] as const
export type OrganizationCategory = (typeof organizationCategories)[number]

/**
 * Address and contact data of a member. A missing value is empty or null. `lat` and `lon` are
 * either both set or both null.
 */
const contactShape = {
  street: z.string(),
  zip: z.string(),
  place: z.string(),
  /** Null outside Germany. */
  region: regionSchema.nullable(),
  /** Two-letter country code (ISO 3166-1). */
  country: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
}

/** Fields of an organization that lists and its page contain. */
export const organizationShape = {
  category: z.enum(organizationCategories),
  /** A more specific kind, for example municipal theater. */
  kind: z.string(),
  ...contactShape,
  /** Year since which the organization has been a member; null if unknown. */
  member_since: z.number().int().nullable(),
  logo: imageSchema.nullable(),
}

export const organizationRoles = ['director', 'contact'] as const

/** A person in an organization: a director or a contact. */
const organizationPersonSchema = nameSchema(
  'OrganizationPerson',
  z.object({
    name: z.string(),
    role: z.enum(organizationRoles),
    function: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
)

/** A stage or venue of an organization. `seats` is null if unknown. */
const organizationStageSchema = nameSchema(
  'OrganizationStage',
  z.object({ name: z.string(), seats: z.number().int().nullable(), address: z.string() }),
)

/** Fields of an organization that only its page contains, in the order of display. */
export const organizationParts = {
  images: z.array(imageSchema),
  stages: z.array(organizationStageSchema),
  people: z.array(organizationPersonSchema),
}

/** Data of an organization, except for the texts and blocks of its page. */
export const organizationRecordSchema = nameSchema(
  'OrganizationRecord',
  z.object({ type: z.literal('organization'), ...organizationShape, ...organizationParts }),
)

export type OrganizationRecord = z.infer<typeof organizationRecordSchema>

import { z } from 'zod'
import { named } from '../common/named'
import { regionSchema } from '../common/region'
import { imageSchema } from '../media/image'

/** What members are: the three parts of their directory. */
export const organizationCategories = ['theater', 'orchestra', 'other'] as const
export type OrganizationCategory = (typeof organizationCategories)[number]

/** Where a member is and how to reach it. Missing facts are empty or null; `lat` and `lon` are there together. */
const contactFacts = {
  street: z.string(),
  zip: z.string(),
  place: z.string(),
  /** Null outside Germany. */
  region: regionSchema.nullable(),
  /** Its code of two letters (ISO 3166-1). */
  country: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
}

/** What lists and pages of organizations both show. */
export const organizationFacts = {
  category: z.enum(organizationCategories),
  /** What it is more precisely, for example a municipal theater. */
  kind: z.string(),
  ...contactFacts,
  /** A year. */
  member_since: z.number().int().nullable(),
  logo: imageSchema.nullable(),
}

export const organizationRoles = ['director', 'contact'] as const

/** A person of an organization: a director or somebody to turn to. */
const organizationPersonSchema = named(
  'OrganizationPerson',
  z.object({
    name: z.string(),
    role: z.enum(organizationRoles),
    function: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
)

/** A stage or house of an organization; `seats` is null where it is not known. */
const organizationStageSchema = named(
  'OrganizationStage',
  z.object({ name: z.string(), seats: z.number().int().nullable(), address: z.string() }),
)

/** What only the page of an organization shows, in its order. */
export const organizationParts = {
  images: z.array(imageSchema),
  stages: z.array(organizationStageSchema),
  people: z.array(organizationPersonSchema),
}

/** What the page of an organization shows beside its texts and blocks. */
export const organizationRecordSchema = named(
  'OrganizationRecord',
  z.object({ type: z.literal('organization'), ...organizationFacts, ...organizationParts }),
)

export type OrganizationRecord = z.infer<typeof organizationRecordSchema>

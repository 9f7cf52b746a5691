import { z } from 'zod'
import { moduleSchema } from '../blocks/module'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { regionCodes, regionSchema } from '../common/region'
import { revisionSchema } from '../common/revision'
import { emailSchema } from '../common/single-line'
import { imageSchema } from '../media/image'
import {
  organizationCategories,
  organizationParts,
  organizationRoles,
  organizationShape,
} from '../records/organization-record'
import { pageLinkSchema, pageStateSchema, pageUrlsSchema } from './page'
import { imageIdSchema, pageSlugSchema, trimmedText } from './page-settings'

/** An organization in a list, in the requested language. `title` is its name. */
export const organizationSchema = nameSchema(
  'Organization',
  z.object({
    id: z.number().int(),
    url: z.string(),
    title: z.string(),
    teaser: z.string(),
    image: imageSchema.nullable(),
    ...organizationShape,
  }),
)

export const categoryCountsSchema = nameSchema(
  'CategoryCounts',
  z.object({ theater: z.number().int(), orchestra: z.number().int(), other: z.number().int() }),
)

/**
 * GET api/organizations/: organizations that have a place and are published in the requested
 * language, in the order of place and name. `category_counts` contains the numbers for all
 * categories. `letters` contains the initials of the places that match the other filters.
 */
export const organizationListSchema = nameSchema(
  'OrganizationList',
  paginated(organizationSchema).extend({ category_counts: categoryCountsSchema, letters: z.array(z.string()) }),
)

/**
 * GET api/organizations/{id}/: the organization with its blocks and related content. `neighbors`
 * are the nearest organizations.
 */
export const organizationDetailSchema = nameSchema(
  'OrganizationDetail',
  organizationSchema.extend({
    urls: pageUrlsSchema,
    modules: z.array(moduleSchema),
    ...organizationParts,
    neighbors: z.array(organizationSchema),
    previous: pageLinkSchema.nullable(),
    next: pageLinkSchema.nullable(),
  }),
)

/**
 * GET api/places/: the places of the matching organizations, in order. Places of the same name in
 * several states are separate items. `lat` and `lon` are null if no organization in the place has a
 * position.
 */
export const placesSchema = nameSchema(
  'Places',
  z.array(
    z.object({
      place: z.string(),
      letter: z.string(),
      region: regionSchema.nullable(),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
      count: z.number().int(),
      category_counts: categoryCountsSchema,
    }),
  ),
)

const bothLocales = z.strictObject({ de: trimmedText(200), en: trimmedText(200) })
const email = z.union([z.literal(''), emailSchema])

const personInput = z.strictObject({
  name: trimmedText(200).min(1),
  role: z.enum(organizationRoles),
  function: bothLocales,
  email: email.default(''),
  phone: trimmedText(50).default(''),
})

const stageInput = z.strictObject({
  name: trimmedText(200).min(1),
  seats: z.int32().positive().nullable().default(null),
  address: trimmedText(300).default(''),
})

const organizationFields = z.object({
  title: trimmedText(200).min(1),
  slug: pageSlugSchema,
  teaser: trimmedText(2000),
  image: imageIdSchema,
  category: z.enum(organizationCategories),
  kind: bothLocales,
  street: trimmedText(200),
  zip: trimmedText(20),
  place: trimmedText(100),
  region: z.enum(regionCodes).nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  position: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullable(),
  phone: trimmedText(50),
  email,
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
  member_since: z.int().min(1800).max(2200).nullable(),
  logo: imageIdSchema,
  images: z.array(z.int32().positive()).max(50),
  stages: z.array(stageInput).max(50),
  people: z.array(personInput).max(50),
})

/**
 * POST api/organizations/. If `slug` is missing, it is derived from the title; if `position` is
 * missing, it is determined approximately from the address.
 */
export const organizationCreationSchema = organizationFields
  .partial()
  .extend({ title: organizationFields.shape.title, category: organizationFields.shape.category })

/** PATCH api/organizations/{id}/: fields that are not sent stay unchanged. */
export const organizationChangeSchema = organizationFields.partial().extend({ revision: revisionSchema })

/**
 * Working copy of an organization in one language, for editors. Fields that are not translated are
 * the same in both languages.
 */
export const organizationDraftSchema = nameSchema(
  'OrganizationDraft',
  organizationSchema.extend({
    slug: z.string(),
    revision: z.number().int(),
    state: pageStateSchema,
    is_changed: z.boolean(),
    kind: bothLocales,
    images: organizationParts.images,
    stages: organizationParts.stages,
    people: z.array(personInput),
  }),
)

export type Organization = z.infer<typeof organizationSchema>
export type OrganizationDetail = z.infer<typeof organizationDetailSchema>
export type OrganizationDraft = z.infer<typeof organizationDraftSchema>
export type OrganizationCreation = z.infer<typeof organizationCreationSchema>
export type OrganizationChange = z.infer<typeof organizationChangeSchema>
export type CategoryCounts = z.infer<typeof categoryCountsSchema>
export type Place = z.infer<typeof placesSchema>[number]
export type OrganizationPersonInput = z.infer<typeof personInput>
export type OrganizationStageInput = z.infer<typeof stageInput>

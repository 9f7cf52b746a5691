import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { regionCodes, regionSchema } from '../common/region'
import { emailSchema, requiredLine, singleLine } from '../common/single-line'
import { daySchema } from '../common/time-range'
import { imageSchema } from '../media/image'
import { organizationCategories, organizationRoles } from '../records/organization-record'
import {
  pageActions,
  pageFilters,
  pageStateRow,
  pageTextValues,
  phoneNumber,
  pictureId,
  recordIds,
  webAddress,
} from './page-records'
import { mergeAction } from './record-merge'
import { defineRecordType, localizedLine } from './record-type'

const email = z.union([z.literal(''), emailSchema])

const organizationActions = {
  ...pageActions,
  /** Moves the entry to the trash. Its ads move to the remaining entry; its addresses redirect. */
  merge: mergeAction,
}

/**
 * Entries of the directory of members. `title` is the name. The body of the page is edited in the
 * page editor.
 */
export const organizationRecords = defineRecordType({
  name: 'organizations',
  section: 'members',
  writePath: 'administration/organizations',
  values: z.object({
    ...pageTextValues,
    category: z.enum(organizationCategories),
    kind: localizedLine(200),
    street: singleLine(200),
    zip: singleLine(20),
    place: singleLine(100),
    region: z.enum(regionCodes).nullable(),
    country: z.string().regex(/^[A-Z]{2}$/, 'country'),
    position: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullable(),
    phone: phoneNumber,
    email,
    website: webAddress,
    member_since: z.int().min(1800).max(2200).nullable(),
    logo: pictureId,
    images: recordIds,
    stages: z
      .array(
        z.strictObject({ name: requiredLine(200), seats: z.int32().positive().nullable(), address: singleLine(300) }),
      )
      .max(50),
    people: z
      .array(
        z.strictObject({
          name: requiredLine(200),
          role: z.enum(organizationRoles),
          function: localizedLine(200),
          email,
          phone: phoneNumber,
        }),
      )
      .max(50),
    /** Accounts that may propose changes of the entry and are asked to confirm it once a year. */
    delegates: recordIds,
  }),
  row: z.object({
    ...pageStateRow,
    category: z.enum(organizationCategories),
    kind: z.string(),
    street: z.string(),
    zip: z.string(),
    place: z.string(),
    region: regionSchema.nullable(),
    phone: z.string(),
    email: z.string(),
    website: z.string(),
    logo: imageSchema.nullable(),
    /** Time of the last confirmation by a delegate; null if there was none. */
    confirmed_at: z.string().nullable(),
    confirmed_by: z.string().nullable(),
  }),
  filters: z.object({
    ...pageFilters,
    category: z.enum(organizationCategories).optional(),
    region: z.enum(regionCodes).optional(),
    delegate: queriedId.optional(),
    /** Lists only entries without a confirmation since the start of that day. */
    unconfirmed_since: daySchema.optional(),
    /**
     * Lists only entries that share the name and the place, or the e-mail address, with another
     * entry.
     */
    duplicates: z.enum(['true']).optional(),
  }),
  orderings: ['title', 'place', 'zip', 'confirmed_at'],
  actions: organizationActions,
})

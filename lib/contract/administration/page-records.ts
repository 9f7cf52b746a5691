import { z } from 'zod'
import { recordId } from '../common/record-id'
import { singleLine } from '../common/single-line'
import { pageStateSchema } from '../pages/page'
import { localizedLine } from './record-type'

/** A relation to a record: its id, and what it is called. */
export const relation = z.object({ id: z.number().int(), title: z.string() })

/** A picture of the library by its id. */
export const pictureId = recordId.nullable()

/** Ids of other records. */
export const recordIds = z.array(recordId).max(50)

/** The last part of an address, as pages have it; empty where it is to be made of the title. */
export const slugValue = z
  .string()
  .trim()
  .normalize()
  .toLowerCase()
  .max(100, 'max_length')
  .regex(/^(?:[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*)?$/u, 'invalid')

const teaser = z.string().trim().max(2000, 'max_length')

/** Texts at the head of a record's page. A language without a title is not there, and one that is there keeps its title. */
export const pageTextValues = {
  title: localizedLine(200),
  slug: z.object({ de: slugValue, en: slugValue }),
  teaser: z.object({ de: teaser, en: teaser }),
  /** The same in both languages. */
  image: pictureId,
}

/** What visitors see of a record by languages, null for one in which it is not there; and what is planned next. */
export const pageStandingRow = {
  title: z.object({ de: z.string(), en: z.string() }),
  state: z.object({ de: pageStateSchema.nullable(), en: pageStateSchema.nullable() }),
  publish_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
}

/** `state` is that of either language; `missing` a language in which it is not there. */
export const pageFilters = {
  state: pageStateSchema.optional(),
  missing: z.enum(['de', 'en']).optional(),
}

/** What happens to the pages of records. */
export const pageActions = {
  /** Shows visitors the working copy in every language that it is there in: at once, or at a time (`null`: at once). */
  publish: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
  /** Takes it away from visitors, and ends what was planned. */
  unpublish: z.object({}),
  /** Into the trash; what comes back by `restore` is not published. */
  delete: z.object({}),
}

/** An address elsewhere; may be empty. */
export const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])

/** A telephone number. */
export const phoneNumber = singleLine(50)

/** A slug of letters, digits, hyphens and underscores; empty where it is to be made of a title. */
export const asciiSlug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_-]{0,100}$/, 'invalid')

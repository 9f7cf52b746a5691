import { z } from 'zod'
import { recordId } from '../common/record-id'
import { singleLine } from '../common/single-line'
import { pageStateSchema } from '../pages/page'
import { localizedLine } from './record-type'

/** A reference to a record: its id and title. */
export const relation = z.object({ id: z.number().int(), title: z.string() })

/** Id of a picture in the library. */
export const pictureId = recordId.nullable()

/** Ids of other records. */
export const recordIds = z.array(recordId).max(50)

/** Last segment of a page's address. If empty, derived from the title. */
export const slugValue = z
  .string()
  .trim()
  .normalize()
  .toLowerCase()
  .max(100, 'max_length')
  .regex(/^(?:[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*)?$/u, 'slug')

const teaser = z.string().trim().max(2000, 'max_length')

/**
 * Texts at the head of a record's page. A language version without a title does not exist; the
 * title of an existing one cannot be emptied.
 */
export const pageTextValues = {
  title: localizedLine(200),
  slug: z.object({ de: slugValue, en: slugValue }),
  teaser: z.object({ de: teaser, en: teaser }),
  /** Shared by both languages. */
  image: pictureId,
}

/**
 * Publication state of a record per language (null: no such language version) and its next
 * scheduled steps.
 */
export const pageStateRow = {
  title: z.object({ de: z.string(), en: z.string() }),
  state: z.object({ de: pageStateSchema.nullable(), en: pageStateSchema.nullable() }),
  publish_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
}

/** `state` matches either language; `missing` is a language without a version. */
export const pageFilters = {
  state: pageStateSchema.optional(),
  missing: z.enum(['de', 'en']).optional(),
}

/** Actions on pages of records. */
export const pageActions = {
  /** Publishes the working copy in all existing languages, at a time or immediately (`null`). */
  publish: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
  /** Hides the page from visitors and cancels its scheduled steps. */
  unpublish: z.object({}),
  /** Moves the page into the trash. A restored page is unpublished. */
  delete: z.object({}),
}

/** An absolute URL or an empty string. */
export const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])

export const phoneNumber = singleLine(50)

/** A slug of letters, digits, hyphens and underscores. If empty, derived from the title. */
export const asciiSlug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_-]{0,100}$/, 'ascii_slug')

import { z } from 'zod'
import { recordId } from '../common/record-id'
import { singleLine } from '../common/single-line'
import { timeSchema } from '../common/time-range'
import { pageStateSchema } from '../pages/page'
import { localizedLine } from './record-type'

/** A reference to a record: its id and title. */
export const relation = z.object({ id: z.number().int(), title: z.string() })

export const pictureId = recordId.nullable()

export const recordIds = z.array(recordId).max(50)

/** Last segment of a page's address. If it is empty, it is derived from the title. */
export const slugValue = z
  .string()
  .trim()
  .normalize()
  .toLowerCase()
  .max(100, 'max_length')
  .regex(/^(?:[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*)?$/u, 'slug')

const teaser = z.string().trim().max(2000, 'max_length')

/**
 * Texts at the head of a record's page. The page exists in a language if it has a title in this
 * language. The title of an existing page must not be emptied.
 */
export const pageTextValues = {
  title: localizedLine(200),
  slug: z.object({ de: slugValue, en: slugValue }),
  teaser: z.object({ de: teaser, en: teaser }),
  /** Image that both languages share. */
  image: pictureId,
}

/**
 * State of a record's page by language (null if it does not exist in this language), and the times
 * of its next scheduled steps.
 */
export const pageStateRow = {
  title: z.object({ de: z.string(), en: z.string() }),
  state: z.object({ de: pageStateSchema.nullable(), en: pageStateSchema.nullable() }),
  /** True if the page is online with an earlier version. Also set for scheduled pages. */
  is_changed: z.object({ de: z.boolean(), en: z.boolean() }).optional(),
  publish_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
}

/**
 * `state` selects pages that have this state in at least one language. `missing` selects pages that
 * do not exist in this language.
 */
export const pageFilters = { state: pageStateSchema.optional(), missing: z.enum(['de', 'en']).optional() }

export const pageActions = {
  /**
   * Publishes the working copy in all languages in which it exists, at a time or at once (`null`).
   */
  publish: z.object({ at: timeSchema.nullable().default(null) }),
  /** Hides the page from visitors and cancels its scheduled steps. */
  unpublish: z.object({}),
  /** Moves the page to the trash. If it is restored, it is not published. */
  delete: z.object({}),
}

/** An absolute URL, or an empty text. */
export const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])

export const phoneNumber = singleLine(50)

/**
 * A slug of ASCII letters, digits, hyphens and underscores. If it is empty, it is derived from the
 * title.
 */
export const asciiSlug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_-]{0,100}$/, 'ascii_slug')

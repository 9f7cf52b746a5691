import { z } from 'zod'
import { nameSchema } from '../common/named'

/**
 * Limits: length of the search term and of the replacement in characters, pages per response and
 * per replacement, and places shown per page.
 */
export const textReplacementLimits = { words: 200, replacement: 500, pages: 100, places: 20 }

/** Number of days in which a replacement can be undone. */
export const replacementDays = 30

const words = z
  .string()
  .max(textReplacementLimits.words)
  .refine((text) => text.trim() !== '')

/** GET text-search/: searches the working copies of all pages of a language. */
export const textSearchQuerySchema = z.object({ words, is_exact: z.enum(['true', 'false']).optional() })

/** A match with its surrounding text. */
const textMatchSchema = z.object({
  /**
   * Id of the block; null for the page's own texts: title, headline, hero text, and the texts for
   * search engines and link previews.
   */
  module: z.int().nullable(),
  /** True for a locked block, in which nothing is replaced. */
  is_locked: z.boolean(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
})

const page = { id: z.int(), title: z.string(), url: z.string() }

export const foundPageSchema = nameSchema(
  'PageWithWords',
  z.object({
    ...page,
    /**
     * Fingerprint of the matching texts. A replacement sends it back; pages with another
     * fingerprint by then are skipped.
     */
    fingerprint: z.string(),
    /** Number of replaceable matches. `locked` counts those in locked blocks. */
    count: z.int(),
    locked: z.int(),
    /** The first matches. */
    places: z.array(textMatchSchema),
  }),
)

/** The first hundred pages, ordered by title. */
export const textSearchSchema = nameSchema(
  'TextSearch',
  z.object({ pages: z.array(foundPageSchema), has_more: z.boolean() }),
)

/** POST text-replacements/ */
export const textReplacementRequestSchema = z.object({
  words,
  is_exact: z.boolean().default(false),
  replacement: z.string().max(textReplacementLimits.replacement),
  pages: z
    .array(z.object({ id: z.int32().positive(), fingerprint: z.string().max(100) }))
    .min(1)
    .max(textReplacementLimits.pages)
    .refine((pages) => new Set(pages.map(({ id }) => id)).size === pages.length),
})

/** A page with skipped replacements. */
const leftPageSchema = z.object({
  ...page,
  /**
   * `changed`: edited by another person since; `gone`: the page or block was deleted; `refused`:
   * `detail` has the reason.
   */
  reason: z.enum(['changed', 'gone', 'refused']),
  detail: z.string().nullable(),
})

/** Result of a replacement or of its undo. Nothing is published. */
export const textReplacementSchema = nameSchema(
  'TextReplacement',
  z.object({
    /** Id for undoing it; null if nothing was replaced. */
    id: z.int().nullable(),
    /** Changed pages with the number of replaced matches, or of restored texts for an undo. */
    pages: z.array(z.object({ ...page, count: z.int() })),
    left: z.array(leftPageSchema),
  }),
)

export type FoundPage = z.infer<typeof foundPageSchema>
export type TextSearch = z.infer<typeof textSearchSchema>
export type TextReplacement = z.infer<typeof textReplacementSchema>
export type TextReplacementRequest = z.infer<typeof textReplacementRequestSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { queriedId } from '../common/record-id'

export const textReplacementLimits = {
  /** Characters of the text to search for. */
  searchText: 200,
  /** Characters of the replacement. */
  replacement: 500,
  /** Pages in a response and in a request. */
  pages: 100,
  /** Listed matches of a page. */
  matches: 20,
}

/** Number of days during which a replacement can be undone. */
export const replacementDays = 30

const searchText = z
  .string()
  .max(textReplacementLimits.searchText)
  .refine((text) => text.trim() !== '')

const replacementText = z.string().max(textReplacementLimits.replacement)

/** GET text-search/: searches the working copies of all pages in a language. */
export const textSearchQuerySchema = z.object({
  words: searchText,
  is_exact: z.enum(['true', 'false']).optional(),
  /** The planned replacement. Matches inside it are left out. */
  replacement: replacementText.optional(),
  /** Id of the last page of the previous response: lists the pages after it. */
  after: queriedId.optional(),
})

/** A match, with the text around it. */
const textMatchSchema = z.object({
  /**
   * Id of the block; null if the match is in the settings of the page: title, headline, hero text,
   * and the texts for search engines and link previews.
   */
  module: z.int().nullable(),
  /** True if the block is locked. Nothing is replaced in it. */
  is_locked: z.boolean(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
})

const page = { id: z.int(), title: z.string(), url: z.string() }

export const matchingPageSchema = nameSchema(
  'PageWithWords',
  z.object({
    ...page,
    /**
     * Hash of the texts with matches. The replacement request contains it. If the texts have
     * changed since the search, the page is skipped.
     */
    fingerprint: z.string(),
    /** Number of matches that can be replaced. */
    count: z.int(),
    /** Number of matches in locked blocks. */
    locked: z.int(),
    /** The first matches on the page. */
    places: z.array(textMatchSchema),
  }),
)

/** At most a hundred pages with matches, in the order of their titles. */
export const textSearchSchema = nameSchema(
  'TextSearch',
  z.object({ pages: z.array(matchingPageSchema), has_more: z.boolean() }),
)

/** POST text-replacements/ */
export const textReplacementRequestSchema = z.object({
  words: searchText,
  is_exact: z.boolean().default(false),
  replacement: replacementText,
  pages: z
    .array(z.object({ id: z.int32().positive(), fingerprint: z.string().max(100) }))
    .min(1)
    .max(textReplacementLimits.pages)
    .refine((pages) => new Set(pages.map(({ id }) => id)).size === pages.length),
})

const skippedPageSchema = z.object({
  ...page,
  /**
   * `changed`: another person has edited the text since the search. `gone`: the page or the block
   * was deleted. `refused`: `detail` contains the reason.
   */
  reason: z.enum(['changed', 'gone', 'refused']),
  detail: z.string().nullable(),
})

/** Result of a replacement, or of undoing one. Neither publishes anything. */
export const textReplacementSchema = nameSchema(
  'TextReplacement',
  z.object({
    /** Id with which the replacement can be undone; null if nothing was replaced. */
    id: z.int().nullable(),
    /**
     * Changed pages. `count` is the number of replaced matches, or of restored texts if a
     * replacement was undone.
     */
    pages: z.array(z.object({ ...page, count: z.int() })),
    /** Pages on which a match was not replaced. */
    left: z.array(skippedPageSchema),
  }),
)

/** GET text-replacements/: the replacements that the user may undo, newest first. */
export const undoableReplacementsSchema = nameSchema(
  'UndoableReplacements',
  z.array(
    z.object({
      id: z.int(),
      words: z.string(),
      replacement: z.string(),
      created_at: z.iso.datetime({ offset: true }),
      /** Null for a deleted account. */
      created_by: z.string().nullable(),
    }),
  ),
)

export type UndoableReplacement = z.infer<typeof undoableReplacementsSchema>[number]
export type MatchingPage = z.infer<typeof matchingPageSchema>
export type TextSearch = z.infer<typeof textSearchSchema>
export type TextReplacement = z.infer<typeof textReplacementSchema>
export type TextReplacementRequest = z.infer<typeof textReplacementRequestSchema>

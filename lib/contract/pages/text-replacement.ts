import { z } from 'zod'
import { named } from '../common/named'

/** The longest words that are looked for and put in their place, the most pages of one answer and one replacement, and the most places that are shown of a page. */
export const textReplacementLimits = { words: 200, replacement: 500, pages: 100, places: 20 }

/** How many days a replacement can be taken back. */
export const replacementDays = 30

const words = z
  .string()
  .max(textReplacementLimits.words)
  .refine((text) => text.trim() !== '')

/** GET text-search/: words in the working copies of all pages of a language. */
export const textSearchQuerySchema = z.object({ words, is_exact: z.enum(['true', 'false']).optional() })

/** A place at which the words stand, and what stands around it. */
const foundPlaceSchema = z.object({
  /** The block; null for the page's own texts: its title, headline, the text of its stage, those for search engines and links. */
  module: z.int().nullable(),
  /** Whether the block is locked: then nothing is replaced there. */
  is_locked: z.boolean(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
})

const page = { id: z.int(), title: z.string(), url: z.string() }

export const foundPageSchema = named(
  'PageWithWords',
  z.object({
    ...page,
    /** Of the texts in which the words stand: a replacement names it, and leaves a page on which it is another one by then. */
    fingerprint: z.string(),
    /** How many places can be replaced, and how many others are in locked blocks. */
    count: z.int(),
    locked: z.int(),
    /** The first of them. */
    places: z.array(foundPlaceSchema),
  }),
)

/** The pages by their titles, the first hundred. */
export const textSearchSchema = named(
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

/** A page on which something stays as it was. */
const leftPageSchema = z.object({
  ...page,
  /** `changed`: by somebody else since; `gone`: the page, or the block; `refused`: `detail` says why. */
  reason: z.enum(['changed', 'gone', 'refused']),
  detail: z.string().nullable(),
})

/** What became of a replacement, or of taking one back; nothing of it is published. */
export const textReplacementSchema = named(
  'TextReplacement',
  z.object({
    /** By which it can be taken back; null where nothing was replaced. */
    id: z.int().nullable(),
    /** What was changed, with the number of places or, when it is taken back, of texts. */
    pages: z.array(z.object({ ...page, count: z.int() })),
    left: z.array(leftPageSchema),
  }),
)

export type FoundPage = z.infer<typeof foundPageSchema>
export type TextSearch = z.infer<typeof textSearchSchema>
export type TextReplacement = z.infer<typeof textReplacementSchema>
export type TextReplacementRequest = z.infer<typeof textReplacementRequestSchema>

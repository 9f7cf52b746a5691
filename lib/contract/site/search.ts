import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

/**
 * Kinds of search results in the order of the tabs: content pages first, then `others`. Responses
 * depend on the caller and change with every text, so they are not cached and have no cache tags.
 */
export const searchKinds = [
  'pages',
  'debate',
  'press',
  'members',
  'people',
  'jobs',
  'events',
  'downloads',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Kinds in `search/others/`: all except content pages. */
export const otherSearchKinds = searchKinds.filter((kind) => kind !== 'pages')

/** Most relevant first, or newest first. */
export const searchOrderings = ['relevance', '-date'] as const
export type SearchOrdering = (typeof searchOrderings)[number]

/** Minimum length of a word for completion. */
export const minimumToComplete = 3

/** A part of a text. Texts with highlights are lists of parts and contain no markup. */
export const searchPartSchema = nameSchema('SearchPart', z.object({ text: z.string(), is_hit: z.boolean() }))

export type SearchPart = z.infer<typeof searchPartSchema>

/** A suggestion during typing. */
export const searchSuggestionSchema = nameSchema(
  'SearchSuggestion',
  z.object({
    kind: z.enum(searchKinds),
    /** Unique within its kind. */
    id: z.string(),
    /** Language of its texts. */
    locale: localeSchema,
    title: z.array(searchPartSchema),
    url: z.string(),
    /** ISO 8601 in Berlin; null if it has no date. */
    date: z.string().nullable(),
    /** Place of a member, function of a person, category of an article, or type of a file. */
    detail: z.string().nullable(),
  }),
)

export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>

/** A search result with the matching part of its text. */
export const searchHitSchema = nameSchema(
  'SearchHit',
  searchSuggestionSchema.extend({ excerpt: z.array(searchPartSchema) }),
)

export type SearchHit = z.infer<typeof searchHitSchema>

const firstResults = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.number().int(), results: z.array(item).max(5) })

/** False if the counts are lower limits: matches of a very frequent word are not all counted. */
const isExact = z.boolean()

/** GET api/search/autocomplete/; empty below `minimumToComplete` characters. */
export const searchSuggestionsSchema = nameSchema(
  'SearchSuggestions',
  z.object({
    query: z.string(),
    pages: firstResults(searchSuggestionSchema),
    others: firstResults(searchSuggestionSchema),
    is_exact: isExact,
  }),
)

export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>

const counts = z.object({
  pages: z.number().int(),
  debate: z.number().int(),
  press: z.number().int(),
  members: z.number().int(),
  people: z.number().int(),
  jobs: z.number().int(),
  events: z.number().int(),
  downloads: z.number().int(),
} satisfies Record<SearchKind, z.ZodNumber>)

/** Years of all results regardless of the year filter, latest first. */
const years = z.array(z.number().int())

/**
 * The reason why a search finds nothing: no letters and digits, single letters only, or only words
 * that nearly every text has.
 */
const searchProblems = ['no_words', 'too_short', 'too_common'] as const
export type SearchProblem = (typeof searchProblems)[number]

/** More matches in the other language, for words that only that language has. */
const otherLanguageSchema = z.object({ locale: localeSchema, count: z.number().int(), is_exact: isExact })

export type OtherLanguage = z.infer<typeof otherLanguageSchema>

/** GET api/search/: the first results of both groups and the counts of each kind. */
export const searchOverviewSchema = nameSchema(
  'SearchOverview',
  z.object({
    query: z.string(),
    pages: firstResults(searchHitSchema),
    others: firstResults(searchHitSchema),
    counts,
    is_exact: isExact,
    years,
    /** Corrected query, if it has more results. */
    suggestion: z.string().nullable(),
    /** Closest results if nothing matches. */
    nearest: z.array(searchHitSchema).max(5),
    /** Null unless the words themselves can find nothing. */
    problem: z.enum(searchProblems).nullable().default(null),
    other_language: otherLanguageSchema.nullable().default(null),
  }),
)

export type SearchOverview = z.infer<typeof searchOverviewSchema>

/** GET api/search/pages/ and search/others/. */
export const searchHitListSchema = nameSchema(
  'SearchHitList',
  paginated(searchHitSchema).extend({
    page: z.number().int(),
    page_size: z.number().int(),
    years,
    is_exact: isExact,
  }),
)

export type SearchHitList = z.infer<typeof searchHitListSchema>

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

/**
 * Kinds of search results, in the order of the tabs: `pages` first, then the kinds that the API
 * calls `others`. Results depend on the user and change with every text, so they have no cache tags
 * and are not cached.
 */
export const searchKinds = ['pages', 'debate', 'press', 'members', 'people', 'jobs', 'events', 'downloads'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Kinds in `search/others/`, which are all except content pages. */
export const otherSearchKinds = searchKinds.filter((kind) => kind !== 'pages')

/** Orders of search results: most relevant first, or newest first. */
export const searchOrderings = ['relevance', '-date'] as const
export type SearchOrdering = (typeof searchOrderings)[number]

/** Minimum length of the search words for suggestions, in characters. */
export const minimumToComplete = 3

/** A part of a text. A text with highlighted words is a list of parts and contains no markup. */
export const searchPartSchema = nameSchema('SearchPart', z.object({ text: z.string(), is_hit: z.boolean() }))

export type SearchPart = z.infer<typeof searchPartSchema>

/** A suggestion that appears while the visitor types. */
export const searchSuggestionSchema = nameSchema(
  'SearchSuggestion',
  z.object({
    kind: z.enum(searchKinds),
    /** Id that is unique within the kind. */
    id: z.string(),
    /** Language of the texts. */
    locale: localeSchema,
    title: z.array(searchPartSchema),
    url: z.string(),
    /** ISO 8601 in Berlin time; null if the result has no date. */
    date: z.string().nullable(),
    /**
     * Further information: the place of a member, the function of a person, the category of an
     * article, or the type of a file; null if there is none.
     */
    detail: z.string().nullable(),
  }),
)

export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>

/** A search result, with the part of its text that matches. */
export const searchHitSchema = nameSchema(
  'SearchHit',
  searchSuggestionSchema.extend({ excerpt: z.array(searchPartSchema) }),
)

export type SearchHit = z.infer<typeof searchHitSchema>

const firstResults = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.number().int(), results: z.array(item).max(5) })

/**
 * False if the counts are lower limits, because not all matches of a very frequent word are
 * counted.
 */
const isExact = z.boolean()

/**
 * GET api/search/autocomplete/. Empty if the query has fewer than `minimumToComplete` characters.
 */
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

/** Years in which there are results without the year filter, latest first. */
const years = z.array(z.number().int())

/**
 * Reason why a query cannot find anything: it contains no letters and digits, only single letters,
 * or only words that are in nearly every text.
 */
const searchProblems = ['no_words', 'too_short', 'too_common'] as const
export type SearchProblem = (typeof searchProblems)[number]

/** Matches in the other language, offered if the words exist only in that language. */
const otherLanguageSchema = z.object({ locale: localeSchema, count: z.number().int(), is_exact: isExact })

export type OtherLanguage = z.infer<typeof otherLanguageSchema>

/**
 * GET api/search/: the first results of `pages` and `others`, and the number of results of each
 * kind.
 */
export const searchOverviewSchema = nameSchema(
  'SearchOverview',
  z.object({
    query: z.string(),
    pages: firstResults(searchHitSchema),
    others: firstResults(searchHitSchema),
    counts,
    is_exact: isExact,
    years,
    /** Corrected query, if it has more results; otherwise null. */
    suggestion: z.string().nullable(),
    /** The closest results, if nothing matches. */
    nearest: z.array(searchHitSchema).max(5),
    /** Set if the query cannot find anything; otherwise null. */
    problem: z.enum(searchProblems).nullable().default(null),
    other_language: otherLanguageSchema.nullable().default(null),
  }),
)

export type SearchOverview = z.infer<typeof searchOverviewSchema>

/** GET api/search/pages/ and search/others/. */
export const searchHitListSchema = nameSchema(
  'SearchHitList',
  paginated(searchHitSchema).extend({ page: z.number().int(), page_size: z.number().int(), years, is_exact: isExact }),
)

export type SearchHitList = z.infer<typeof searchHitListSchema>

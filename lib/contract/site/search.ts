import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { paginated } from '../common/pagination'

/**
 * What can be found, in the order of the tabs: content pages first, `others` behind them. Answers of searches are made for whoever asks,
 * and change with each text: no cache keeps them, and they carry no tags.
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

/** What `search/others/` finds: everything but content pages. */
export const otherSearchKinds = searchKinds.filter((kind) => kind !== 'pages')

/** By fit, or the latest first. */
export const searchOrderings = ['relevance', '-date'] as const
export type SearchOrdering = (typeof searchOrderings)[number]

/** From how many characters on words are completed. */
export const minimumToComplete = 3

/** A part of a text; texts with highlights are lists of these, so that no markup is in them. */
export const searchPartSchema = named('SearchPart', z.object({ text: z.string(), is_hit: z.boolean() }))

export type SearchPart = z.infer<typeof searchPartSchema>

/** What a search proposes while somebody types. */
export const searchSuggestionSchema = named(
  'SearchSuggestion',
  z.object({
    kind: z.enum(searchKinds),
    /** Names it among those of its kind. */
    id: z.string(),
    /** The language that it is shown in. */
    locale: localeSchema,
    title: z.array(searchPartSchema),
    url: z.string(),
    /** ISO 8601 in Berlin; null for what has none. */
    date: z.string().nullable(),
    /** The place of a member, the function of a person, the category of an article, the type of a file. */
    detail: z.string().nullable(),
  }),
)

export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>

/** What a search found, with the part of its text that fits. */
export const searchHitSchema = named(
  'SearchHit',
  searchSuggestionSchema.extend({ excerpt: z.array(searchPartSchema) }),
)

export type SearchHit = z.infer<typeof searchHitSchema>

const found = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.number().int(), results: z.array(item).max(5) })

/** Whether the counts are exact; else there are at least as many: of a word that stands nearly everywhere not all are counted. */
const isExact = z.boolean()

/** GET api/search/autocomplete/: nothing below `minimumToComplete` characters. */
export const searchSuggestionsSchema = named(
  'SearchSuggestions',
  z.object({
    query: z.string(),
    pages: found(searchSuggestionSchema),
    others: found(searchSuggestionSchema),
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

/** The years of what was found, the latest first, whichever year was asked for. */
const years = z.array(z.number().int())

/** GET api/search/: the first of both, and how many there are of each kind. */
export const searchOverviewSchema = named(
  'SearchOverview',
  z.object({
    query: z.string(),
    pages: found(searchHitSchema),
    others: found(searchHitSchema),
    counts,
    is_exact: isExact,
    years,
    /** What was probably meant, where that finds more. */
    suggestion: z.string().nullable(),
    /** What comes nearest, when nothing was found. */
    nearest: z.array(searchHitSchema).max(5),
  }),
)

export type SearchOverview = z.infer<typeof searchOverviewSchema>

/** GET api/search/pages/ and search/others/. */
export const searchHitListSchema = named(
  'SearchHitList',
  paginated(searchHitSchema).extend({
    page: z.number().int(),
    page_size: z.number().int(),
    years,
    is_exact: isExact,
  }),
)

export type SearchHitList = z.infer<typeof searchHitListSchema>

import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { loadCurrentLogin } from '@/backend/platform/http/guards/login'
import { pageRange, presentList } from '@/backend/platform/http/requests/paging'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import {
  minimumToComplete,
  otherSearchKinds,
  type SearchHitList,
  type SearchKind,
  type SearchOrdering,
  type SearchOverview,
  type SearchSuggestions,
  searchKinds,
} from '@/lib/contract/site/search'
import { countOtherLanguage, findProblem, suggestQuery } from '../advise'
import { countEntries, findBestEntries, findEntries, type KindCount, prepareSearch, type Search } from '../find-entries'
import { type ParsedQuery, parseQuery } from '../parse-query'
import { presentHits, presentSuggestions } from '../present-hits'
import { autocomplete, otherContent, overview, pages } from './descriptions'

/** The number of hits for each group in an overview. */
const hitsPerGroup = 5

interface ListQuery {
  query: string
  language?: Locale | '' | undefined
  year?: string | undefined
  ordering: SearchOrdering
  page?: string | undefined
  page_size?: string | undefined
}

/**
 * Converts the value of the form field to a language. An empty value becomes null, which means both
 * languages.
 */
const toLanguage = (language: Locale | '' | undefined) => (language === '' || language === undefined ? null : language)

const sumCounts = (rows: readonly KindCount[]) => rows.reduce((sum, { count }) => sum + count, 0)

const filterByKind = (rows: readonly KindCount[], kinds: readonly SearchKind[]) =>
  rows.filter(({ kind }) => kinds.includes(kind))

const filterByYear = (rows: readonly KindCount[], year: number | null) =>
  rows.filter((row) => year === null || row.year === year)

function listYears(rows: readonly KindCount[]): number[] {
  return [...new Set(rows.flatMap(({ year }) => year ?? []))].sort((a, b) => b - a)
}

/** GET api/search/, search/pages/, search/others/, search/autocomplete/ */
export function searchRoutes({ searchDb: db, env, clock }: Pick<Services, 'searchDb' | 'env' | 'clock'>) {
  async function prepareRequest(
    c: Context<AppEnv>,
    parsedQuery: ParsedQuery,
    language: Locale | null,
  ): Promise<Search> {
    const login = await loadCurrentLogin(c)
    const context = { locale: c.get('locale'), language, viewer: login?.user ?? null, now: clock() }
    return await prepareSearch(db, parsedQuery, context)
  }

  async function loadOverview(
    query: string,
    { parsedQuery, year, search }: { parsedQuery: ParsedQuery; year: number | null; search: Search },
  ): Promise<SearchOverview> {
    const selection = { groups: [['pages'], otherSearchKinds] as const, year, limit: hitsPerGroup }
    const { counts: allCounts, isExact, ids } = await findBestEntries(db, search, selection)
    const filteredCounts = filterByYear(allCounts, year)
    const presentGroup = async (index: 0 | 1) => ({
      count: sumCounts(filterByKind(filteredCounts, selection.groups[index])),
      results: await presentHits(db, search.queries, ids[index] ?? []),
    })
    const countKind = (kind: SearchKind) => sumCounts(filterByKind(filteredCounts, [kind]))
    const nearestSelection = {
      kinds: searchKinds,
      year,
      ordering: 'relevance',
      offset: 0,
      limit: hitsPerGroup,
    } as const
    const nearestIds = sumCounts(filteredCounts) === 0 ? await findEntries(db, search, nearestSelection, 'some') : []
    return {
      query,
      pages: await presentGroup(0),
      others: await presentGroup(1),
      is_exact: isExact,
      counts: {
        pages: countKind('pages'),
        debate: countKind('debate'),
        press: countKind('press'),
        members: countKind('members'),
        people: countKind('people'),
        jobs: countKind('jobs'),
        events: countKind('events'),
        downloads: countKind('downloads'),
      },
      years: listYears(allCounts),
      suggestion: await suggestQuery(db, query, search),
      nearest: await presentHits(db, search.queries, nearestIds),
      problem: sumCounts(allCounts) === 0 ? findProblem(parsedQuery, search) : null,
      other_language:
        year === null ? await countOtherLanguage(db, parsedQuery, { search, count: sumCounts(allCounts) }) : null,
    }
  }

  async function loadList(
    c: Context<AppEnv>,
    { query, language, year, ordering, page, page_size }: ListQuery,
    kinds: readonly SearchKind[],
  ): Promise<SearchHitList> {
    const range = pageRange({ page, page_size })
    const search = await prepareRequest(c, parseQuery(query), toLanguage(language))
    const { counts, isExact } = await countEntries(db, search)
    const kindCounts = filterByKind(counts, kinds)
    const selection = { kinds, year: year ? Number(year) : null, ordering }
    const count = sumCounts(filterByYear(kindCounts, selection.year))
    const ids = count > range.offset ? await findEntries(db, search, { ...selection, ...range }) : []
    const results = await presentHits(db, search.queries, ids)
    return {
      ...presentList(c, env.SITE_URL, range, { count, results }),
      page: range.page,
      page_size: range.limit,
      years: listYears(kindCounts),
      is_exact: isExact,
    }
  }

  async function complete(c: Context<AppEnv>, query: string): Promise<SearchSuggestions> {
    const emptyGroup = { count: 0, results: [] }
    if (query.trim().length < minimumToComplete) return { query, pages: emptyGroup, others: emptyGroup, is_exact: true }
    const search = await prepareRequest(c, parseQuery(query), null)
    const groups = [['pages'], otherSearchKinds] as const
    const { counts, isExact, ids } = await findBestEntries(db, search, {
      groups,
      year: null,
      limit: hitsPerGroup,
    })
    const presentGroup = async (index: 0 | 1) => ({
      count: sumCounts(filterByKind(counts, groups[index])),
      results: await presentSuggestions(db, search.queries, ids[index] ?? []),
    })
    return { query, pages: await presentGroup(0), others: await presentGroup(1), is_exact: isExact }
  }

  return createRouter()
    .openapi(overview, async (c) => {
      const { query, language, year } = c.req.valid('query')
      const parsedQuery = parseQuery(query)
      const search = await prepareRequest(c, parsedQuery, toLanguage(language))
      const options = { parsedQuery, year: year ? Number(year) : null, search }
      return c.json(await loadOverview(query, options), 200)
    })
    .openapi(pages, async (c) => c.json(await loadList(c, c.req.valid('query'), ['pages']), 200))
    .openapi(otherContent, async (c) => {
      const { kind, ...query } = c.req.valid('query')
      return c.json(await loadList(c, query, kind ? [kind] : otherSearchKinds), 200)
    })
    .openapi(autocomplete, async (c) => c.json(await complete(c, c.req.valid('query').query), 200))
}

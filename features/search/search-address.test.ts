import { describe, expect, it } from 'vitest'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import {
  maxQueryLength,
  parseSearchAddress,
  type SearchRequest,
  searchCategories,
  toSearchAddress,
} from './search-address'

const request: SearchRequest = {
  query: 'tarif',
  category: null,
  page: 1,
  language: null,
  year: null,
  ordering: 'relevance',
}
const nothing = { query: null, language: null, year: null, ordering: null }

/** Parses an address as the page does. */
function parseAddress(address: string): SearchRequest | null {
  const url = new URL(address, 'https://site.test')
  const match = matchRoute('de', url.pathname.slice('/de'.length))
  if (match?.route !== '/search/[[...filter]]') throw new Error(`No address of the search: ${address}`)
  const getParameter = (name: string) => url.searchParams.get(name)
  return parseSearchAddress([...(match.params.filter ?? [])], {
    query: getParameter('query'),
    language: getParameter('language'),
    year: getParameter('year'),
    ordering: getParameter('ordering'),
  })
}

describe('a search address', () => {
  it.each<Partial<SearchRequest>>([
    {},
    { query: '' },
    { category: 'press', page: 3, language: 'en', year: 2026, ordering: '-date' },
    { category: 'others' },
    { query: '<script>alert(1)</script> & "\' % _ \\ ( ) : * ß#?' },
  ])('is parsed to the same request: %j', (change) => {
    expect(parseAddress(toSearchAddress('de', { ...request, ...change }))).toEqual({ ...request, ...change })
  })

  it.each(searchCategories)('is a route of the site for %s', (category) => {
    expect(parseAddress(toSearchAddress('de', { ...request, category }))?.category).toBe(category)
  })

  it('omits default values', () => {
    expect(toSearchAddress('en', request)).toBe('/en/search?query=tarif')
    expect(toSearchAddress('de', { ...request, query: '', page: 1 })).toBe('/de/search')
  })

  it.each([
    [['shops'], nothing],
    [['pages', '0'], nothing],
    [['pages', '1e3'], nothing],
    [[], { ...nothing, language: 'fr' }],
    [[], { ...nothing, year: '20261' }],
    [[], { ...nothing, year: '0026' }],
    [[], { ...nothing, ordering: 'date; drop table' }],
  ])('is invalid with the path %j and the parameters %j', (filter, values) => {
    expect(parseSearchAddress(filter, values)).toBeNull()
  })

  it('normalizes a query and cuts it at the limit', () => {
    const parseQuery = (query: string) => parseSearchAddress([], { ...nothing, query })?.query
    expect(parseQuery(`  a\u0000b\n c `)).toBe('a b c')
    expect(parseQuery('x'.repeat(5000))).toHaveLength(maxQueryLength)
    expect(parseQuery('🎭'.repeat(150))).toBe('🎭'.repeat(100))
    expect(parseQuery(`x${'🎭'.repeat(150)}`)).toBe(`x${'🎭'.repeat(99)}`)
  })
})

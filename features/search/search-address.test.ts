import { describe, expect, it } from 'vitest'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import {
  type AskedSearch,
  maxQueryLength,
  readSearchAddress,
  searchAddress,
  searchCategories,
} from './search-address'

const asked: AskedSearch = {
  query: 'tarif',
  category: null,
  page: 1,
  language: null,
  year: null,
  ordering: 'relevance',
}
const nothing = { query: null, language: null, year: null, ordering: null }

/** What an address asks for, read as the page reads it. */
function read(address: string): AskedSearch | null {
  const url = new URL(address, 'https://site.test')
  const match = matchRoute('de', url.pathname.slice('/de'.length))
  if (match?.route !== '/search/[[...filter]]') throw new Error(`No address of the search: ${address}`)
  const parameterOf = (name: string) => url.searchParams.get(name)
  return readSearchAddress([...(match.params.filter ?? [])], {
    query: parameterOf('query'),
    language: parameterOf('language'),
    year: parameterOf('year'),
    ordering: parameterOf('ordering'),
  })
}

describe('an address of the search', () => {
  it.each<Partial<AskedSearch>>([
    {},
    { query: '' },
    { category: 'press', page: 3, language: 'en', year: 2026, ordering: '-date' },
    { category: 'others' },
    { query: '<script>alert(1)</script> & "\' % _ \\ ( ) : * ß#?' },
  ])('says what it was made of: %j', (change) => {
    expect(read(searchAddress('de', { ...asked, ...change }))).toEqual({ ...asked, ...change })
  })

  it.each(searchCategories)('is a page of the site for %s', (category) => {
    expect(read(searchAddress('de', { ...asked, category }))?.category).toBe(category)
  })

  it('names nothing but what is asked for', () => {
    expect(searchAddress('en', asked)).toBe('/en/search?query=tarif')
    expect(searchAddress('de', { ...asked, query: '', page: 1 })).toBe('/de/search')
  })

  it.each([
    [['shops'], nothing],
    [['pages', '0'], nothing],
    [['pages', '1e3'], nothing],
    [[], { ...nothing, language: 'fr' }],
    [[], { ...nothing, year: '20261' }],
    [[], { ...nothing, ordering: 'date; drop table' }],
  ])('is none for %j with %j', (filter, values) => {
    expect(readSearchAddress(filter, values)).toBeNull()
  })

  it('holds a query of any length and kind, cut where it is endless', () => {
    const queryOf = (query: string) => readSearchAddress([], { ...nothing, query })?.query
    expect(queryOf(`  a\u0000b\n c `)).toBe('a b c')
    expect(queryOf('x'.repeat(5000))).toHaveLength(maxQueryLength)
    expect(queryOf('🎭'.repeat(150))).toBe('🎭'.repeat(100))
    expect(queryOf(`x${'🎭'.repeat(150)}`)).toBe(`x${'🎭'.repeat(99)}`)
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SearchHit, SearchHitList, SearchOverview } from '@/lib/contract/site/search'
import { renderIn } from '@/tests/render'
import type { SearchRequest } from '../search-address'
import { Search } from './search'

const request: SearchRequest = {
  query: 'tarif',
  category: null,
  page: 1,
  language: null,
  year: null,
  ordering: 'relevance',
}
const part = (text: string, is_hit = false) => ({ text, is_hit })
const hit: SearchHit = {
  kind: 'press',
  id: '7',
  locale: 'de',
  title: [part('Tarif', true), part('abschluss')],
  excerpt: [part('Der <b>'), part('Tarif', true), part('</b> gilt.')],
  url: '/de/pressemitteilungen/tarifabschluss/7',
  date: '2026-03-12T09:00:00+01:00',
  detail: 'Arbeit',
}
const none = { pages: 0, debate: 0, press: 0, members: 0, people: 0, jobs: 0, events: 0, downloads: 0 }
const overview: SearchOverview = {
  query: 'tarif',
  pages: { count: 0, results: [] },
  others: { count: 9, results: [hit, { ...hit, id: '8', locale: 'en', detail: null, date: null }] },
  counts: { ...none, press: 7, people: 2 },
  is_exact: true,
  years: [2026, 2024],
  suggestion: null,
  nearest: [],
  problem: null,
  other_language: null,
}
const nothing: SearchOverview = {
  ...overview,
  others: { count: 0, results: [] },
  counts: none,
  is_exact: true,
  years: [],
}

function show(overview: SearchOverview | null, change: Partial<SearchRequest> = {}, list: SearchHitList | null = null) {
  const loaded = overview && { state: 'found' as const, overview, list }
  renderIn('de', <Search locale="de" request={{ ...request, ...change }} searchResult={loaded} />)
}
const listLinks = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

describe('hits', () => {
  it('show the kinds with hits and their counts', () => {
    show(overview)
    expect(listLinks('Arten von Treffern')).toEqual([
      ['Alle 9', '/de/search?query=tarif', 'page'],
      ['Presse 7', '/de/search/press?query=tarif', null],
      ['Personen 2', '/de/search/people?query=tarif', null],
    ])
    expect(screen.getByRole('heading', { name: '9 Treffer für „tarif“' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Seiten' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Alle 9 weiteren Treffer' })).toHaveAttribute(
      'href',
      '/de/search/others?query=tarif',
    )
  })

  it('announce a lower bound if the count is not exact', () => {
    show({ ...overview, is_exact: false, others: { ...overview.others, count: 1040 } })
    expect(screen.getByRole('heading', { name: 'Mindestens 1.040 Treffer für „tarif“' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Weitere Treffer' })).toBeVisible()
  })

  it('show their kind, marked words, and markup as text', () => {
    show(overview)
    const [first, second] = screen.getAllByRole('article')
    expect(first).toHaveTextContent('PresseArbeit12. März 2026')
    expect(first).toHaveTextContent('Der <b>Tarif</b> gilt.')
    expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Tarif',
      'Tarif',
    ])
    expect(second).toHaveTextContent('Englisch')
    expect(second?.querySelector('h3')?.closest('[lang]')).toHaveAttribute('lang', 'en-US')
  })

  it.each([
    [52, false, 1],
    [52, true, 0],
    [51, false, 0],
  ])('on page %i of 52 (exact: %s) have %i notices about unlisted hits', (page, is_exact, count) => {
    const paging = { count: 1040, next: null, previous: null, page, page_size: 20 }
    show(overview, { category: 'press', page }, { ...paging, results: [hit], is_exact, years: [] })
    expect(screen.queryAllByText(/Weitere Treffer werden nicht aufgelistet/)).toHaveLength(count)
  })

  it('are filtered by links that keep the other parameters and start at the first page', () => {
    const list = {
      count: 45,
      next: null,
      previous: null,
      page: 2,
      page_size: 20,
      results: [hit],
      is_exact: true,
      years: [],
    }
    show(overview, { category: 'press', page: 2, language: 'en' }, list)
    expect(listLinks('Jahr')).toEqual([
      ['Alle', '/de/search/press?query=tarif&language=en', 'page'],
      ['2026', '/de/search/press?query=tarif&language=en&year=2026', null],
      ['2024', '/de/search/press?query=tarif&language=en&year=2024', null],
    ])
    expect(listLinks('Sortierung').map(([, href]) => href)).toEqual([
      '/de/search/press?query=tarif&language=en',
      '/de/search/press?query=tarif&language=en&ordering=-date',
    ])
    expect(listLinks('Seiten der Suche').map(([, href]) => href)).toEqual([
      '/de/search/press?query=tarif&language=en',
      '/de/search/press/3?query=tarif&language=en',
    ])
    // Positions count through all pages.
    expect(document.querySelector<HTMLLIElement>('ol > li')?.value).toBe(21)
  })
})

describe('a search without hits', () => {
  it('shows the text of spec §2 and the nearest hits', () => {
    show({ ...nothing, suggestion: 'tarife', nearest: [hit] })
    expect(screen.getByRole('heading', { name: 'Ihre Suche ergab leider kein Ergebnis' })).toBeVisible()
    expect(screen.getByText(/mit einem anderen/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'tarife' })).toHaveAttribute('href', '/de/search?query=tarife')
    const nearest = screen.getByRole('region', { name: 'Ähnliche Treffer' })
    expect(within(nearest).getAllByRole('article')).toHaveLength(1)
  })

  it('explains why words cannot match', () => {
    show({ ...nothing, problem: 'too_short' }, { query: 'ß' })
    expect(screen.getByText(/Ein einzelner Buchstabe reicht/)).toBeVisible()
    expect(screen.queryByText(/mit einem anderen/)).toBeNull()
  })

  it('links to the matches in the other language', () => {
    show({ ...nothing, other_language: { locale: 'en', count: 12, is_exact: true } }, { query: 'salary' })
    const link = screen.getByRole('link', { name: '12 Treffer auf Englisch' })
    expect(link).toHaveAttribute('href', '/en/search?query=salary')
    expect(link).toHaveAttribute('hreflang', 'en')
  })

  it('offers to remove its filters', () => {
    show(nothing, { year: 2019, category: 'press' })
    expect(screen.getByRole('link', { name: 'Ohne Filter suchen' })).toHaveAttribute('href', '/de/search?query=tarif')
  })
})

it('shows links to all lists before a search', () => {
  show(null, { query: '' })
  const ways = within(screen.getByRole('navigation', { name: 'Weitere Wege durch die Website' }))
  expect(ways.getAllByRole('link')).toHaveLength(6)
})

it('keeps the query of a failed search for a retry', () => {
  renderIn('de', <Search locale="de" request={request} searchResult={{ state: 'failed' }} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Die Suche ist zurzeit nicht verfügbar.')
  expect(screen.getByRole('link', { name: 'Noch einmal suchen' })).toHaveAttribute('href', '/de/search?query=tarif')
  expect(screen.getByLabelText('Suchbegriff')).toHaveValue('tarif')
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchSuggestion, SearchSuggestions } from '@/lib/contract/site/search'
import { renderIn } from '@/tests/render'
import { getRecentSearches, saveSearch } from './recent-searches'
import { SearchForm } from './search-form'
import { useSearchTexts } from './search-texts'
// Imported in advance, because the field imports it on demand.
import './suggestions'

const push = vi.fn()
vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  useRouter: () => ({ push }),
}))

/** The requests, and functions that respond to them. */
const requests: { query: string; signal: AbortSignal | undefined; respond: (data: unknown) => void }[] = []
vi.mock('@/lib/api/browser-client', () => ({
  callBackend: (_method: string, path: string, { signal }: { signal?: AbortSignal }) => {
    const query = new URL(path, 'https://site.test').searchParams.get('query') ?? ''
    return new Promise((resolve) => {
      requests.push({ query, signal, respond: (data) => resolve({ status: 200, data, retryAfter: null }) })
    })
  },
}))

function createSuggestion(id: string, title: string, change: Partial<SearchSuggestion> = {}): SearchSuggestion {
  const parts = [
    { text: title.slice(0, 5), is_hit: true },
    { text: title.slice(5), is_hit: false },
  ]
  return { kind: 'pages', id, locale: 'de', title: parts, url: `/de/${id}`, date: null, detail: null, ...change }
}

const response: SearchSuggestions = {
  query: 'tarif',
  pages: { count: 7, results: [createSuggestion('a', 'Tarifvertrag'), createSuggestion('b', 'Tarifrunde')] },
  others: { count: 1, results: [createSuggestion('c', 'Tariff talks', { kind: 'press', locale: 'en' })] },
  is_exact: true,
}

function Form({ query = '' }) {
  return <SearchForm id="query" name="Suche" locale="de" action="/de/search" query={query} texts={useSearchTexts()} />
}

const getField = () => screen.getByLabelText('Suchbegriff')
const getOption = (text: string) =>
  screen.getByText((_, element) => element?.role === 'option' && element.textContent === text)
const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const getActiveText = () =>
  document.getElementById(getField().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

async function openField(text = '') {
  const view = renderIn('de', <Form />)
  await userEvent.click(getField())
  await waitFor(() => expect(getField()).toHaveAttribute('role', 'combobox'))
  if (text !== '') await userEvent.type(getField(), text)
  return view
}

async function showResults() {
  await openField('tarif')
  await waitFor(() => expect(requests.at(-1)?.query).toBe('tarif'))
  requests.at(-1)?.respond(response)
  await screen.findByRole('listbox', { name: 'Vorschläge' })
}

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn()
  requests.length = 0
  push.mockClear()
  localStorage.clear()
})

describe('search suggestions', () => {
  it('send no request below three characters', async () => {
    await openField('ta')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(requests).toEqual([])
  })

  it('cancel the pending request when the user continues typing', async () => {
    await openField('tar')
    await waitFor(() => expect(requests).toHaveLength(1))
    await userEvent.type(getField(), 'if')
    expect(requests[0]?.signal?.aborted).toBe(true)
    requests[0]?.respond({ ...response, pages: { count: 1, results: [createSuggestion('z', 'Zu spät')] } })
    await waitFor(() => expect(requests.map(({ query }) => query)).toEqual(['tar', 'tarif']))
    expect(listOptions()).toEqual([])
  })

  it('show the first results of both kinds, links to all, and the count', async () => {
    await showResults()
    const list = screen.getByRole('listbox', { name: 'Vorschläge' })
    expect(within(list).getByRole('group', { name: 'Seiten' })).toBeVisible()
    expect(listOptions()).toEqual(['Tarifvertrag', 'Tarifrunde', 'Alle 7 Seiten', 'Tariff talks Presse'])
    expect(getOption('Alle 7 Seiten')).toHaveAttribute('href', '/de/search/pages?query=tarif')
    expect(getOption('Tariff talks Presse')).toHaveAttribute('lang', 'en-US')
    expect(screen.getByRole('status')).toHaveTextContent('8 Treffer.')
    expect(getField()).toHaveAttribute('aria-expanded', 'true')
  })

  it('are reached by arrow keys, past the field, and followed by Enter', async () => {
    await showResults()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(getActiveText()).toBe('Tarifrunde')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(getActiveText()).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(getActiveText()).toBe('Tariff talks Presse')
    const followed = vi.fn((event: MouseEvent) => event.preventDefault())
    getOption('Tariff talks Presse').addEventListener('click', followed)
    await userEvent.keyboard('{Enter}')
    expect(followed).toHaveBeenCalledOnce()
    expect(getField()).toHaveFocus()
    expect(getRecentSearches()).toEqual(['tarif'])
  })

  it('close by Escape, which then has no other effect', async () => {
    await showResults()
    const outside = vi.fn()
    document.addEventListener('keydown', outside, { once: true })
    await userEvent.keyboard('{Escape}')
    expect(getField()).toHaveAttribute('aria-expanded', 'false')
    expect(getField()).toHaveValue('tarif')
    expect(outside).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(outside).toHaveBeenCalledOnce()
  })

  it('do not change the form: Enter in the field searches', async () => {
    await showResults()
    await userEvent.keyboard('{Enter}')
    expect(push).toHaveBeenCalledWith('/de/search?query=tarif')
    expect(getRecentSearches()).toEqual(['tarif'])
  })

  it('search the words of a new address, not the former ones', async () => {
    const { rerender } = await openField('Tarfi{Enter}')
    rerender(<Form query="Tarfi" />)
    rerender(<Form query="Tarif" />)
    await userEvent.type(getField(), '{Enter}')
    expect(push.mock.calls).toEqual([['/de/search?query=Tarfi'], ['/de/search?query=Tarif']])
  })

  it('show markup as text', async () => {
    await openField('tarif')
    await waitFor(() => expect(requests).toHaveLength(1))
    const title = '<img src=x onerror=alert(1)>'
    requests[0]?.respond({
      ...response,
      pages: { count: 1, results: [createSuggestion('x', title)] },
      others: { count: 0, results: [] },
    })
    await waitFor(() => expect(listOptions()).toContain(title))
    expect(screen.getByRole('status')).toHaveTextContent('Ein Treffer.')
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('recent searches', () => {
  it('are shown before any input, and can be deleted', async () => {
    saveSearch('Spielstätten')
    await openField()
    expect(listOptions()).toEqual(['Spielstätten'])
    await userEvent.click(screen.getByRole('button', { name: 'Suchverlauf löschen' }))
    expect(listOptions()).toEqual([])
    expect(localStorage).toHaveLength(0)
    expect(getField()).toHaveFocus()
  })

  it('are at most eight, each once, the latest first', () => {
    for (const query of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Neun', '3', ' ', 'neun']) saveSearch(query)
    expect(getRecentSearches()).toEqual(['neun', '3', '9', '8', '7', '6', '5', '4'])
  })

  it.each(['{', '{"a":1}', '[1,null,{"a":"b"}]'])('are empty for an invalid stored value: %s', (storedText) => {
    localStorage.setItem('recent-searches', storedText)
    expect(getRecentSearches()).toEqual([])
  })
})

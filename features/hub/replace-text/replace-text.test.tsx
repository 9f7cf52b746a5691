import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { TextReplacement } from '@/lib/contract/pages/text-replacement'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { ReplaceText } from './replace-text'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const toResponse = (data: unknown, status = 200) => ({ status, data, retryAfter: null })
const createPlace = (before: string, overrides: object = {}) => ({
  module: 1,
  is_locked: false,
  before,
  match: 'Bühne',
  after: ' gut',
  ...overrides,
})
const createPage = (id: number, title: string, overrides: object = {}) => ({
  id,
  title,
  url: `/de/seite-${id}`,
  fingerprint: `f${id}`,
  count: 1,
  locked: 0,
  places: [createPlace('Die ')],
  ...overrides,
})
const places = ['Eine ', 'Zweite ', 'Dritte ', 'Vierte '].map((before) => createPlace(before))
const locked = { count: 0, locked: 1, places: [createPlace('Fest: ', { is_locked: true })] }
const all = [createPage(1, 'Haus', { count: 4, places }), createPage(2, 'Kasse'), createPage(3, 'Recht', locked)]
const replacement: TextReplacement = {
  id: 7,
  pages: [{ id: 1, title: 'Haus', url: '/de/seite-1', count: 4 }],
  left: [{ id: 2, title: 'Kasse', url: '/de/seite-2', reason: 'changed', detail: null }],
}
const creation = { created_at: '2026-11-20T10:00:00+01:00', created_by: 'Ada Probe' }
const pastReplacements = [{ id: 7, words: 'Kulisse', replacement: 'Wand', ...creation }]
let sent: unknown[] = []
let queries: string[] = []
let respond: (query: URLSearchParams) => { status: number; data: unknown; retryAfter: null }

beforeEach(() => {
  sent = []
  queries = []
  respond = () => toResponse({ pages: all, has_more: false })
  vi.mocked(callBackend).mockImplementation(async (method, path, parts) => {
    if (method === 'GET' && path.endsWith('/text-replacements/')) return toResponse(pastReplacements)
    if (method === 'GET') {
      const query = new URL(path, 'https://x').searchParams
      queries.push(query.toString())
      return respond(query)
    }
    sent.push(parts?.data)
    return toResponse(replacement)
  })
})

function open() {
  const onDone = vi.fn()
  renderIn('de', <ReplaceText locale="de" onDone={onDone} onClose={() => undefined} />)
  return { onDone, user: userEvent.setup() }
}

it('previews each place and replaces on the selected pages', async () => {
  const { onDone, user } = open()
  await user.type(screen.getByLabelText('Suchen'), 'Bühne')
  await user.type(screen.getByLabelText('Ersetzen durch'), 'Szene')
  expect(await screen.findByText('6 Stellen auf 3 Seiten')).toHaveAttribute('role', 'status')
  const house = screen.getByRole('checkbox', { name: /^Haus/ })
  expect(house).toBeChecked()
  const first = screen.getByText((_, element) => element?.tagName === 'LI' && /^Eine /.test(element.textContent))
  expect(first).toHaveTextContent('Eine Bühne wird zu Szene gut')
  expect(within(first).getByText('Bühne').tagName).toBe('DEL')
  expect(screen.getByText('Eine weitere Stelle').tagName).toBe('SUMMARY')
  const fixed = screen.getByRole('checkbox', { name: /^Recht/ })
  expect(fixed).toBeDisabled()
  expect(fixed).toHaveAccessibleDescription(/gesperrten Block/)
  await expectAccessible(document.body)

  await user.click(screen.getByRole('checkbox', { name: 'Alle Seiten' }))
  expect(screen.getByRole('button', { name: 'Ersetzen' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(house)
  await user.click(screen.getByRole('button', { name: '4 Stellen auf einer Seite ersetzen' }))
  const text =
    '4 Stellen auf einer Seite wurden ersetzt. Die Änderungen sind noch nicht veröffentlicht. Inzwischen geändert und deshalb übersprungen: „Kasse“.'
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(text, null, { kind: 'replacement', id: 7 }))
  const request = { words: 'Bühne', is_exact: false, replacement: 'Szene' }
  expect(sent).toEqual([{ ...request, pages: [{ id: 1, fingerprint: 'f1' }] }])
})

it('undoes a past replacement', async () => {
  const { onDone, user } = open()
  await user.click(await screen.findByText('Ersetzungen der letzten 30 Tage'))
  const entry = screen.getByRole('listitem')
  expect(entry).toHaveTextContent(/^Kulisse wird zu Wand .* Ada Probe/)
  await user.click(within(entry).getByRole('button', { name: 'Rückgängig Kulisse' }))
  const text = expect.stringMatching(/^Die Änderung wurde auf einer Seite rückgängig gemacht/)
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(text, null))
})

it('does not replace on Enter, offers a removal, and searches again after a change', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('Suchen'), 'Bühne{Enter}')
  expect(await screen.findByRole('button', { name: '5 Stellen auf 2 Seiten entfernen' })).toBeVisible()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /^Haus/ }))
  respond = () => toResponse({ pages: [], has_more: false })
  await user.click(screen.getByRole('checkbox', { name: 'Groß- und Kleinschreibung beachten' }))
  expect(await screen.findByText('Auf keiner Seite gefunden.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /entfernen/ })).toBeNull()
  expect(queries.at(-1)).toBe('words=B%C3%BChne&is_exact=true')
})

it('shows the reason for a failed search, and further pages on demand', async () => {
  const { user } = open()
  respond = () => toResponse({ detail: 'Nein.' }, 500)
  await user.type(screen.getByLabelText('Suchen'), 'Bühne')
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' })
  respond = () => toResponse({ pages: all, has_more: true })
  await user.click(again)
  expect(await screen.findByText(/^Es gibt weitere Seiten/)).toBeVisible()
  respond = () => toResponse({ pages: all, has_more: false })
  await user.click(screen.getByRole('button', { name: 'Die nächsten Seiten' }))
  await user.click(await screen.findByRole('button', { name: 'Zurück zu den ersten Seiten' }))
  expect(queries.at(-2)).toBe('words=B%C3%BChne&is_exact=false&after=3')
  await user.type(screen.getByLabelText('Ersetzen durch'), 'Die Bühne')
  await waitFor(() => expect(queries.at(-1)).toBe('words=B%C3%BChne&is_exact=false&replacement=Die+B%C3%BChne'))
})

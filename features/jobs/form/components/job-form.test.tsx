import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { expectAccessible } from '@/tests/axe'
import { anOwnJob, noJobValues } from '@/tests/factories/job'
import { renderIn } from '@/tests/render'
import type { JobChoices } from '../job-choices'
import { JobForm } from './job-form'

// Imported in advance: loading them on demand can exceed the timeouts on a busy machine.
import '../check-job'
import '../../own-jobs/own-job-calls'
import '../created-draft'
import './job-preview'
import '@/components/rich-text/rich-text-box'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))
const step = vi.hoisted(() => ({ current: '' }))
vi.mock('@/lib/i18n/plain-navigation', () => ({ useParameter: () => step.current }))

const user = userEvent.setup()
const writer = { id: 4, email: 'stellen@example.org', name: 'Kim', organization: 'Stadttheater', phone: '' }
const choices: JobChoices = { ...noJobValues, category: [{ value: 'dance', name: 'Tanz' }] }

const mockCalls = (respond: (method: string, path: string, data: unknown) => [status: number, data: unknown]) =>
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    const [status, body] = respond(method, path, data)
    return { status, data: body, retryAfter: null }
  })

beforeEach(() => {
  localStorage.clear()
  step.current = ''
  vi.mocked(callBackend).mockReset()
})

const show = (initialJob: OwnJob | null = null, offered = choices) =>
  renderIn(
    'de',
    <JobForm
      initialJob={initialJob}
      writer={writer}
      choices={offered}
      locale="de"
      today="2026-11-23"
      callWithLogin={(call) => call()}
      renderText={(text) => <p>{text.replace(/<[^>]*>/g, '')}</p>}
    />,
  )

const listSentRequests = (method: string) =>
  vi.mocked(callBackend).mock.calls.filter(([callMethod]) => callMethod === method)

describe('form of a new ad', () => {
  it('prefills the writer, lists missing fields and shows optional hints', async () => {
    const { container } = show()
    expect(screen.getByLabelText(/^Arbeitgeber, wie/)).toHaveValue('Stadttheater')
    await user.click(screen.getByRole('button', { name: 'Weiter' }))
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveFocus()
    expect(within(summary).getAllByRole('link')).toHaveLength(3)
    const title = screen.getByLabelText(/^Titel der Stelle/)
    expect(title).toBeInvalid()
    mockCalls(() => [201, anOwnJob({ title: 'Tänzer' })])
    await user.type(title, 'Tänzer')
    expect(title).toHaveAccessibleDescription(/nur einem Geschlecht/)
    await user.type(title, '*in')
    expect(title).not.toHaveAccessibleDescription(/nur einem Geschlecht/)
    const groups = screen.queryAllByRole('group').filter(({ tagName }) => tagName === 'FIELDSET')
    for (const group of groups) expect(group).toHaveAccessibleName()
    await expectAccessible(container)
  })

  it('saves the first input and puts the id into the addresses of each language', async () => {
    mockCalls(() => [201, anOwnJob({ id: 12, title: 'Sopran' })])
    document.head.innerHTML = '<link hreflang="en-US" href="https://example.org/en/publish-job">'
    show()
    await user.type(screen.getByLabelText(/^Titel der Stelle/), 'Sopran')
    expect(screen.getByText('Noch nicht gespeichert')).toBeInTheDocument()
    expect(await screen.findByText(/^Gespeichert um/)).toBeInTheDocument()
    expect(listSentRequests('POST')).toHaveLength(1)
    expect(window.location.search).toBe('?id=12')
    expect(document.head.querySelector('link')?.href).toBe('https://example.org/en/publish-job?id=12')
  })

  it('keeps words and caret in the field of the organization when its suggestions are loaded', async () => {
    show()
    const name = 'Ihre Organisation im Mitgliederverzeichnis'
    const plainField = screen.getByLabelText<HTMLInputElement>(name)
    act(() => plainField.focus())
    fireEvent.change(plainField, { target: { value: 'O' } })
    plainField.setSelectionRange(0, 0)
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name })
    expect(field).toHaveFocus()
    expect(field).toHaveValue('O')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0])
  })

  it('takes over the place and the country of the chosen organization', async () => {
    const address = { street: '', zip: '', place: 'Wien', region: null, country: 'AT', lat: null, lon: null }
    const contact = { phone: '', email: '', website: '', member_since: null, logo: null }
    const texts = { id: 5, url: '/de/burg', title: 'Burg', teaser: '', image: null, category: 'theater', kind: '' }
    const counts = { category_counts: { theater: 1, orchestra: 0, other: 0 }, letters: [] }
    const page = { count: 1, next: null, previous: null, results: [{ ...texts, ...address, ...contact }] }
    mockCalls((method) => (method === 'GET' ? [200, { ...page, ...counts }] : [201, anOwnJob()]))
    const country = [{ value: 'DE', name: 'Deutschland' }].concat({ value: 'AT', name: 'Österreich' })
    show(null, { ...choices, country })
    await user.click(screen.getByLabelText('Ihre Organisation im Mitgliederverzeichnis'))
    await user.type(await screen.findByRole('combobox', { name: /^Ihre Organisation/ }), 'Burg')
    await user.click(await screen.findByRole('option', { name: /Burg/ }))
    expect(screen.getByLabelText(/^Arbeitsort/)).toHaveValue('Wien')
    expect(screen.getByLabelText('Land')).toHaveValue('AT')
  })

  it('works without the lists of choices', () => {
    show(null, noJobValues)
    expect(screen.getByLabelText(/^Bereich/)).toBeEnabled()
    expect(screen.getByLabelText('Land')).toBeEnabled()
  })

  it('can start from an older ad, and keeps what was typed before', async () => {
    const older = anOwnJob({ id: 3, title: 'Alt im Chor' })
    const counts = { draft: 1, published: 0, expired: 0, withdrawn: 0 }
    mockCalls((method, path) => {
      if (method === 'GET') return [200, { count: 1, next: null, previous: null, results: [older], counts }]
      return path.endsWith('/copy/') ? [201, { ...older, id: 13 }] : [401, null]
    })
    show()
    await user.type(screen.getByLabelText(/^Titel der Stelle/), 'Tenor')
    await screen.findByText(/Sie sind abgemeldet/)
    await user.click(screen.getByText('Eine frühere Anzeige als Vorlage nehmen'))
    await user.click(await screen.findByRole('button', { name: 'Als Vorlage nehmen' }))
    await waitFor(() => expect(screen.getByLabelText(/^Titel der Stelle/)).toHaveValue('Alt im Chor'))
    expect(listSentRequests('POST').at(-1)?.[1]).toBe('/de/api/jobs/my/3/copy/')
    expect(JSON.stringify(localStorage)).toContain('Tenor')
  })
})

describe('last step', () => {
  it('links to missing fields and does not publish', async () => {
    step.current = 'check'
    show(anOwnJob({ title: 'Sopran', deadline: null, description: '' }))
    const missingRegion = await screen.findByRole('region', { name: 'Das fehlt noch' })
    expect(
      within(missingRegion)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bewerbungsfrist', 'Beschreibung der Stelle'])
    await user.click(screen.getByRole('button', { name: 'Anzeige veröffentlichen' }))
    expect(callBackend).not.toHaveBeenCalled()
  })

  it('publishes the ad, links to it and offers the next one', async () => {
    step.current = 'check'
    mockCalls(() => [200, anOwnJob({ id: 7, state: 'published', url: '/de/jobboerse/sopran/7' })])
    show(anOwnJob({ id: 7, deadline: '2027-04-30' }))
    await screen.findByText(/^Alles da.*bis zum 20. Februar 2027/)
    await user.click(screen.getByRole('button', { name: 'Anzeige veröffentlichen' }))
    expect(await screen.findByRole('heading', { name: 'Ihre Anzeige ist veröffentlicht' })).toHaveFocus()
    expect(screen.getByText(/^Sie steht ab sofort und bis zum 1. Dezember 2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Anzeige ansehen' })).toHaveAttribute('href', '/de/jobboerse/sopran/7')
    step.current = ''
    await user.click(screen.getByRole('button', { name: 'Noch eine Anzeige schreiben' }))
    expect(screen.getByLabelText(/^Titel der Stelle/)).toHaveValue('')
  })

  it('shows the problems in a backend response', async () => {
    step.current = 'check'
    mockCalls(() => [400, { deadline: ['Die Frist ist vorbei.'] }])
    show(anOwnJob({ id: 7 }))
    await screen.findByText(/^Alles da/)
    await user.click(screen.getByRole('button', { name: 'Anzeige veröffentlichen' }))
    expect(await screen.findByText('Die Frist ist vorbei.')).toBeInTheDocument()
  })

  it('does not publish an ad withdrawn by an editor', () => {
    step.current = 'check'
    show(anOwnJob({ state: 'withdrawn', is_blocked: true }))
    expect(screen.queryByRole('button', { name: 'Anzeige veröffentlichen' })).toBeNull()
    expect(screen.getByText(/^Die Redaktion hat diese Anzeige zurückgezogen/)).toBeInTheDocument()
  })
})

it('names the toolbar of each text differently', async () => {
  step.current = 'texts'
  show()
  await screen.findAllByRole('toolbar')
  const names = screen.getAllByRole('toolbar').map((toolbar) => toolbar.getAttribute('aria-label'))
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})

it('saves a running ad only with its button', async () => {
  const job = anOwnJob({ id: 7, state: 'published', revision: 5 })
  mockCalls(() => [200, { ...job, title: 'Alt', revision: 6 }])
  show(job)
  const title = screen.getByLabelText(/^Titel der Stelle/)
  await user.clear(title)
  await user.type(title, 'Alt')
  await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }))
  expect(await screen.findByText(/^Gespeichert um/)).toBeInTheDocument()
  expect(listSentRequests('PATCH').map(([, , parts]) => parts?.data)).toEqual([{ title: 'Alt', revision: 5 }])
})

it('holds a file that meets an ad published meanwhile, and lets the browser warn before it is lost', async () => {
  step.current = 'texts'
  const job = anOwnJob({ id: 7, state: 'draft', revision: 5 })
  mockCalls(() => [409, { detail: '', current: { ...job, state: 'published', revision: 6 }, yours: {}, by: null }])
  const { container } = show(job)
  const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Ausschreibung als PDF'), file)
  expect(await screen.findByText('Diese Datei kommt in die Anzeige, sobald Sie speichern.')).toBeVisible()
  expect(listSentRequests('POST')).toHaveLength(1)
  const navigate = vi.fn()
  document.addEventListener('click', navigate)
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
  fireEvent.click(container.appendChild(Object.assign(document.createElement('a'), { href: '/de/jobboerse' })))
  expect(navigate).not.toHaveBeenCalled()
})

it('offers both versions of each field in conflict, with their authors', async () => {
  const job = anOwnJob({ id: 7, title: 'Sopran', employer: 'Oper', place: 'Gießen', revision: 5 })
  const current = { ...job, title: 'Mezzosopran', place: 'Kassel', revision: 6 }
  const conflict = { detail: '', current, yours: {}, by: 'Ada Beispiel' }
  mockCalls((_method, _path, data) =>
    (data as { revision: number }).revision === 5
      ? [409, conflict]
      : [200, { ...current, title: 'Alt', employer: 'Haus', revision: 7 }],
  )
  show(job)
  const title = screen.getByLabelText(/^Titel der Stelle/)
  const place = screen.getByLabelText(/^Arbeitsort/)
  fireEvent.input(title, { target: { value: 'Alt' } })
  fireEvent.input(place, { target: { value: 'Fulda' } })
  fireEvent.input(screen.getByLabelText(/^Arbeitgeber, wie/), { target: { value: 'Haus' } })
  const dialog = await screen.findByRole('dialog', { name: 'Es gibt zwei Fassungen' })
  expect(dialog).toHaveTextContent('Ada Beispiel hat diese Anzeige')
  const groups = within(dialog).getAllByRole('group')
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(['Titel der Stelle', 'Arbeitsort'])
  const places = within(within(dialog).getByRole('group', { name: 'Arbeitsort' }))
  expect(places.getByText('Vorher').closest('div')).toHaveTextContent('Gießen')
  expect(places.getByRole('radio', { name: 'Ihre Fassung' })).toBeChecked()
  await user.click(places.getByRole('radio', { name: 'Fassung von Ada Beispiel' }))
  await expectAccessible(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Auswahl übernehmen' }))
  expect(await screen.findByText(/^Gespeichert um/)).toBeInTheDocument()
  expect(title).toHaveValue('Alt')
  expect(place).toHaveValue('Kassel')
  expect(listSentRequests('PATCH').at(-1)?.[2]?.data).toEqual({ title: 'Alt', employer: 'Haus', revision: 6 })
})

it('keeps a letter that arrives between the merge of other users’ changes and the next render', async () => {
  const job = anOwnJob({ id: 7, title: 'Sopran', place: 'Gießen', revision: 5 })
  const current = { ...job, place: 'Kassel', revision: 6 }
  mockCalls((_method, _path, data) =>
    (data as { revision: number }).revision === 5
      ? [409, { detail: '', current, yours: {}, by: 'Ada Beispiel' }]
      : [200, { ...current, ...(data as object), revision: 7 }],
  )
  show(job)
  const title = screen.getByLabelText<HTMLInputElement>(/^Titel der Stelle/)
  const store = Storage.prototype.setItem
  // The draft is kept right after the merge.
  const keep = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    store.call(this, ...item)
    if (!item[1].includes('"revision":6')) return
    keep.mockRestore()
    title.setRangeText('!', title.value.length, title.value.length, 'end')
    title.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await user.type(title, 'istin')
  await waitFor(() => expect(screen.getByLabelText(/^Arbeitsort/)).toHaveValue('Kassel'))
  expect(title).toHaveValue('Sopranistin!')
  await waitFor(() => expect(listSentRequests('PATCH').at(-1)?.[2]?.data).toMatchObject({ title: 'Sopranistin!' }))
})

it('previews the page of the ad with the current input', async () => {
  mockCalls(() => [200, anOwnJob({ id: 7 })])
  show(anOwnJob({ id: 7 }))
  const title = screen.getByLabelText(/^Titel der Stelle/)
  await user.clear(title)
  await user.type(title, 'Alt im Chor')
  await user.click(screen.getByRole('button', { name: 'Vorschau' }))
  const dialog = await screen.findByRole('dialog', { name: 'So sieht Ihre Anzeige aus' })
  expect(within(dialog).getByRole('heading', { level: 1 })).toHaveTextContent('Alt im Chor')
  expect(within(dialog).getByText('Wir suchen eine Stimme.')).toBeInTheDocument()
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { NewRecord } from '../record/new-record'
import { RecordScreen } from '../record/record-screen'
import { newsletterIssues } from './newsletter-issues'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

beforeEach(() => localStorage.clear())

const texts = { de: '', en: '' }
const values = {
  subject: { de: 'Neues', en: 'News' },
  preheader: texts,
  slug: 'neues',
  topics: ['agreements', 'policy'],
  languages: ['de', 'en'],
  text: texts,
  sections: [{ title: texts, source: 'articles', records: [5], count: 3, days: null }],
  is_page: true,
  is_listed: true,
}

const zeroCounts = { sent: 0, waiting: 0, refused: 0, failed: 0, skipped: 0 }

/** An issue with a state of its dispatch. */
const createIssue = (row: object) =>
  createMockRecord('Neues', values, {
    subject: values.subject,
    state: 'draft',
    planned_at: null,
    ended_at: null,
    problem: null,
    ...zeroCounts,
    is_page: true,
    is_listed: true,
    ...row,
  })

function mockIssue(issue: object, germanMail = '') {
  mockCalls((method, path) => {
    if (method === 'POST') return [200, { done: [7], refused: [] }]
    if (method === 'PATCH' || /newsletter-issues\/7\/$/.test(path)) return [200, issue]
    if (path.endsWith('/preview/')) return [200, path.startsWith('/de/') ? germanMail : '']
    return [200, { count: 0, next: null, previous: null, results: [] }]
  })
}

const show = (part: ReactNode) => renderInAdministration(part)
const toPreviewPath = (locale: string) => `/${locale}/api/administration/newsletter-issues/7/preview/`

it('saves the chosen topics in their order, and empties a selection when its source changes', async () => {
  const user = userEvent.setup()
  mockIssue(createIssue({}))
  show(<RecordScreen view={newsletterIssues} id={7} />)
  await user.click(await screen.findByRole('checkbox', { name: 'Termine und Seminare' }))
  await user.click(screen.getByRole('checkbox', { name: 'Tarif und Recht' }))
  await user.selectOptions(screen.getByLabelText(/^Inhalt/), 'jobs')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const [, data] = listSentRequests('PATCH')[0] ?? []
  expect(data).toMatchObject({ values: { topics: ['policy', 'events'], sections: [{ source: 'jobs', records: [] }] } })
})

it('shows the numbers and the problem of a stopped dispatch, and continues the dispatch', async () => {
  const user = userEvent.setup()
  const numbers = { sent: 12, waiting: 30, refused: 10, unsubscribed: 3 }
  mockIssue(createIssue({ state: 'stopped', problem: 'refused: 554 5.7.1', ...numbers }))
  show(<RecordScreen view={newsletterIssues} id={7} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('abgelehnt (refused: 554 5.7.1)')
  const panel = within(screen.getByRole('region', { name: 'Versand' }))
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual('12 30 10 0 3'.split(' '))
  expect(panel.getByRole('link', { name: 'E-Mail ansehen (Englisch)' })).toHaveAttribute(
    'href',
    `${toPreviewPath('en')}?part=html`,
  )
  expect(panel.getByRole('link', { name: 'Seite ansehen (Englisch)' })).toHaveAttribute(
    'href',
    '/en/admin/newsletter-issues/7/page-preview',
  )
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Weiter senden' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Weiter senden' }))
  expect(listSentRequests('POST').map(([path]) => path)).toEqual(['/de/api/administration/newsletter-issues/resume/'])
})

const createDelay = (reason: string, code: string) => ({ reason, code, mails: 3 })
it.each([
  [{ delays: [createDelay('login', '535 5.7.8')] }, 'Anmeldung ab (535 5.7.8).Der Versand geht von selbst weiter'],
  [{ delays: [createDelay('missing', 'SMTP_URL')] }, 'Es ist kein Mailserver eingestellt (SMTP_URL).'],
  [{ delays: [createDelay('unbekannt', '452')] }, 'Der Mailserver nimmt zurzeit keine E-Mails an (452).'],
  [{ delays: [createDelay('sender', '550'), createDelay('postponed', '451')] }, '(550).3 E-Mails wurden vorerst nicht'],
  [{ state: 'stopped', problem: 'queue: internal' }, 'Im Programm trat ein Fehler auf.'],
  [{ state: 'planned', problem: 'start: internal', planned_at: '2026-11-28T11:00:00Z' }, 'nicht beginnen'],
  [{ state: 'planned', problem: 'empty', planned_at: '2026-11-28T11:00:00Z' }, 'keinen Inhalt'],
  [{ state: 'stopped', problem: 'restored' }, 'Die Website wurde wiederhergestellt.'],
  [{ state: 'stopped', problem: 'unbekannt' }, 'Störung: unbekannt'],
])('says what stops or delays a dispatch: %o', async (row, words) => {
  mockIssue(createIssue({ state: 'sending', ...row }))
  show(<RecordScreen view={newsletterIssues} id={7} />)
  expect(await screen.findByRole('region', { name: 'Versand' })).toHaveTextContent(words)
  expect(screen.queryByText(/Der Versand beginnt/)).toBeNull()
})

it.each([
  [50_000, []],
  [50_001, ['Die E-Mail (Deutsch) hat 101 KB. Gmail schneidet E-Mails ab 100 KB ab']],
])('warns of a mail that mail programs truncate: %i letters of two bytes', async (count, words) => {
  mockIssue(createIssue({}), 'ä'.repeat(count))
  show(<RecordScreen view={newsletterIssues} id={7} />)
  const panel = within(await screen.findByRole('region', { name: 'Versand' }))
  await vi.waitFor(() => expect(listSentRequests('GET').map(([path]) => path)).toContain(toPreviewPath('en')))
  await vi.waitFor(() =>
    expect(panel.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      words.map((text) => expect.stringContaining(text)),
    ),
  )
})

it('lists the findings of the accessibility audit of a draft by language', async () => {
  mockIssue(createIssue({}), '<h1>Neues</h1><p><a href="/a">hier</a></p><h2>TARIF UND NEUES RECHT</h2>')
  show(<RecordScreen view={newsletterIssues} id={7} />)
  const panel = within(await screen.findByRole('region', { name: 'Versand' }))
  await panel.findByRole('heading', { name: 'Barrierefreiheit der E-Mail (Deutsch)' })
  expect(panel.queryByRole('heading', { name: /E-Mail \(Englisch\)/ })).toBeNull()
  const findings = panel.getAllByText(/^(hier|TARIF UND NEUES RECHT)$/)
  expect(findings.map(({ textContent }) => textContent)).toEqual(['hier', 'TARIF UND NEUES RECHT'])
})

it('proposes all topics and languages for a new issue, with rules for articles and coming events', async () => {
  const user = userEvent.setup()
  mockCalls((method) => (method === 'POST' ? [201, createIssue({})] : [200, createIssue({})]))
  show(<NewRecord view={newsletterIssues} />)
  const subject = within(screen.getByRole('group', { name: /^Betreff/ }))
  await user.type(subject.getByLabelText('Deutsch'), 'Neues')
  await user.type(subject.getByLabelText('Englisch'), 'News')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const [, data] = listSentRequests('POST')[0] ?? []
  expect(newsletterIssues.contract.values.safeParse(data && Object(data).values).error).toBeUndefined()
  expect(data).toMatchObject({
    values: { sections: [{ source: 'articles' }, { source: 'events', days: 28 }], languages: ['de', 'en'] },
  })
})

it('moves a section up and down, by its buttons and by dragging', async () => {
  const user = userEvent.setup()
  // jsdom has neither a layout nor captured pointers.
  HTMLElement.prototype.setPointerCapture = vi.fn()
  mockIssue({
    ...createIssue({}),
    values: {
      ...values,
      sections: ['articles', 'events', 'jobs'].map((source) => ({ ...values.sections[0], source })),
    },
  })
  show(<RecordScreen view={newsletterIssues} id={7} />)
  const listSources = () => screen.getAllByLabelText(/^Inhalt/).map((field) => Object(field).value)
  const pressEnter = () => user.keyboard('{Enter}')
  ;(await screen.findByRole('button', { name: 'Abschnitt 1 nach unten' })).focus()
  await pressEnter()
  expect(listSources()).toEqual(['events', 'articles', 'jobs'])
  await pressEnter()
  expect(listSources()).toEqual(['events', 'jobs', 'articles'])
  expect(screen.queryByRole('button', { name: 'Abschnitt 3 nach unten' })).toBeNull()
  screen.getByRole('button', { name: 'Abschnitt 3 nach oben' }).focus()
  await pressEnter()
  await pressEnter()
  expect(listSources()).toEqual(['articles', 'events', 'jobs'])
  const [handle] = screen.getAllByTitle('Ziehen, um zu verschieben')
  const drag = () =>
    user.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { coords: { clientX: 0, clientY: 350 }, target: handle },
      { coords: { clientX: 0, clientY: 360 }, target: handle },
    ])
  const drop = () => user.pointer({ keys: '[/MouseLeft]', target: handle })
  await drag()
  await user.keyboard('{Escape}')
  await drop()
  expect(listSources()).toEqual(['articles', 'events', 'jobs'])
  await drag()
  await drop()
  expect(listSources()).toEqual(['events', 'jobs', 'articles'])
})

it.each([
  ['2126-01-01T10:00:00Z', '2126-01-01T10:00:00Z'],
  ['2020-01-01T10:00:00Z', null],
])('proposes a planned time if it is in the future: %s', (planned_at, at) => {
  expect(newsletterIssues.actions.plan?.getInitialParameters?.([{ planned_at }])).toEqual({ at })
})

it('offers public records of a type that the role may not administer', async () => {
  const user = userEvent.setup()
  const choices = [
    { id: 5, title: 'Erster' },
    { id: 6, title: 'Zweiter' },
  ]
  mockCalls((_method, path) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    if (pathname !== '/de/api/administration/newsletter-issues/choices/articles/') {
      return [200, pathname.endsWith('/preview/') ? '' : createIssue({})]
    }
    const ids = searchParams.get('ids')?.split(',').map(Number)
    const search = searchParams.get('search') ?? ''
    const results = choices.filter(({ id, title }) => (ids ? ids.includes(id) : title.includes(search)))
    return [200, { results }]
  })
  renderInAdministration(<RecordScreen view={newsletterIssues} id={7} />, { types: ['newsletter-issues', 'jobs'] })
  const selection = within(await screen.findByRole('group', { name: 'Auswahl' }))
  expect(await selection.findByText('Erster')).toBeVisible()
  await user.type(selection.getByRole('combobox'), 'Zweiter')
  await user.click(await screen.findByRole('option', { name: 'Zweiter' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const [, data] = listSentRequests('PATCH')[0] ?? []
  expect(data).toMatchObject({ values: { sections: [{ records: [5, 6] }] } })
})

it('shows and deletes comments from outside', async () => {
  const user = userEvent.setup()
  const comment = { id: 4, language: 'de', name: 'Frau Müller', text: 'Das Datum ist falsch.' }
  mockIssue(createIssue({ comments: [{ ...comment, created_at: '2026-11-28T11:00:00+01:00' }] }))
  show(<RecordScreen view={newsletterIssues} id={7} />)
  const panel = within(await screen.findByRole('region', { name: 'Versand' }))
  expect(panel.getByRole('heading', { name: 'Kommentare von außen' })).toBeVisible()
  expect(panel.getByText('Das Datum ist falsch.')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Löschen Kommentar von Frau Müller' }))
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }))
  expect(listSentRequests('POST')).toEqual([
    ['/de/api/administration/newsletter-issues/remove-comment/', { ids: [7], comment: 4 }],
  ])
})

it('updates a dispatch while it runs, except in a hidden window or with unsaved changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const planned_at = new Date().toISOString()
  const countLoads = () => listSentRequests('GET').filter(([path]) => path.endsWith('/newsletter-issues/7/')).length
  const wait = () => act(() => vi.advanceTimersByTimeAsync(5000))
  mockIssue(createIssue({ state: 'planned', planned_at }))
  show(<RecordScreen view={newsletterIssues} id={7} />)
  const subject = (await screen.findAllByRole('textbox'))[0]
  if (!subject) throw new Error('The form has no field.')
  const loadsAtStart = countLoads()
  fireEvent.change(subject, { target: { value: 'Anders' } })
  await wait()
  expect(countLoads()).toBe(loadsAtStart)
  fireEvent.change(subject, { target: { value: 'Neues' } })
  mockIssue(createIssue({ state: 'sending', planned_at, sent: 12, waiting: 3 }))
  await wait()
  expect(await screen.findByText('Die Ausgabe wird gesendet.')).toBeVisible()
  isHidden.mockReturnValue(true)
  mockIssue(createIssue({ state: 'done', planned_at, sent: 15 }))
  const loadsInHiddenWindow = countLoads()
  await wait()
  expect(countLoads()).toBe(loadsInHiddenWindow)
  isHidden.mockReturnValue(false)
  await wait()
  expect(await screen.findByText('Die Ausgabe ist gesendet.')).toBeVisible()
  const loadsAtEnd = countLoads()
  await wait()
  expect(countLoads()).toBe(loadsAtEnd)
  vi.useRealTimers()
})

it('cancels a running preview before the deletion, so that the preview does not fail', async () => {
  const user = userEvent.setup()
  mockCalls((method, path) => {
    if (path.endsWith('/preview/')) return new Promise(() => undefined)
    if (path.endsWith('/uses/')) return [200, []]
    if (method === 'DELETE') return [204, null]
    return [200, path.endsWith('/newsletter-issues/7/') ? createIssue({}) : { results: [] }]
  })
  show(<RecordScreen view={newsletterIssues} id={7} />)
  await vi.waitFor(() => expect(listSentRequests('GET').map(([path]) => path)).toContain(toPreviewPath('en')))
  await user.click(screen.getByRole('button', { name: 'Löschen' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }))
  expect(listSentRequests('DELETE')).toHaveLength(1)
  const previews = vi.mocked(callBackend).mock.calls.filter(([, path]) => path.endsWith('/preview/'))
  expect(previews.map(([, , parts]) => parts?.signal?.aborted)).toEqual([true, true])
})

it('shows or hides the page of a sent issue', async () => {
  const user = userEvent.setup()
  mockIssue(createIssue({ state: 'done', is_listed: false }))
  show(<RecordScreen view={newsletterIssues} id={7} />)
  await user.click(await screen.findByRole('button', { name: 'Seite zeigen oder verbergen' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Auch als Seite zeigen' }))
  await user.click(dialog.getByRole('button', { name: 'Seite zeigen oder verbergen' }))
  expect(listSentRequests('POST')).toEqual([
    ['/de/api/administration/newsletter-issues/show/', { ids: [7], is_page: false, is_listed: false }],
  ])
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { ChecklistChange, MailEntry, Checklist as Tasks } from '@/lib/contract/site/checklist'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { Checklist } from './checklist'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

type Task = Tasks['tasks'][number]
type TestMail = MailEntry['test']

const open = { is_done: false, is_dismissed: false }
const email = 'ada@haus.example'
const waitingMail = { recipient: email, state: 'waiting', problem: null } as const

/** The tasks of the backend, and the states of the test mail at each refetch. */
let tasks: Task[]
let testMailStates: TestMail[]
let status: number
let sent: [method: string, path: string, data: unknown][]

const setTask = (name: Task['name'], changes: Partial<Task>) => {
  tasks = tasks.map((task) => (task.name === name ? ({ ...task, ...changes } as Task) : task))
}

beforeEach(() => {
  tasks = [
    { name: 'imprint', ...open, missing: ['en'], url: '/en/imprint?edit' },
    { name: 'privacy', ...open, missing: ['de', 'en'], url: null },
    { name: 'mail', ...open, has_server: true, test: null },
    { name: 'backup', ...open, last_at: null },
    { name: 'texts', ...open, missing: ['claim', 'newsletter_text'] },
  ]
  testMailStates = []
  status = 200
  sent = []
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    if (method !== 'GET') sent.push([method, path, data])
    if (status !== 200) return { status, data: { detail: 'Nein.' }, retryAfter: null }
    if (method === 'PATCH') {
      const { tasks: names, is_dismissed } = data as ChecklistChange
      for (const name of names) setTask(name, { is_dismissed })
    }
    if (method === 'POST') setTask('mail', { test: waitingMail })
    const testMail = method === 'GET' ? testMailStates.shift() : undefined
    if (testMail !== undefined) setTask('mail', { test: testMail, is_done: testMail?.state === 'sent' })
    return { status: 200, data: { tasks }, retryAfter: null }
  })
})

const show = async (locale: 'de' | 'en' = 'de') => {
  renderIn(locale, <Checklist locale={locale} />)
  await screen.findByRole('region')
  return userEvent.setup()
}
const getItem = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)

it('lists the open tasks with their links', async () => {
  renderIn('de', <Checklist locale="de" />)
  expect(screen.getByRole('status')).toHaveTextContent('Die ersten Schritte werden geladen …')
  await screen.findByRole('region', { name: 'Erste Schritte' })
  const imprint = getItem(/^Impressum/)
  expect(imprint.getByText('Offen')).toBeVisible()
  expect(imprint.getByText(/Er fehlt noch auf: Englisch\./)).toBeVisible()
  expect(imprint.getByRole('link', { name: 'Impressum bearbeiten' })).toHaveAttribute('href', '/en/imprint?edit')
  expect(getItem(/^Datenschutz/).getByText(/Unter \/de\/datenschutz gibt es keine Seite/)).toBeVisible()
  expect(getItem(/^Datenschutz/).queryByRole('link')).toBeNull()
  const ownTexts = getItem(/^Eigene Texte/)
  expect(ownTexts.getByText(/Leitspruch und Text der Einladung zum Newsletter\./)).toBeVisible()
  expect(ownTexts.getByRole('link', { name: 'Zu den Einstellungen' })).toHaveAttribute('href', '/de/admin/settings/1')
  expect(getItem(/^Sicherung/).getByText(/Es gibt noch keine Sicherung/)).toBeVisible()
  await expectAccessible(document.body)
})

it('shows the tasks in English', async () => {
  setTask('imprint', { is_done: true, missing: [] })
  setTask('mail', { has_server: false })
  setTask('backup', { last_at: '2026-11-18T02:30:00+01:00' })
  await show('en')
  expect(getItem(/legal notice/).getByText('Done')).toBeVisible()
  expect(getItem(/email/).getByText(/Set SMTP_URL on the server/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send test email' })).toBeNull()
  expect(getItem(/backups/).getByText(/made on November 18, 2026 at 2:30\sAM\. At least one night/)).toBeVisible()
})

it('sends a test mail and announces its outcome', async () => {
  testMailStates = [null, { ...waitingMail, problem: null }, { ...waitingMail, state: 'sent' }]
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Testmail senden' }))
  expect(sent).toEqual([['POST', '/de/api/checklist/test-mails/', {}]])
  expect(await screen.findByText(`Die Testmail an ${email} wird gesendet …`)).toBeVisible()
  const outcome = await screen.findByText(/ist gesendet\. Bitte sehen Sie/, {}, { timeout: 5000 })
  expect(outcome).toHaveAttribute('role', 'status')
  expect(getItem(/^Versand/).getByText('Erledigt')).toBeVisible()
})

it.each([
  [
    'waiting',
    'unreachable: ECONNREFUSED',
    /wartet\. Der Mailserver ist nicht erreichbar .*\(ECONNREFUSED\)\. Die Website versucht/,
  ],
  ['failed', 'refused: 550', /wurde nicht gesendet\. Der Mailserver lehnt sie ab \(550\)\.$/],
  ['waiting', 'strange', /Grund: strange\./],
] as const)('explains why a test mail is %s: %s', async (state, problem, text) => {
  setTask('mail', { test: { recipient: email, state, problem } })
  await show()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zum Postausgang' })).toHaveAttribute('href', '/de/admin/outbox')
})

it('hides a task or the whole list, and shows them again', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Ausblenden Sicherung einrichten' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Sicherung/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(await screen.findByRole('heading', { name: /^Sicherung/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Liste ausblenden' }))
  expect(await screen.findByText('Die Liste ist ausgeblendet.')).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
  expect(sent.at(-1)?.[2]).toEqual({ tasks: ['imprint', 'privacy', 'mail', 'backup', 'texts'], is_dismissed: true })
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(await screen.findByRole('region')).toBeVisible()
})

it('disappears once all tasks are done', async () => {
  setTask('imprint', { is_done: true, missing: [] })
  setTask('privacy', { is_dismissed: true })
  setTask('texts', { is_done: true, missing: [] })
  setTask('backup', { is_done: true, last_at: '2026-11-20T02:30:00+01:00' })
  testMailStates = [null, { ...waitingMail, state: 'sent' }]
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Testmail senden' }))
  expect(await screen.findByText('Alles erledigt: Ihre Website ist eingerichtet.', {}, { timeout: 5000 })).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
})

it('shows why loading failed and retries', async () => {
  status = 503
  renderIn('de', <Checklist locale="de" />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Nein.')
  status = 200
  await userEvent.setup().click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByRole('region')).toBeVisible()
})

it('shows a refusal of the backend', async () => {
  const user = await show()
  status = 409
  await user.click(screen.getByRole('button', { name: 'Testmail senden' }))
  expect(await screen.findByText('Nein.')).toBeVisible()
})

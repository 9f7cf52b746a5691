import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { anOwnJob } from '@/tests/factories/job'
import { renderIn } from '@/tests/render'
import { toOwnJobsPart } from '../own-job-line'
import { ownJobsQuery } from '../own-jobs-query'
import { OwnJobList } from './own-job-list'
import { PreviewBar } from './preview-bar'

// Imported in advance: loading them on demand can exceed the timeouts on a busy machine.
import './renewal-dialog'
import './withdrawal-dialog'
import '../own-job-calls'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const toResponse = (status: number, data: unknown) => ({ status, data, retryAfter: null })
const request = { locale: 'de', state: null, page: 1 } as const

beforeEach(() => void vi.mocked(callBackend).mockReset())

function show(...jobs: OwnJob[]) {
  const client = createQueryClient()
  const counts = { draft: 0, published: 0, expired: 0, withdrawn: 0 }
  for (const { state } of jobs) counts[state] += 1
  const list = { count: jobs.length, counts, next: null, previous: null, results: jobs }
  client.setQueryData(ownJobsQuery(request).queryKey, toOwnJobsPart(list))
  renderIn('de', <OwnJobList request={request} today="2026-11-29" />, client)
  return userEvent.setup()
}

const getCounts = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('invites users without ads to write one', () => {
  show()
  expect(screen.getByRole('link', { name: 'Erste Anzeige schreiben' })).toHaveAttribute(
    'href',
    '/de/stellenanzeige-veroeffentlichen',
  )
})

it.each<[Partial<OwnJob>, RegExp]>([
  [{ state: 'published', days_left: 3 }, /Online noch 2 Tage, bis 1. Dezember 2026/],
  [{ state: 'published', days_left: 2 }, /nur noch bis morgen/],
  [{ state: 'published', days_left: 1 }, /nur noch heute/],
  [{ state: 'draft' }, /Entwurf, zuletzt geändert am 3. November 2026/],
  [{ state: 'expired' }, /Abgelaufen, online bis 1. Dezember 2026/],
  [{ state: 'withdrawn', withdrawn_at: '2026-11-20T09:00:00+01:00' }, /Zurückgezogen am 20. November/],
  [{ state: 'withdrawn', is_blocked: true }, /Von der Redaktion zurückgezogen/],
])('describes the state of an ad: %o', (fields, words) => {
  show(anOwnJob(fields))
  expect(screen.getByRole('article')).toHaveTextContent(words)
})

it('withdraws an ad after a confirmation, and keeps its position in the list', async () => {
  const job = anOwnJob({ state: 'published', days_left: 3 })
  const user = show(job)
  vi.mocked(callBackend).mockResolvedValue(toResponse(200, { ...job, state: 'withdrawn', days_left: null }))
  await user.click(screen.getByRole('button', { name: /^Zurückziehen: Mezzosopran/ }))
  expect(callBackend).not.toHaveBeenCalled()
  await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zurückziehen' }))
  expect(await screen.findByText(/^Zurückgezogen. In der/)).toHaveFocus()
  expect(vi.mocked(callBackend).mock.calls).toEqual([['POST', '/de/api/jobs/my/7/withdraw/', expect.anything()]])
  expect(getCounts()).toEqual(['Alle 1', 'Entwürfe 0', 'Online 0', 'Abgelaufen 0', 'Zurückgezogen 1'])
  expect(screen.getByRole('button', { name: /^Wieder veröffentlichen/ })).toBeInTheDocument()
})

it('asks for a new deadline after the current one, and shows its problems at the field', async () => {
  const job = anOwnJob({ state: 'expired', deadline: '2026-11-01' })
  const user = show(job)
  vi.mocked(callBackend).mockImplementation(async (method) =>
    method === 'PATCH' ? toResponse(400, { deadline: ['Zu früh.'] }) : toResponse(200, job),
  )
  await user.click(screen.getByRole('button', { name: /^Wieder veröffentlichen/ }))
  const field = await screen.findByLabelText(/^Bewerbungsfrist/)
  expect(field).toHaveValue('29.12.2026')
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  expect(await screen.findByText('Zu früh.')).toBeInTheDocument()
  expect(field).toBeInvalid()
})

it('renews an ad only for a later day in the German format, and states it', async () => {
  const job = anOwnJob({ state: 'published', days_left: 3 })
  const user = show(job)
  vi.mocked(callBackend).mockResolvedValue(toResponse(200, { ...job, expires_at: '2026-12-25T00:00:00+01:00' }))
  await user.click(screen.getByRole('button', { name: /^Verlängern/ }))
  const field = await screen.findByLabelText(/^Bewerbungsfrist/)
  expect(field).toHaveValue('29.12.2026')
  const renew = async (day: string) => {
    await user.clear(field)
    if (day !== '') await user.type(field, day)
    await user.click(screen.getByRole('button', { name: 'Verlängern' }))
  }
  for (const [day, problem] of [
    ['', 'Pflichtfeld'],
    ['12/24/2026', 'Bitte in diesem Format: 24.12.2026'],
    ['1.12.2026', /schon bis zum 1. Dezember 2026 online/],
  ] as const) {
    await renew(day)
    expect(screen.getByText(problem)).toBeVisible()
  }
  expect(callBackend).not.toHaveBeenCalled()
  await renew('24.12.2026')
  expect(await screen.findByText(/^Verlängert.*bis zum 24. Dezember 2026/)).toHaveFocus()
  expect(vi.mocked(callBackend).mock.calls[0]?.[2]?.data).toEqual({ revision: 1, deadline: '2026-12-24' })
})

it.each([
  [
    400,
    { title: ['Fehlt.'], place: ['Fehlt.'] },
    /nicht in die Jobbörse. Titel der Stelle: Fehlt. Arbeitsort: Fehlt. Anzeige bearbeiten$/,
  ],
  [400, { description: ['Zurückgezogener Text.'] }, /Zurückgezogener Text/],
  [409, { detail: 'Nicht möglich.' }, /^Nicht möglich/],
  [409, { detail: 'x', current: anOwnJob() }, /an anderer Stelle geändert/],
  [403, { detail: 'Keine Jobbörse.' }, /^Keine Jobbörse/],
  [429, { detail: 'Zu oft.' }, /^Zu oft/],
  [500, null, /^Das hat nicht geklappt/],
  [0, null, /keine Verbindung/],
])('shows next to an ad why an action failed: %i %j', async (status, data, text) => {
  const user = show(anOwnJob({ state: 'draft' }))
  vi.mocked(callBackend).mockResolvedValue(toResponse(status, data))
  await user.click(screen.getByRole('button', { name: /^Veröffentlichen/ }))
  const problem = await screen.findByRole('alert')
  expect(problem).toHaveTextContent(text)
  const links = within(problem)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(status === 400 ? ['/de/stellenanzeige-veroeffentlichen?id=7'] : [])
})

it('offers to copy an ad withdrawn by an editor, but not to publish it', async () => {
  const job = anOwnJob({ state: 'withdrawn', is_blocked: true })
  const user = show(job)
  expect(screen.queryByRole('button', { name: /veröffentlichen/i })).toBeNull()
  vi.mocked(callBackend).mockResolvedValue(toResponse(201, { ...job, id: 8, state: 'draft' }))
  await user.click(screen.getByRole('button', { name: /^Kopieren/ }))
  expect(await screen.findByRole('link', { name: 'Kopie bearbeiten' })).toHaveAttribute(
    'href',
    '/de/stellenanzeige-veroeffentlichen?id=8',
  )
  expect(getCounts()[1]).toBe('Entwürfe 1')
})

it.each(['draft', 'expired', 'withdrawn'] as const)('names the readers in the preview of an ad: %s', (state) => {
  renderIn('de', <PreviewBar job={anOwnJob({ state })} locale="de" />)
  expect(screen.getByText(/Nur Sie, Ihr Team und die Geschäftsstelle sehen/)).toBeVisible()
})

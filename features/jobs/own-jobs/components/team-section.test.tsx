import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import { renderIn } from '@/tests/render'
import { TeamSection } from './team-section'

// Imported in advance: loading them on demand can exceed the timeouts on a busy machine.
import '../team-calls'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))
beforeEach(() => vi.mocked(callBackend).mockReset())

const toResponse = (status: number, data: unknown) => ({ status, data, retryAfter: null })

function team(myRole: boolean, ...colleagues: [name: string, isOwner: boolean][]): JobTeam {
  const people: [string, boolean][] = [['Paula Probe', myRole], ...colleagues]
  const members = people.map(([name, is_owner], index) => ({
    id: index + 1,
    name,
    email: `person-${index + 1}@example.org`,
    is_owner,
    is_me: index === 0,
    joined_at: '2026-11-03T09:00:00+01:00',
  }))
  return { id: 1, name: 'Stadttheater', is_owner: myRole, members, invitations: [], keys: [] }
}

function show(initial: JobTeam) {
  renderIn('de', <TeamSection initialTeam={initial} locale="de" callWithLogin={(call) => call()} />)
  return userEvent.setup()
}

const buttons = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('button'))
    .map((button) => button.getAttribute('aria-label'))

it('hides the list of keys without keys', () => {
  show(team(true))
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

it('gives and revokes the lead of a member by keyboard', async () => {
  const user = show(team(true, ['Kim Kollege', false]))
  expect(buttons()).toEqual([
    'Team verlassen: Paula Probe',
    'Zur Leitung machen: Kim Kollege',
    'Entfernen: Kim Kollege',
  ])
  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(200, team(true, ['Kim Kollege', true])))
  screen.getByRole('button', { name: 'Zur Leitung machen: Kim Kollege' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Gespeichert.')).toHaveFocus()
  expect(screen.getByText(/person-2@example.org, Leitung/)).toBeVisible()
  expect(buttons()).toContain('Leitung abgeben: Paula Probe')

  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(200, team(true, ['Kim Kollege', false])))
  screen.getByRole('button', { name: 'Leitung entziehen: Kim Kollege' }).focus()
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Leitung entziehen' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Zur Leitung machen: Kim Kollege' })
  const path = '/de/api/jobs/team/members/2/'
  expect(vi.mocked(callBackend).mock.calls).toMatchObject([
    ['PATCH', path, { data: { is_owner: true } }],
    ['PATCH', path, { data: { is_owner: false } }],
  ])
})

it.each([
  ['Entfernen: Kim Kollege', 'members/2/', /Kim Kollege verliert/, 'DELETE'],
  ['Team verlassen: Paula Probe', 'members/1/', /auch zu den eigenen.*Ihre API-Schlüssel/, 'DELETE'],
  ['Leitung entziehen: Kim Kollege', 'members/2/', /API-Schlüssel .* von Kim Kollege/, 'PATCH'],
  ['Leitung abgeben: Paula Probe', 'members/1/', /API-Schlüssel .* von Paula Probe/, 'PATCH'],
  ['Widerrufen: Spielplan', 'keys/3/', /Programme/, 'DELETE'],
])('asks before the change "%s"', async (name, path, text, method) => {
  const key = { id: 3, name: 'Spielplan', prefix: 'bhj_12345', created_by: null, last_used_on: null }
  const user = show({ ...team(true, ['Kim Kollege', true]), keys: [{ ...key, scopes: [], created_at: '2026-11-03' }] })
  vi.mocked(callBackend).mockResolvedValue(toResponse(200, team(true)))
  const clickInDialog = async (button: string | undefined) => {
    await user.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('dialog', { name })).toHaveTextContent(text)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
  }
  await clickInDialog('Abbrechen')
  expect(callBackend).not.toHaveBeenCalled()
  await clickInDialog(name.split(':')[0])
  expect(vi.mocked(callBackend).mock.calls).toEqual([[method, `/de/api/jobs/team/${path}`, expect.anything()]])
})

it('creates a key that may delete ads', async () => {
  const user = show(team(true))
  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(201, { key: 'bhj_1', team: team(true) }))
  await user.click(screen.getByLabelText('Das Programm darf Anzeigen auch löschen.'))
  await user.type(screen.getByLabelText(/Wofür brauchen Sie ihn/), 'Spielplan{Enter}')
  const data = { name: 'Spielplan', scopes: ['jobs:read', 'jobs:write', 'jobs:delete'] }
  expect(vi.mocked(callBackend).mock.calls).toMatchObject([['POST', '/de/api/jobs/team/keys/', { data }]])
})

it('shows why the last lead cannot be removed', async () => {
  const user = show(team(true, ['Kim Kollege', true]))
  const detail = 'Jemand muss das Team leiten.'
  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(409, { detail }))
  await user.click(screen.getByRole('button', { name: 'Leitung abgeben: Paula Probe' }))
  await user.click(screen.getByRole('button', { name: 'Leitung abgeben' }))
  expect(await screen.findByText(detail)).toHaveFocus()
})

it('lets a lead rename the team', async () => {
  const user = show(team(true))
  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(200, { ...team(true), name: 'Kammerbühne' }))
  const name = screen.getByLabelText(/Name des Teams/)
  expect(name).toHaveValue('Stadttheater')
  await user.clear(name)
  await user.type(name, 'Kammerbühne{Enter}')
  expect(await screen.findByText(/Alle im Team „Kammerbühne“/)).toBeVisible()
  expect(screen.getByText('Gespeichert.')).toHaveFocus()
  expect(screen.getByLabelText(/Name des Teams/)).toHaveValue('Kammerbühne')
  const data = { name: 'Kammerbühne' }
  expect(vi.mocked(callBackend).mock.calls).toMatchObject([['PATCH', '/de/api/jobs/team/', { data }]])
})

it('shows why an invitation is refused, and keeps the address', async () => {
  const user = show(team(true))
  const reason = 'Diese Person gehört schon zum Team.'
  vi.mocked(callBackend).mockResolvedValueOnce(toResponse(400, { email: [reason] }))
  const email = screen.getByLabelText(/E-Mail-Adresse/)
  await user.type(email, 'kim@example.org{Enter}')
  expect(await screen.findByText(reason)).toHaveFocus()
  expect(email).toHaveValue('kim@example.org')
})

it('offers other members only to leave', () => {
  show(team(false, ['Kim Kollege', true]))
  expect(buttons()).toEqual(['Team verlassen: Paula Probe'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

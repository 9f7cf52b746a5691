import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { JobTeam } from '@/lib/contract/jobs/job-teams'
import { renderIn } from '@/tests/render'
import { OwnTeamInBrowser } from './own-team-in-browser'

// Imported in advance: loading them on demand can exceed the timeouts on a busy machine.
import '@/features/account/allauth'
import '@/features/account/components/login/login-dialog'
import '@/features/jobs/own-jobs/components/team-section'
import '@/features/jobs/own-jobs/team-calls'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const toResponse = (status: number, data: unknown) => ({ status, data, retryAfter: null })
const me = { id: 1, name: 'Paula Probe', email: 'probe@example.org', is_owner: true, is_me: true }
const team: JobTeam = {
  id: 1,
  name: 'Stadttheater',
  is_owner: true,
  invitations: [],
  keys: [],
  members: [{ ...me, joined_at: '2026-11-03T09:00:00+01:00' }],
}
const proofMissing = toResponse(401, {
  status: 401,
  data: { flows: [{ id: 'reauthenticate', is_pending: true }] },
  meta: { is_authenticated: true },
})

it('asks for the password before creating a key, then shows the key', async () => {
  const user = userEvent.setup()
  vi.mocked(callBackend)
    .mockResolvedValueOnce(proofMissing)
    .mockResolvedValueOnce(toResponse(200, { status: 200, data: {}, meta: { is_authenticated: true } }))
    .mockResolvedValueOnce(toResponse(201, { key: 'bhj_geheim', team }))
  renderIn('de', <OwnTeamInBrowser initialTeam={team} locale="de" />)
  await user.type(await screen.findByLabelText(/Wofür brauchen Sie ihn/), 'Spielplan')
  await user.click(screen.getByRole('button', { name: 'Schlüssel anlegen' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('probe@example.org')
  await user.type(screen.getByLabelText(/^Passwort/), 'geheim-genug{Enter}')
  expect(await screen.findByText('bhj_geheim')).toBeVisible()
  expect(screen.getByLabelText(/Wofür brauchen Sie ihn/)).toHaveValue('')
})

it('creates no key after a cancellation, and keeps the input', async () => {
  const user = userEvent.setup()
  vi.mocked(callBackend).mockReset().mockResolvedValueOnce(proofMissing)
  renderIn('de', <OwnTeamInBrowser initialTeam={team} locale="de" />)
  await user.type(await screen.findByLabelText(/Wofür brauchen Sie ihn/), 'Spielplan')
  await user.click(screen.getByRole('button', { name: 'Schlüssel anlegen' }))
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(await screen.findByText('Abgebrochen: Es hat sich nichts geändert.')).toHaveFocus()
  expect(screen.getByLabelText(/Wofür brauchen Sie ihn/)).toHaveValue('Spielplan')
})

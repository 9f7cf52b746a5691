import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { renderIn } from '@/tests/render'
import { createAudit } from '../accessibility-audit/audit.fixture'
import type { Finding } from '../accessibility-audit/findings'
import { createDraft } from '../bootstrap/draft.fixture'
import type { Editor } from '../core/editor'
import { PublishForm } from './publish-form'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const vague: Finding = { rule: 'link-vague', key: 'm3', subject: 'hier' }
const savedEditor = { status: 'saved', subscribe: () => () => undefined } as unknown as Editor

/** Renders the form for a page with one error. The next audit returns `openErrors`. */
function renderForm(openErrors: Finding[], page = createDraft()) {
  renderIn(
    'de',
    <PublishForm
      page={page}
      locale="de"
      editor={savedEditor}
      isApprovalMissing={false}
      takesFocus={false}
      audit={{ ...createAudit([vague]), auditAtOnce: async () => ({ openErrors, waivers: [] }) }}
      onReview={() => undefined}
      onDone={() => undefined}
      onRefused={() => undefined}
    />,
  )
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }))

it('publishes a page with fixed errors without waiting for the next automatic audit', async () => {
  vi.mocked(callBackend).mockResolvedValueOnce({ status: 0, data: null, retryAfter: null })
  renderForm([])
  await publish()
  await waitFor(() => expect(callBackend).toHaveBeenCalledTimes(1))
})

it('asks whether to keep a scheduled publication', async () => {
  vi.mocked(callBackend).mockReset().mockResolvedValue({ status: 0, data: null, retryAfter: null })
  renderForm([], { ...createDraft(), publish_at: '2126-12-01T08:00:00+01:00' })
  await userEvent.click(screen.getByRole('checkbox', { name: /für 01\.12\.2126 08:00 Uhr geplant ist/ }))
  await publish()
  await waitFor(() => expect(callBackend).toHaveBeenCalled())
  expect(vi.mocked(callBackend).mock.calls[0]?.[2]).toMatchObject({ data: { keeps_plan: true } })
})

it('warns that a release has a later date', () => {
  const record = { type: 'press_release', date: '2126-12-15T10:00:00+01:00' } as PageDraft['record']
  renderForm([], createDraft({ record }))
  expect(screen.getByText(/späteres Datum: 15\.12\.2126 10:00 Uhr/)).toBeVisible()
})

it('shows the remaining errors and does not publish', async () => {
  vi.mocked(callBackend).mockClear()
  renderForm([vague])
  await publish()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Noch ein Fehler/)
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(callBackend).not.toHaveBeenCalled()
})

it('unpublishes after an explanation of the consequences', async () => {
  vi.mocked(callBackend).mockReset().mockResolvedValue({ status: 0, data: null, retryAfter: null })
  renderForm([], { ...createDraft(), is_online: true })
  await userEvent.click(screen.getByRole('button', { name: 'Von der Website nehmen …' }))
  expect(screen.getByText(/^Die Seite ist dann nicht mehr öffentlich/)).toBeVisible()
  expect(callBackend).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt von der Website nehmen' }))
  await waitFor(() => expect(callBackend).toHaveBeenCalledTimes(1))
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { createAudit } from '../accessibility-audit/audit.fixture'
import { createDraft } from '../bootstrap/draft.fixture'
import type { Editor } from '../core/editor'
import { ScheduleForm } from './schedule-form'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const savedEditor = { status: 'saved', subscribe: () => () => undefined } as unknown as Editor
const respond = (status: number, data: unknown) =>
  vi.mocked(callBackend).mockResolvedValueOnce({ status, data, retryAfter: null })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zeitplan speichern' }))
const onScheduled = vi.fn()

beforeEach(() => {
  vi.mocked(callBackend).mockReset()
  onScheduled.mockReset()
})

function renderForm(page = createDraft()) {
  const toForm = (draft: typeof page) => (
    <ScheduleForm
      page={draft}
      locale="de"
      editor={savedEditor}
      audit={createAudit([])}
      onScheduled={onScheduled}
      onRefused={() => undefined}
    />
  )
  const { rerender } = renderIn('de', toForm(page))
  return (draft: typeof page) => rerender(toForm(draft))
}

it('names fields without a valid time, and sends valid times with the offset of Berlin', async () => {
  renderForm()
  await submit()
  expect(await screen.findByText('Bitte geben Sie einen Zeitpunkt an.')).toBeVisible()
  const [publishAt, unpublishAt] = [screen.getByLabelText('Online ab'), screen.getByLabelText('Offline ab')]
  expect(publishAt).toHaveAccessibleDescription(/Zeitpunkt/)
  await userEvent.type(publishAt, '1.12.2026 8:00')
  await userEvent.type(unpublishAt, 'morgen')
  await submit()
  expect(await screen.findByText('Bitte in diesem Format: 24.12.2026 08:00 Uhr')).toBeVisible()
  expect(unpublishAt).toBeInvalid()
  expect(publishAt).toBeValid()
  expect(callBackend).not.toHaveBeenCalled()

  await userEvent.clear(unpublishAt)
  respond(400, { publish_at: ['Liegt in der Vergangenheit.'] })
  await submit()
  expect(await screen.findByText('Liegt in der Vergangenheit.')).toBeVisible()
  expect(publishAt).toHaveAccessibleDescription(/Vergangenheit/)
  const data = { publish_at: '2026-12-01T08:00:00+01:00', unpublish_at: null, waived: [] }
  expect(vi.mocked(callBackend).mock.calls[0]?.[2]).toMatchObject({ data })
})

it('does not promise that an online page goes online', () => {
  renderForm({ ...createDraft(), is_online: true })
  expect(screen.getByLabelText('Neue Fassung ab')).toBeVisible()
  expect(screen.queryByLabelText('Online ab')).toBeNull()
})

it.each(['+01:00', '+02:00'])('keeps a time in one of two equal hours, %s', async (offset) => {
  const unpublishAt = `2027-10-31T02:30:00${offset}`
  const page = { ...createDraft(), publish_at: '2026-12-01T08:00:30+01:00', unpublish_at: unpublishAt }
  renderForm(page)
  respond(200, page)
  await submit()
  await waitFor(() => expect(onScheduled).toHaveBeenCalled())
  const { data } = vi.mocked(callBackend).mock.calls[0]?.[2] ?? {}
  expect(data).toEqual({ unpublish_at: unpublishAt, waived: [] })
})

it('shows and sends times that have been stored meanwhile', async () => {
  const show = renderForm()
  await userEvent.type(screen.getByLabelText('Online ab'), 'morgen')
  show({ ...createDraft(), publish_at: '2026-12-01T08:00:00+01:00' })
  expect(screen.getByLabelText('Online ab')).toHaveValue('01.12.2026 08:00 Uhr')
  expect(screen.queryByText(/^Geplant wird der aktuelle Stand/)).toBeNull()
  respond(200, createDraft())
  const current = screen.getByRole('checkbox', { name: /^Den aktuellen Stand/ })
  await userEvent.click(current)
  expect(screen.getByText(/^Geplant wird der aktuelle Stand/)).toBeVisible()
  await submit()
  await waitFor(() => expect(onScheduled).toHaveBeenCalled())
  const { data } = vi.mocked(callBackend).mock.calls[0]?.[2] ?? {}
  expect(data).toEqual({ publish_at: '2026-12-01T08:00:00+01:00', unpublish_at: null, waived: [] })
  expect(current).not.toBeChecked()
})

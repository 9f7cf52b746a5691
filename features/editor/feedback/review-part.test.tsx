import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import type { Review } from '@/lib/contract/pages/feedback'
import { renderIn } from '@/tests/render'
import type { Editor } from '../core/editor'
import { editorNamesQuery } from './queries'
import { ReviewPart } from './review-part'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const savedEditor = { status: 'saved', subscribe: () => () => undefined } as unknown as Editor
const requestedReview: Review = {
  state: 'requested',
  requested_by: { id: 2, name: 'Ada Lux' },
  requested_at: '2026-12-01T08:00:00+01:00',
  reviewer: null,
  note: '',
  decided_by: null,
  decided_at: null,
  answer: '',
  is_current: true,
}

beforeEach(() => {
  vi.mocked(callBackend).mockReset().mockResolvedValue({ status: 0, data: null, retryAfter: null })
})

function renderPart(review: Review | null) {
  const client = createQueryClient()
  client.setQueryData(editorNamesQuery('de').queryKey, [{ id: 2, name: 'Ada Lux' }])
  const feedback = { needs_approval: false, review, threads: [] }
  renderIn('de', <ReviewPart locale="de" pageId={7} userId={1} editor={savedEditor} feedback={feedback} />, client)
}
const expectCall = (path: string, data: unknown) =>
  waitFor(() =>
    expect(callBackend).toHaveBeenLastCalledWith(
      'POST',
      `/de/pageeditor-api/page/7/${path}`,
      expect.objectContaining({ data }),
    ),
  )

it('requests a review of any editor, or of one, and keeps the note after a failure', async () => {
  renderPart(null)
  await userEvent.click(screen.getByText('Um Freigabe bitten', { selector: 'summary, summary *' }))
  const [note] = screen.getAllByRole('textbox')
  await userEvent.type(note as HTMLElement, ' Bitte lesen ')
  const submit = screen.getByRole('button', { name: 'Um Freigabe bitten' })
  await userEvent.click(submit)
  await expectCall('review/', { reviewer: null, note: 'Bitte lesen' })
  expect(note).toHaveValue(' Bitte lesen ')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Ada Lux')
  await userEvent.click(submit)
  await expectCall('review/', { reviewer: 2, note: 'Bitte lesen' })
})

it('sends the comment with either decision', async () => {
  renderPart(requestedReview)
  await userEvent.type(screen.getByRole('textbox'), 'Gut')
  await userEvent.click(screen.getByRole('button', { name: 'Freigeben' }))
  await expectCall('review/approve/', { answer: 'Gut' })
  await userEvent.click(screen.getByRole('button', { name: /zurückgeben/ }))
  await expectCall('review/return/', { answer: 'Gut' })
})

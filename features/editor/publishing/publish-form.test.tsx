import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import type { Finding } from '../accessibility-audit/findings'
import { createDraft } from '../bootstrap/draft.fixture'
import type { Editor } from '../core/editor'
import { PublishForm } from './publish-form'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const vague: Finding = { rule: 'link-vague', key: 'm3', subject: 'hier' }
const saved = { status: 'saved', subscribe: () => () => undefined } as unknown as Editor

/** The form on a page in which the last audit found an error; the next one finds `open`. */
function renderForm(open: Finding[], page = createDraft()) {
  renderIn(
    'de',
    <PublishForm
      page={page}
      locale="de"
      editor={saved}
      isApprovalMissing={false}
      takesFocus={false}
      audit={{
        findings: [vague],
        marks: new Map(),
        reason: () => '',
        giveReason: () => undefined,
        show: () => undefined,
        auditPending: async () => ({ open, waived: [] }),
      }}
      onReview={() => undefined}
      onDone={() => undefined}
      onRefused={() => undefined}
    />,
  )
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Jetzt veröffentlichen' }))

test('a page whose errors are mended is published at once, before it was audited by itself', async () => {
  vi.mocked(callBackend).mockResolvedValueOnce({ status: 0, data: null, retryAfter: null })
  renderForm([])
  await publish()
  await waitFor(() => expect(callBackend).toHaveBeenCalledTimes(1))
})

test('what is still wrong is said where it can be mended', async () => {
  vi.mocked(callBackend).mockClear()
  renderForm([vague])
  await publish()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Noch ein Fehler/)
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(callBackend).not.toHaveBeenCalled()
})

test('a page is taken off the site once it is said what that means', async () => {
  vi.mocked(callBackend).mockReset().mockResolvedValue({ status: 0, data: null, retryAfter: null })
  renderForm([], { ...createDraft(), is_online: true })
  await userEvent.click(screen.getByRole('button', { name: 'Von der Website nehmen …' }))
  expect(screen.getByText(/^Niemand findet die Seite dann noch/)).toBeVisible()
  expect(callBackend).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt von der Website nehmen' }))
  await waitFor(() => expect(callBackend).toHaveBeenCalledTimes(1))
})

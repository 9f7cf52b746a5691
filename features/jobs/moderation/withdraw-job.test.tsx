import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { anOwnJob } from '@/tests/factories/job'
import { renderIn } from '@/tests/render'
import { WithdrawJob } from './withdraw-job'

// Imported in advance: loading it on demand can exceed the timeouts on a busy machine.
import './moderation-dialog'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const texts = { withdraw: 'Anzeige zurückziehen', withdrawn: 'Zurückgezogen.' }

async function confirmWithdrawal(status: number, data: unknown) {
  vi.mocked(callBackend).mockReset().mockResolvedValue({ status, data, retryAfter: null })
  const user = userEvent.setup()
  renderIn('de', <WithdrawJob id={7} locale="de" texts={texts} />)
  await user.click(screen.getByRole('button', { name: texts.withdraw }))
  const dialog = await screen.findByRole('dialog', { name: 'Anzeige zurückziehen?' })
  expect(dialog).toHaveTextContent('kann nicht wieder veröffentlicht werden')
  expect(callBackend).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(/^Begründung/), 'Kein Theater.')
  await user.click(screen.getByRole('button', { name: 'Zurückziehen' }))
}

it('withdraws the ad after a confirmation, and announces the withdrawal', async () => {
  await confirmWithdrawal(200, anOwnJob({ id: 7, state: 'withdrawn', is_blocked: true }))
  expect(await screen.findByRole('status')).toHaveTextContent(texts.withdrawn)
  expect(callBackend).toHaveBeenCalledWith(
    'POST',
    '/de/api/jobs/my/7/withdraw/',
    expect.objectContaining({ data: { reason: 'Kein Theater.' } }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([403, 409, 500])('explains a failure with %i, and the dialog stays', async (status) => {
  await confirmWithdrawal(status, { detail: 'x' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.')
  expect(screen.getByRole('dialog')).toBeVisible()
})

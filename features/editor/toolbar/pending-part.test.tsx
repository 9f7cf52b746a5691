import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createOnDemand, type OnDemand, useOnDemand } from '@/components/ui/on-demand'
import { renderIn } from '@/tests/render'
import { PendingPart } from './pending-part'

function Panel({ part, onRetry }: { part: OnDemand<string>; onRetry: () => void }) {
  return useOnDemand(part, true) ?? <PendingPart part={part} onRetry={onRetry} />
}

it('shows a failure to load, and retries on each click', async () => {
  const load = vi.fn(async () => 'The list')
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const part = createOnDemand(load)
  const onRetry = vi.fn()
  renderIn('de', <Panel part={part} onRetry={onRetry} />)
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …')
  expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden.')
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByText('The list')).toBeVisible()
  expect(onRetry).toHaveBeenCalledTimes(2)
})

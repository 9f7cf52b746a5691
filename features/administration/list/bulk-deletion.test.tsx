import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { listSentRequests, mockCalls } from '../administration.fixture'
import { redirects } from '../records/redirects'
import { renderBulkActions } from './bulk-actions.fixture'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('deletes records only when their uses are known', async () => {
  let status = 503
  mockCalls((method, path) => {
    if (method === 'POST') return [200, { done: [1, 2], refused: [] }]
    return path.endsWith('/uses/?ids=1,2') ? [status, [{ title: 'Startseite', url: '/de' }]] : [404, null]
  })
  const records = [1, 2].map((id) => ({ id, title: `/de/${id}`, url: null, values: {} }))
  renderBulkActions({ view: redirects, records })
  await userEvent.click(screen.getByRole('button', { name: /Löschen/ }))
  const dialog = within(screen.getByRole('dialog'))
  const retry = await dialog.findByRole('button', { name: 'Noch einmal versuchen' }, { timeout: 5000 })
  expect(dialog.getByRole('button', { name: 'Löschen' })).toHaveAttribute('aria-disabled', 'true')
  status = 200
  await userEvent.click(retry)
  expect(await dialog.findByRole('link', { name: 'Startseite' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
  expect(listSentRequests('POST')).toHaveLength(1)
})

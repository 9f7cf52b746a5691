import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { unions } from '../records/unions'
import { RestoreDialog } from './restore-dialog'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('shows the differences, and restores no access unless it is selected', async () => {
  const texts = { de: 'Rat', en: 'Board' }
  const values = { title: texts, slug: 'rat', category: 'organ', description: texts, position: 0, downloads: [] }
  const row = { title: texts, category: 'organ', members: 0, position: 0, slug: 'rat' }
  const record = createMockRecord('Rat', { ...values, members: [] }, row, 5)
  const members = [{ user: 4, role: { de: 'Vorsitz', en: '' } }]
  mockCalls((method, path) => {
    if (path.includes('/history/')) {
      return [200, method === 'GET' ? { values: { ...values, position: 3, members } } : record]
    }
    return [200, { results: [] }]
  })
  const onRestored = vi.fn()
  const { container } = renderInAdministration(
    <RestoreDialog view={unions} record={record} version={2} onRestored={onRestored} onClose={() => undefined} />,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const boxes = await dialog.findAllByRole('checkbox')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false])
  expect(dialog.getByRole('checkbox', { name: 'Mitwirkende' })).toHaveAccessibleDescription(/wer Zugang hat/)
  expect(dialog.getByText(/Vorsitz/)).toBeVisible()
  await expectAccessible(container)
  await userEvent.click(dialog.getByRole('button', { name: 'Auswahl wiederherstellen' }))
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalled())
  expect(listSentRequests('POST')).toEqual([
    [expect.stringContaining('/history/2/restore/'), { revision: 5, fields: ['position'] }],
  ])
})

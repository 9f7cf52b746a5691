import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderInAdministration } from '../administration.fixture'
import { CommandPalette } from './command-palette'

vi.mock('@/lib/api/browser-client')

const searchResponse = {
  results: [
    { type: 'users', id: 3, title: 'Ada Amt', url: null },
    { type: 'redirects', id: 7, title: '/de/altes-archiv', url: null },
  ],
}

it('shows titles with the typed words first, and keeps the results during the next search', async () => {
  const resolvers: (() => void)[] = []
  vi.mocked(callBackend).mockImplementation(
    () =>
      new Promise((resolve) => {
        resolvers.push(() => resolve({ status: 200, data: searchResponse, retryAfter: null }))
      }),
  )
  const open = vi.fn()
  const close = vi.fn()
  renderInAdministration(<CommandPalette onClose={close} />, { open })
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'altes-archi')
  await vi.waitFor(() => expect(resolvers).toHaveLength(1))
  await act(async () => resolvers[0]?.())
  await screen.findByRole('option', { name: /altes-archiv/ })
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('altes-archiv')
  await userEvent.type(field, 'v')
  await vi.waitFor(() => expect(resolvers).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(open).toHaveBeenCalledExactlyOnceWith('/de/admin/redirects/7')
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { UserRole } from '@/lib/contract/accounts/account'
import { listSentRequests, mockCalls } from '../administration.fixture'
import { renderBulkActions } from '../list/bulk-actions.fixture'
import { users } from './users'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

let undo: (() => void) | undefined
const createAccount = (id: number, values: Record<string, unknown>) => ({ id, title: `Konto ${id}`, url: null, values })
const waitingUser = { state: 'waiting', role: 'user', group: null }

function show(records: ReturnType<typeof createAccount>[], role: UserRole = 'admin') {
  undo = undefined
  mockCalls((_method, _path, data) => [200, { done: (data as { ids: number[] }).ids, refused: [] }])
  renderBulkActions({ view: users, records }, { role, onUndo: (press) => (undo = press) })
  return userEvent.setup()
}
const listNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('activates each account with its requested group, and undoes the activation', async () => {
  const user = show([createAccount(1, waitingUser), createAccount(2, waitingUser)])
  await user.click(screen.getByRole('button', { name: 'Freischalten wie gewünscht' }))
  expect(listSentRequests('POST')).toEqual([['/de/api/administration/users/activate/', { ids: [1, 2] }]])
  undo?.()
  expect(listSentRequests('POST').at(-1)).toEqual(['/de/api/administration/users/take-back/', { ids: [1, 2] }])
})

it('unblocks a blocked account, and blocks it again by undo', async () => {
  const user = show([createAccount(1, { ...waitingUser, state: 'inactive' })])
  expect(listNames()).not.toContain('Freischalten wie gewünscht')
  await user.click(screen.getByRole('button', { name: 'Entsperren' }))
  undo?.()
  const paths = listSentRequests('POST').map(([path]) => path)
  expect(paths).toEqual(['/de/api/administration/users/unblock/', '/de/api/administration/users/deactivate/'])
})

it('offers the office only the actions that it may run', () => {
  show([createAccount(1, { ...waitingUser, state: 'active' })], 'office')
  expect(listNames()).toContain('Sperren')
  expect(listNames()).not.toContain('Rolle geben')
})

it('offers the office no actions on accounts with a role', () => {
  show([createAccount(1, { ...waitingUser, state: 'active', role: 'admin' })], 'office')
  expect(listNames()).not.toContain('Sperren')
})

it.each(['waiting', 'unverified', 'active'])('offers to reject only an account that waits: %s', (state) => {
  show([createAccount(1, { ...waitingUser, state })])
  expect(listNames().includes('Ablehnen')).toBe(state === 'waiting')
})

it.each(['active', 'inactive'])('offers administrators to set a role of an account: %s', (state) => {
  show([createAccount(1, { ...waitingUser, state, role: 'editor' })])
  expect(listNames()).toContain('Rolle geben')
})

it('says before blocking that a role stays', async () => {
  const user = show([createAccount(1, { ...waitingUser, state: 'active', role: 'editor' })])
  await user.click(screen.getByRole('button', { name: 'Sperren' }))
  expect(screen.getByText(/^Eine Rolle bleibt am Konto/)).toBeVisible()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { LogoutForm } from './logout-form'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('lists unsaved work before the logout, and keeps settings after it', async () => {
  localStorage.setItem('saved-jobs', '4')
  vi.mocked(callBackend).mockImplementation(async () => {
    localStorage.clear()
    return { status: 401, data: { status: 401 }, retryAfter: null }
  })
  const href = '/de/stellenanzeige-veroeffentlichen?id=12'
  const findUnsaved = async () => [{ id: 'job', kind: 'job' as const, href }]
  renderIn('de', <LogoutForm homeHref="#home" accountHref="/de/account" findUnsaved={findUnsaved} />)
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(await screen.findByRole('link', { name: 'Eine Stellenanzeige' })).toHaveAttribute('href', href)
  expect(callBackend).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Trotzdem abmelden' }))
  await vi.waitFor(() => expect(window.location.hash).toBe('#home'))
  expect({ ...localStorage }).toEqual({ 'saved-jobs': '4' })
})

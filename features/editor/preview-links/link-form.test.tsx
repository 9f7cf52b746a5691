import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { LinkForm } from './link-form'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const link = {
  id: 1,
  name: 'Frau Müller',
  locale: 'en',
  is_fixed: true,
  has_password: true,
  allows_comments: false,
  created_by: 'Ada Lux',
  created_at: '2026-12-01T08:00:00+01:00',
  expires_at: '2026-12-02T08:00:00+01:00',
  last_used_at: null,
  state: 'valid',
}

it('refuses a short password, keeps the values after a failure, and clears them after success', async () => {
  const user = userEvent.setup()
  const onCreated = vi.fn()
  vi.mocked(callBackend).mockResolvedValue({ status: 0, data: null, retryAfter: null })
  renderIn('de', <LinkForm draft={{ type: 'page', id: 7 }} locale="de" language="de" onCreated={onCreated} />)
  const [name, password] = [screen.getByLabelText(/^Für wen/), screen.getByLabelText(/^Passwort/)]
  await user.click(screen.getByLabelText('den jetzigen Stand'))
  await user.selectOptions(screen.getByLabelText('Sprache'), 'Englisch')
  await user.selectOptions(screen.getByLabelText('Gültig für'), 'einen Tag')
  await user.type(name, 'Frau Müller')
  await user.type(password, 'kurz{Enter}')
  expect(await screen.findByText('Mindestens 8 Zeichen sind nötig.')).toBeVisible()
  expect(password).toHaveFocus()
  expect(callBackend).not.toHaveBeenCalled()

  await user.type(password, ' ist besser{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(name).toHaveValue('Frau Müller')
  expect(password).toHaveValue('kurz ist besser')
  vi.mocked(callBackend).mockResolvedValue({ status: 201, data: { key: 'k', link }, retryAfter: null })
  await user.click(screen.getByRole('button', { name: 'Link anlegen' }))
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith({ key: 'k', locale: 'en' }))
  const data = {
    type: 'page',
    target: 7,
    locale: 'en',
    days: 1,
    name: 'Frau Müller',
    is_fixed: true,
    allows_comments: false,
    password: 'kurz ist besser',
  }
  expect(callBackend).toHaveBeenLastCalledWith('POST', '/de/api/preview-links/', expect.objectContaining({ data }))
  await waitFor(() => expect(name).toHaveValue(''))
  expect(screen.getByLabelText('immer den neuesten Stand')).toBeChecked()
  expect(screen.getByLabelText('Sprache')).toHaveValue('de')
})

it.each([
  ['de', /^Für wen/, /unsichtbare Steuerzeichen/],
  ['en', /^For whom/, /invisible control characters/],
] as const)('explains an invalid name in %s', async (locale, label, problem) => {
  const user = userEvent.setup()
  renderIn(locale, <LinkForm draft={{ type: 'page', id: 7 }} locale="de" language={locale} onCreated={vi.fn()} />)
  await user.type(screen.getByLabelText(label), 'Frau\u202eMüller{Enter}')
  expect(await screen.findByText(problem)).toBeVisible()
})

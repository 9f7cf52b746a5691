import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { SecondFactors } from './second-factors'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('continues with a new secret if the set-up of an app has ended', async () => {
  let setUpCount = 0
  vi.mocked(callBackend).mockImplementation(async (method, path) => {
    if (!path.endsWith('/totp')) return { status: 200, data: { status: 200, data: [] }, retryAfter: null }
    if (method === 'POST') return { status: 409, data: { status: 409 }, retryAfter: null }
    setUpCount += 1
    const meta = { secret: `SECRET${setUpCount}`, totp_url: 'otpauth://totp/x' }
    return { status: 404, data: { status: 404, meta }, retryAfter: null }
  })
  renderIn('de', <SecondFactors email="ada@example.org" isStaff />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Authenticator-App/ }))
  expect(await screen.findByText('SECR ET1')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Code aus der App/ }), '123456{Enter}')
  expect(await screen.findByText('SECR ET2')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('scannen Sie den neuen Code')
})

it.each([
  ['a member', false, ['totp'], /anderen Sitzungen enden. Danach haben Sie keinen zweiten Faktor.*verfallen.$/],
  ['staff', true, ['totp'], /verfallen. Wenn Ihre Rolle.*besser vorher ein.$/],
  ['staff with a passkey', true, ['totp', 'webauthn'], /anderen Sitzungen enden.$/],
])('names the cost of a removal by %s', async (_, isStaff, types, text) => {
  const counts = { total_code_count: 10, unused_code_count: 10 }
  const data = [...types, 'recovery_codes'].map((type, id) => {
    return { type, id, name: 'Telefon', created_at: 0, last_used_at: null, ...counts }
  })
  vi.mocked(callBackend).mockResolvedValue({ status: 200, data: { status: 200, data }, retryAfter: null })
  renderIn('de', <SecondFactors email="ada@example.org" isStaff={isStaff} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Entfernen: Authenticator-App' }))
  expect(await screen.findByText(/^Codes aus der App/)).toHaveTextContent(text)
})

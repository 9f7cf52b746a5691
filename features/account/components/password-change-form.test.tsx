import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { PasswordChangeForm } from './password-change-form'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))
beforeEach(() => vi.mocked(callBackend).mockReset())

const keyFacts = { scopes: ['jobs:read' as const], created_at: '2026-11-03T09:00:00+01:00' }
const keys = [
  {
    id: 4,
    name: 'Spielplan',
    prefix: 'bhj_aaaaaa',
    ...keyFacts,
    last_used_on: '2026-11-20',
    created_by: 'Kim Kollege',
  },
  { id: 7, name: 'Altes Programm', prefix: 'bhj_bbbbbb', ...keyFacts, last_used_on: null, created_by: null },
]

async function fill(submit: string) {
  const user = userEvent.setup()
  const passwords = [...document.querySelectorAll('input[autocomplete$="-password"]')]
  for (const input of passwords) await user.type(input, 'Scheinwerfer an, Ruhe bitte')
  vi.mocked(callBackend).mockResolvedValueOnce({ status: 200, data: { status: 200 }, retryAfter: null })
  await user.click(screen.getByRole('button', { name: submit }))
}
const listSent = () => vi.mocked(callBackend).mock.calls.map(([, , options]) => options?.data)

it('sends the team keys selected for revocation', async () => {
  renderIn('de', <PasswordChangeForm email="kim@example.org" locale="de" keys={keys} />)
  expect(screen.getByRole('group', { name: 'API-Schlüssel' })).toBeVisible()
  expect(
    screen.getByText('angelegt am 3. November 2026 von Kim Kollege, zuletzt benutzt am 20. November 2026'),
  ).toBeVisible()
  await userEvent.click(screen.getByLabelText('„Altes Programm“ (bhj_bbbbbb…) widerrufen'))
  await fill('Passwort ändern')
  expect(await screen.findByRole('status')).toHaveTextContent('Ihr neues Passwort gilt ab sofort.')
  expect(listSent()).toMatchObject([{ end_keys: [7] }])
  expect(screen.queryByLabelText(/Altes Programm/)).toBeNull()
  expect(screen.getByLabelText('„Spielplan“ (bhj_aaaaaa…) widerrufen')).not.toBeChecked()
})

it('sends only the fields of allauth without a selected key, and shows no choice without keys', async () => {
  renderIn('en', <PasswordChangeForm email="kim@example.org" locale="en" keys={[]} />)
  expect(screen.queryByRole('group')).toBeNull()
  await fill('Change password')
  expect(await screen.findByRole('status')).toBeVisible()
  const [body] = listSent()
  expect(JSON.parse(JSON.stringify(body))).toEqual({
    current_password: 'Scheinwerfer an, Ruhe bitte',
    new_password: 'Scheinwerfer an, Ruhe bitte',
  })
})

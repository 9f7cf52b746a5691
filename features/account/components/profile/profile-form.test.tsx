import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { ProfileForm } from './profile-form'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('sends only the values that were changed since the last success', async () => {
  const sent: unknown[] = []
  vi.mocked(callBackend).mockImplementation(async (_method, _path, { data } = {}) => {
    sent.push(data)
    return { status: sent.length === 2 ? 500 : 200, data: {}, retryAfter: null }
  })
  const name = { salutation: '', title: '', first_name: 'Ada', last_name: 'Byron' }
  const work = { organization: 'Oper', position: '', phone: '1' }
  const profile = { ...name, ...work, language: 'de' as const, newsletter: true }
  renderIn('de', <ProfileForm url="/api/users/me/" email="ada@example.org" profile={profile} />)
  const user = userEvent.setup()
  const save = async (count: number) => {
    await user.click(screen.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(sent).toHaveLength(count))
  }
  await user.type(screen.getByRole('textbox', { name: /^Telefon/ }), '2')
  await save(1)
  await user.click(screen.getByRole('checkbox'))
  await save(2)
  await save(3)
  await save(4)
  expect(sent).toEqual([{ phone: '12' }, { newsletter: false }, { newsletter: false }, {}])
  renderIn('de', <ProfileForm url="/api/users/me/" email="ada@example.org" profile={profile} mailLanguage="de" />)
  expect(screen.getAllByRole('group', { name: 'Sprache unserer E-Mails' })).toHaveLength(1)
})

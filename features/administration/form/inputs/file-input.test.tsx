import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { listSentRequests, mockCalls, renderInAdministration } from '../../administration.fixture'
import { FileInput } from './file-input'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const createContent = (name: string) => ({ name, hash: 'a'.repeat(64), type: 'application/pdf', size: 2_500_000 })

function Field() {
  const [value, setValue] = useState<unknown>(createContent('alt.pdf'))
  const frame = { id: 'f', label: 'Datei', error: undefined, hint: undefined, isRequired: true }
  return <FileInput {...frame} value={value} onChange={setValue} />
}

it('uploads a chosen file, and keeps the previous one if it is refused', async () => {
  const user = userEvent.setup()
  const { container } = renderInAdministration(<Field />)
  const choose = (name: string) =>
    user.upload(container.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], name))

  mockCalls(() => [400, { file: ['Der Inhalt passt nicht zum Namen.'] }])
  await choose('falsch.pdf')
  expect(await screen.findByRole('status')).toHaveTextContent('Der Inhalt passt nicht zum Namen.')
  expect(screen.getByText('alt.pdf')).toBeVisible()

  mockCalls(() => [200, createContent('neu.pdf')])
  await choose('neu.pdf')
  expect(await screen.findByText('neu.pdf')).toBeVisible()
  expect(screen.getByText('2,5 MB')).toBeVisible()
  expect(listSentRequests('POST')[0]?.[0]).toBe('/de/api/administration/download-files/content/')
  await expectAccessible(container)
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { listSentRequests, mockCalls, renderInAdministration } from '../../administration.fixture'
import { AttachmentsInput } from './attachments-input'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const createFile = (id: number, title: string) => ({
  id,
  title,
  size: 1000,
  type: 'application/pdf',
  date: '2026-11-01',
  language: 'de',
  url: `/api/files/${id}/${title}.pdf`,
})
const createDirectory = (titles: readonly string[]) => ({
  id: 4,
  title: 'Tarif',
  slug: 'tarif',
  description: '',
  category: { id: 1, title: 'Presse', slug: 'presse' },
  files: titles.map((title, index) => createFile(index + 1, title)),
})

function Field() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <AttachmentsInput
        id="f"
        label="Anhänge"
        error={undefined}
        hint={undefined}
        title={{ de: 'Tarif', en: '' }}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

/** Stores the names of PDF files; refuses others. */
function storeUpload(stored: string[], file: FormDataEntryValue | null): [number, object] {
  if (!(file instanceof File) || !file.name.endsWith('.pdf')) return [400, { detail: 'Nicht erlaubt.' }]
  stored.push(file.name.replace('.pdf', ''))
  return [201, { directory: 4, file: stored.length }]
}

/** Mocks the backend: uploads go to directory 4. */
function mockUploads(stored: string[]) {
  mockCalls((method, path, data) => {
    if (method === 'POST' && data instanceof FormData) return storeUpload(stored, data.get('file'))
    if (method === 'DELETE') {
      stored.length = 0
      return [204, null]
    }
    if (path.endsWith('/restore/')) {
      stored.push('Studie')
      return [204, null]
    }
    return path.includes('download-directories/4')
      ? [200, createDirectory(stored)]
      : [200, { count: 0, next: null, previous: null, results: [] }]
  })
}

it('attaches files that are dropped on the form, in one directory', async () => {
  const stored: string[] = []
  mockUploads(stored)
  const { container } = renderInAdministration(<Field />)
  const files = [new File(['%PDF-1'], 'Studie.pdf'), new File(['%PDF-2'], 'Tabelle.pdf')]
  fireEvent.drop(container.querySelector('fieldset') as HTMLElement, {
    dataTransfer: { types: ['Files'], files, items: [] },
  })
  expect(await screen.findByRole('link', { name: 'Tabelle' })).toHaveAttribute('href', '/api/files/2/Tabelle.pdf')
  expect(screen.getByRole('link', { name: 'Studie' })).toBeVisible()
  const [first, second] = listSentRequests('POST').map(([, data]) => data as FormData)
  expect([first?.get('directory'), first?.get('title_de')]).toEqual([null, 'Tarif'])
  expect(second?.get('directory')).toBe('4')
  await expectAccessible(container)
})

it('goes on after a refused file, and names each one', async () => {
  const stored: string[] = []
  mockUploads(stored)
  const { container } = renderInAdministration(<Field />)
  const names = ['logo.eps', 'Studie.pdf', 'foto.tif', 'Tabelle.pdf']
  const files = names.map((name) => new File(['%PDF-1'], name))
  fireEvent.drop(container.querySelector('fieldset') as HTMLElement, {
    dataTransfer: { types: ['Files'], files, items: [] },
  })
  expect(await screen.findByRole('link', { name: 'Tabelle' })).toBeVisible()
  expect(screen.getByText(/^„logo\.eps“ ist nicht angehängt: Nicht erlaubt\. „foto\.tif“/)).toBeVisible()
})

it('removes an attached file, and restores it', async () => {
  const stored: string[] = []
  mockUploads(stored)
  let undo: () => void = vi.fn()
  const onUndo = (press: () => void) => {
    undo = press
  }
  const { container } = renderInAdministration(<Field />, { onUndo })
  const user = userEvent.setup()
  await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, new File(['%PDF-1'], 'Studie.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Studie löschen' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Studie' })).toBeNull())
  expect(listSentRequests('DELETE')[0]?.[0]).toBe('/de/api/administration/attachments/1/')
  undo()
  expect(await screen.findByRole('link', { name: 'Studie' })).toBeVisible()
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend, type UploadOptions } from '@/lib/api/browser-client'
import { expectAccessible } from '@/tests/axe'
import { deferred } from '@/tests/deferred'
import { renderIn } from '@/tests/render'
import { createPicture } from './picture.fixture'
import { PictureDialog } from './picture-dialog'

// Loaded here because the dialog imports it on demand.
import './media-library'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const toResponse = (status: number, data: unknown) => ({ status, data, retryAfter: null })
const list = { count: 0, next: null, previous: null, results: [] }

function show(detailsPictureId: number | null) {
  const onClose = vi.fn()
  renderIn(
    'de',
    <PictureDialog locale="de" detailsPictureId={detailsPictureId} onChoose={() => undefined} onClose={onClose} />,
  )
  return { onClose, dialog: within(screen.getByRole('dialog')) }
}
const leavesDocument = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks before the dialog or the document is left during an upload', async () => {
  const upload = deferred<ReturnType<typeof toResponse>>()
  let reportProgress: UploadOptions['onProgress'] | undefined
  vi.mocked(callBackend).mockImplementation(async (method, path, options) => {
    reportProgress ??= options?.upload?.onProgress
    if (method === 'POST') return upload.promise
    return toResponse(200, path.endsWith('/folders/') ? [] : list)
  })
  const { onClose, dialog } = show(null)
  await dialog.findByText(/Mediathek ist noch leer/)
  const file = new File(['himmel'], 'himmel.png', { type: 'image/png' })
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], items: [], files: [file] } })
  await dialog.findByText('Wird hochgeladen …')
  expect(leavesDocument()).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }))
  const question = within(dialog.getByRole('alertdialog', { name: /noch Bilder hochgeladen/ }))
  await expectAccessible(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('searchbox'))
  act(() => reportProgress?.(0.5))
  expect(dialog.getByRole('searchbox')).toHaveFocus()
  await userEvent.click(question.getByRole('button', { name: 'Schließen' }))
  expect(onClose).toHaveBeenCalledOnce()
  upload.resolve(toResponse(201, createPicture(10)))
  await vi.waitFor(() => expect(leavesDocument()).toBe(true))
  await vi.waitFor(() => expect(dialog.queryByRole('alertdialog')).toBeNull())
})

it('deletes a picture that someone else has changed at the second attempt', async () => {
  const current = createPicture(5, { revision: 2, alt: 'Nebel', alt_de: 'Nebel' })
  const sentRevisions: unknown[] = []
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    if (path.endsWith('/folders/') || path.endsWith('/usage/')) return toResponse(200, [])
    if (method !== 'DELETE') return toResponse(200, /media\/5\/$/.test(path) ? createPicture(5) : list)
    const { revision } = data as { revision: number }
    sentRevisions.push(revision)
    return revision === 2 ? toResponse(204, null) : toResponse(409, { detail: '', current, yours: null, by: 'Ben' })
  })
  const { dialog } = show(5)
  for (const alt of ['', 'Nebel']) {
    expect(await dialog.findByLabelText('Alternativtext (Deutsch)')).toHaveValue(alt)
    await userEvent.click(dialog.getByRole('button', { name: 'Bild löschen' }))
    await userEvent.click(await dialog.findByRole('button', { name: /^(Ja|Jetzt|Endgültig)/ }))
    await vi.waitFor(() => expect(sentRevisions).toContain(alt === '' ? 1 : 2))
  }
  expect(sentRevisions).toEqual([1, 2])
})

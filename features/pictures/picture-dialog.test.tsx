import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { expectAccessible } from '@/tests/axe'
import { deferred } from '@/tests/deferred'
import { renderIn } from '@/tests/render'
import { createPicture } from './picture.fixture'
import { PictureField } from './picture-field'
import { toImage } from './to-image'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

/** Mocks the library of the backend and records its calls. */
function mockLibrary(pictures: LibraryPicture[]) {
  const calls: string[] = []
  const state = new Map(pictures.map((picture) => [picture.id, picture]))
  const use = { type: 'page', id: 1, title: 'Spielplan', url: '/de/spielplan', state: 'published' }
  const conflict = { detail: 'Inzwischen geändert.', yours: {}, by: 'Ben Beispiel' }
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    calls.push(`${method} ${path}`)
    const toResponse = (status: number, body: unknown) => ({ status, data: body, retryAfter: null })
    if (path.endsWith('/folders/')) return toResponse(200, [])
    if (method === 'POST') {
      const uploaded = createPicture(state.size + 10)
      state.set(uploaded.id, uploaded)
      return toResponse(201, uploaded)
    }
    if (path.endsWith('/usage/')) return toResponse(200, [])
    const picture = state.get(Number(/media\/(\d+)\//.exec(path)?.[1]))
    if (!picture)
      return toResponse(200, { count: state.size, next: null, previous: null, results: [...state.values()] })
    if (method === 'GET') return toResponse(200, picture)
    if (method === 'DELETE') return toResponse(409, { detail: 'Wird noch verwendet.', used_by: [use] })
    const { revision, ...change } = data as Partial<LibraryPicture>
    if (revision !== picture.revision) return toResponse(409, { ...conflict, current: picture })
    const changed = { ...picture, ...change, revision: picture.revision + 1 }
    state.set(picture.id, changed)
    return toResponse(200, changed)
  })
  return { calls, state }
}

function show(value: LibraryPicture | null) {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const rendered = renderIn(
    'de',
    <form onSubmit={onSubmit}>
      <PictureField id="image" label="Bild" value={value && toImage(value)} onChange={onChange} locale="de" />
    </form>,
  )
  return { ...rendered, onChange, onSubmit, user: userEvent.setup() }
}

// The first test, because the library is loaded once per file.
it('uploads a file that is dropped before the library is loaded', async () => {
  mockLibrary([])
  const { onChange } = show(null)
  fireEvent.click(screen.getByRole('button', { name: 'Bild wählen' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('Bilder werden geladen')
  const file = new File(['himmel'], 'himmel.png', { type: 'image/png' })
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], items: [], files: [file] } })
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 10 })))
})

it('shows the picture of the field and the missing alternative text', async () => {
  mockLibrary([createPicture(5)])
  const { container } = show(createPicture(5))
  expect(await screen.findByText('Noch nicht beschrieben')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Bild' })).toContainElement(
    screen.getByRole('button', { name: 'Anderes Bild wählen' }),
  )
  await expectAccessible(container)
})

it('retries details that failed to load', async () => {
  mockLibrary([createPicture(5)])
  const { user } = show(createPicture(5))
  await screen.findByText('Noch nicht beschrieben')
  const respond = vi.mocked(callBackend).getMockImplementation()
  vi.mocked(callBackend).mockImplementation(async (method, path) =>
    respond && !/media\/5\/$/.test(path) ? respond(method, path) : { status: 0, data: null, retryAfter: null },
  )
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(/keine Verbindung/i)).toBeVisible()
  mockLibrary([createPicture(5)])
  await user.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await dialog.findByLabelText('Alternativtext (Deutsch)')).toBeVisible()
  expect(dialog.queryByRole('alert')).toBeNull()
})

it('shows why pictures and folders failed to load, and retries them', async () => {
  vi.mocked(callBackend).mockResolvedValue({ status: 0, data: null, retryAfter: null })
  const { user } = show(null)
  await user.click(screen.getByRole('button', { name: 'Bild wählen' }))
  await waitFor(() => expect(screen.getAllByText(/keine Verbindung/i)).toHaveLength(2))
  expect(screen.queryByText(/Mediathek ist noch leer/)).toBeNull()
  mockLibrary([createPicture(5)])
  for (const again of screen.getAllByRole('button', { name: 'Noch einmal versuchen' })) await user.click(again)
  expect(await screen.findByText('1 von einem Bild')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Neuer Ordner' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows saved details in the field without refetching', async () => {
  const { calls } = mockLibrary([createPicture(5)])
  const { user } = show(createPicture(5))
  expect(await screen.findByText('Noch nicht beschrieben')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  await user.type(await screen.findByLabelText('Alternativtext (Deutsch)'), 'Nebel')
  await user.click(screen.getByRole('button', { name: 'Angaben speichern' }))
  await screen.findByText('Gespeichert')
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.queryByText('Noch nicht beschrieben')).toBeNull()
  // One request of the field and one of the details.
  expect(calls.filter((call) => /^GET .*media\/5\/$/.test(call))).toHaveLength(2)
})

it('removes the picture from the field', async () => {
  mockLibrary([createPicture(5, { is_decorative: true })])
  const { user, onChange } = show(createPicture(5))
  expect(await screen.findByText('Dekorativ')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Bild entfernen' }))
  expect(onChange).toHaveBeenCalledWith(null)
})

it('selects a picture of the library', async () => {
  mockLibrary([createPicture(5), createPicture(6, { alt_de: 'Die leere Bühne', alt: 'Die leere Bühne' })])
  const { user, onChange } = show(null)
  await user.click(screen.getByRole('button', { name: 'Bild wählen' }))
  const dialog = screen.getByRole('dialog', { name: 'Bilder' })
  await user.click(await within(dialog).findByRole('button', { name: 'Die leere Bühne' }))
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 6, alt: 'Die leere Bühne' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('selects an uploaded picture, unless it is one of several', async () => {
  mockLibrary([])
  const { user, onChange } = show(null)
  const upload = async (...names: string[]) => {
    await user.click(screen.getByRole('button', { name: 'Bild wählen' }))
    const files = names.map((name) => new File([name], name, { type: 'image/png' }))
    await user.upload(screen.getByLabelText('Bilder hochladen', { selector: 'input' }), files)
  }
  await upload('eins.png', 'zwei.png')
  expect(await screen.findAllByText('Hochgeladen')).toHaveLength(2)
  expect(onChange).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  await upload('drei.png')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 12 }))
})

it('saves details without submitting a surrounding form', async () => {
  const { state } = mockLibrary([createPicture(5)])
  const { user, onSubmit } = show(createPicture(5))
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  await user.type(await screen.findByLabelText('Alternativtext (Deutsch)'), 'Nebel')
  screen.getByRole('slider', { name: 'Fokuspunkt' }).focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
  await user.click(screen.getByRole('button', { name: 'Angaben speichern' }))
  expect(await screen.findByText('Gespeichert')).toBeVisible()
  expect(state.get(5)).toMatchObject({ alt_de: 'Nebel', focal: { x: 0.3, y: 0.4 } })
  expect(onSubmit).not.toHaveBeenCalled()
  await expectAccessible(screen.getByRole('dialog'))
})

it('shows both versions after a conflict', async () => {
  const { state } = mockLibrary([createPicture(5)])
  const { user } = show(createPicture(5))
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  await user.type(await screen.findByLabelText('Alternativtext (Deutsch)'), 'Meins')
  state.set(5, createPicture(5, { alt_de: 'Ihres', copyright: 'Ada Lux', revision: 2 }))
  await user.click(screen.getByRole('button', { name: 'Angaben speichern' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ben Beispiel hat dieses Bild.*Ihres/)
  expect(screen.getByLabelText('Alternativtext (Deutsch)')).toHaveValue('Meins')
  expect(screen.getByLabelText('Bildnachweis')).toHaveValue('Ada Lux')
  for (const name of ['Angaben speichern', 'Dieses Bild verwenden']) {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    expect(state.get(5)?.alt_de).toBe('Ihres')
  }
  await user.click(screen.getByRole('button', { name: /^Meine Fassung behalten/ }))
  await user.click(screen.getByRole('button', { name: 'Angaben speichern' }))
  await waitFor(() => expect(state.get(5)).toMatchObject({ alt_de: 'Meins', copyright: 'Ada Lux' }))
})

/** Delays the responses to changes. */
function holdChanges() {
  const respond = vi.mocked(callBackend).getMockImplementation()
  const [sent, response] = [deferred(), deferred()]
  vi.mocked(callBackend).mockImplementation(async (...call) => {
    if (call[0] === 'PATCH') {
      sent.resolve()
      await response.promise
    }
    return (await respond?.(...call)) ?? { status: 0, data: null, retryAfter: null }
  })
  return { sent, response }
}

it('shows both versions of a field that is edited while a conflict of another field is reported', async () => {
  const { state } = mockLibrary([createPicture(5)])
  const { user } = show(createPicture(5))
  const { sent, response } = holdChanges()
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  await user.type(await screen.findByLabelText('Alternativtext (Deutsch)'), 'Meins')
  state.set(5, createPicture(5, { copyright: 'Ada Lux', revision: 2 }))
  await user.click(screen.getByRole('button', { name: 'Angaben speichern' }))
  await sent.promise
  await user.type(screen.getByLabelText('Bildnachweis'), 'Ben')
  response.resolve()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ben Beispiel hat dieses Bild.*Ada Lux/)
  expect(state.get(5)).toMatchObject({ copyright: 'Ada Lux', revision: 2 })
})

it('keeps letters that are typed while the details are saved', async () => {
  const { state } = mockLibrary([createPicture(5)])
  const { user } = show(createPicture(5))
  const { sent, response } = holdChanges()
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  const field = await screen.findByLabelText('Alternativtext (Deutsch)')
  const save = screen.getByRole('button', { name: 'Angaben speichern' })
  await user.type(field, 'Nebel')
  await user.click(save)
  await sent.promise
  await user.type(field, ' im Wald')
  response.resolve()
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'))
  expect(state.get(5)?.alt_de).toBe('Nebel')
  expect(field).toHaveValue('Nebel im Wald')
  await user.click(save)
  expect(await screen.findByText('Gespeichert')).toBeVisible()
  expect(state.get(5)?.alt_de).toBe('Nebel im Wald')
})

it('asks for a confirmation before closing with unsaved details', async () => {
  const { state } = mockLibrary([createPicture(5)])
  const { user } = show(createPicture(5))
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  await user.type(await screen.findByLabelText('Bildnachweis'), 'Ada Lux')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Speichern und weiter' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(state.get(5)?.copyright).toBe('Ada Lux')
})

it('keeps and reports a text that is too long, and does not send it', async () => {
  const { calls } = mockLibrary([createPicture(5)])
  const { user } = show(createPicture(5))
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  const field = await screen.findByLabelText('Bildnachweis')
  await user.click(field)
  await user.paste('x'.repeat(302))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/2 Zeichen zu viel/)
  await user.click(screen.getByRole('button', { name: 'Angaben speichern' }))
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual([])
})

it('does not delete a picture in use, and lists its uses', async () => {
  mockLibrary([createPicture(5)])
  const { user } = show(createPicture(5))
  await user.click(screen.getByRole('button', { name: 'Angaben bearbeiten' }))
  await user.click(await screen.findByRole('button', { name: 'Bild löschen' }))
  expect(screen.getByRole('button', { name: 'Behalten' })).toHaveFocus()
  await user.type(screen.getByLabelText('Bildnachweis'), 'Ada Lux')
  expect(screen.getByLabelText('Bildnachweis')).toHaveValue('Ada Lux')
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }))
  const refusal = await screen.findByRole('alert')
  expect(refusal).toHaveTextContent('Wird noch verwendet.')
  expect(within(refusal).getByRole('link', { name: /Spielplan/ })).toHaveAttribute('href', '/de/spielplan')
  expect(screen.getByLabelText('Bildnachweis')).toBeVisible()
  for (const name of ['Bild löschen', 'Behalten']) await user.click(screen.getByRole('button', { name }))
  expect(refusal.parentElement).toHaveFocus()
})

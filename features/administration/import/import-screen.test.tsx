import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { saveTable } from '@/components/files/save-table'
import { expectAccessible } from '@/tests/axe'
import { listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { persons } from '../records/persons'
import { ImportScreen } from './import-screen'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const createColumn = (head: string, target: string | null, sample: string) => ({ head, target, samples: [sample] })
const createLine = (number: number, state: string, title: string, otherFields: object = {}) => ({
  line: number,
  state,
  id: null,
  title,
  changes: [],
  errors: [],
  warnings: [],
  ...otherFields,
})
const preview = {
  dry_run: true,
  hash: 'as-shown',
  encoding: 'utf-8',
  separator: ';',
  problem: null,
  targets: ['id', 'name', 'title.de', 'phone'],
  columns: [
    createColumn('Name', 'name', 'Ada Amsel'),
    createColumn('Tel', 'phone', '2'),
    createColumn('Notiz', null, ''),
  ],
  counts: { new: 1, changed: 1, unchanged: 0, wrong: 0 },
  lines: [
    createLine(2, 'changed', 'Ada Amsel', { id: 4, changes: [{ target: 'phone', from: '1', to: '2' }] }),
    createLine(3, 'new', 'Bea Bussard', { changes: [{ target: 'name', from: '', to: 'Bea Bussard' }] }),
  ],
}
const wrong = {
  ...preview,
  counts: { new: 0, changed: 0, unchanged: 1, wrong: 1 },
  lines: [
    createLine(2, 'wrong', 'Ada Amsel', {
      errors: [
        { column: 1, target: 'phone', message: 'Erwartet wird eine Zahl.' },
        { column: null, target: 'title.de', message: 'Pflichtfeld' },
        { column: null, target: null, message: 'Diese Zeile hat mehr Felder als die Kopfzeile.' },
      ],
    }),
    createLine(3, 'unchanged', 'Bea Bussard'),
  ],
}
const imported = { dry_run: false, created: [9], changed: [4], unchanged: 0 }

let respond: (sent: FormData) => [status: number, body: unknown]

beforeEach(() => {
  respond = (sent) => [200, sent.has('hash') ? imported : preview]
  mockCalls((_, __, data) => (data instanceof FormData ? respond(data) : [404, {}]))
})

/** Returns path and column mapping of the sent requests. */
const listSent = () =>
  listSentRequests('POST').map(([path, data]) => [path, data instanceof FormData && data.get('mapping')] as const)

async function chooseTable(properties: Partial<File> = {}) {
  const user = userEvent.setup()
  const { container } = renderInAdministration(<ImportScreen view={persons} />)
  // jsdom reads no files.
  const file = new File([], 'Tabelle.csv')
  const content = { arrayBuffer: async () => new ArrayBuffer(8), ...properties }
  for (const [name, value] of Object.entries(content)) Object.defineProperty(file, name, { value })
  await user.upload(screen.getByLabelText('Datei'), file)
  return { user, container }
}

it('previews the changes of a table by value, then imports them', async () => {
  const { user, container } = await chooseTable()
  expect(await screen.findByText('1 neu, 1 geändert, 0 unverändert, 0 fehlerhaft')).toBeVisible()
  const changed = screen.getByText('Ein geänderter Eintrag').closest('details')
  expect(changed).toHaveTextContent('Zeile 2 Ada AmselTelefonvorher 1 → nachher 2')
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: '2 Einträge importieren' }))
  expect(await screen.findByRole('heading', { name: 'Importiert' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Zur Liste: Ansprechpersonen' })).toHaveAttribute('href', '/de/admin/persons')
  expect(listSent()).toEqual([
    ['/de/api/administration/persons/import/', null],
    ['/de/api/administration/persons/import/', null],
  ])
  await expectAccessible(container)
})

it('moves a target from one column to another, and loads the preview again', async () => {
  const { user } = await chooseTable()
  await user.selectOptions(await screen.findByLabelText('Notiz'), 'Telefon')
  await vi.waitFor(() => expect(listSent().at(-1)?.[1]).toBe('["name",null,"phone"]'))
  expect(screen.getByLabelText('Tel')).toHaveDisplayValue('Nicht importieren')
  expect(screen.getByLabelText('Notiz')).toHaveFocus()
})

vi.mock('@/components/files/save-table', () => ({ saveTable: vi.fn() }))

it('imports the valid lines, and saves the others with their reasons as a table', async () => {
  const rejected = 'Zeile;Grund;Name'
  const mixed = { ...preview, rejected, counts: { ...preview.counts, wrong: 1 } }
  respond = (data) => [200, data.has('hash') ? { ...imported, wrong: 1, rejected } : mixed]
  const { user } = await chooseTable()
  expect(await screen.findByText(/^Eine Zeile ist fehlerhaft und wird nicht importiert/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fehlerhafte Zeilen als CSV speichern' }))
  await user.click(screen.getByRole('button', { name: '2 Einträge importieren' }))
  expect(await screen.findByRole('heading', { name: 'Importiert' })).toBeVisible()
  expect(screen.getByText('Eine fehlerhafte Zeile')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fehlerhafte Zeilen als CSV speichern' }))
  expect(vi.mocked(saveTable).mock.calls).toEqual([
    ['persons-fehlerhaft.csv', rejected],
    ['persons-fehlerhaft.csv', rejected],
  ])
})

it('shows warnings of lines that are imported', async () => {
  const warnings = [{ column: 1, target: 'phone', message: 'Fehlt eine Null?' }]
  respond = () => [200, { ...preview, lines: [createLine(2, 'changed', 'Ada Amsel', { warnings })] }]
  await chooseTable()
  expect(await screen.findByText('Tel: Fehlt eine Null?')).toBeVisible()
  expect(screen.getByText(/^Eine Zeile wird importiert, ist aber vielleicht nicht richtig/)).toBeVisible()
})

it('imports nothing if all lines are invalid, and names their columns or values', async () => {
  respond = () => [200, wrong]
  await chooseTable()
  const lines = (await screen.findByText('Eine fehlerhafte Zeile')).closest('details')
  const errors = within(lines as HTMLElement)
  expect(errors.getByText('Tel: Erwartet wird eine Zahl.')).toBeVisible()
  expect(errors.getByText('Titel, zum Beispiel Dr. (Deutsch): Pflichtfeld')).toBeVisible()
  expect(errors.getByText('Diese Zeile hat mehr Felder als die Kopfzeile.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /importieren$/ })).toBeNull()
})

it.each([
  [409, /^Die Daten haben sich .* Bitte prüfen Sie die neue Vorschau/],
  [503, /Vielleicht ist die Tabelle trotzdem importiert/],
])('loads the preview again if the import may have another effect (%i)', async (status, text) => {
  respond = () => [200, preview]
  const { user } = await chooseTable()
  respond = (data) => (data.has('hash') ? [status, { detail: 'x' }] : [200, { ...preview, hash: 'new' }])
  await user.click(await screen.findByRole('button', { name: '2 Einträge importieren' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await vi.waitFor(() => expect(listSent()).toHaveLength(3))
  respond = (data) => (data.get('hash') === 'new' ? [200, imported] : [409, {}])
  await user.click(screen.getByRole('button', { name: '2 Einträge importieren' }))
  expect(await screen.findByRole('heading', { name: 'Importiert' })).toBeVisible()
})

it('shows why a file is refused', async () => {
  respond = () => [400, { file: ['Das ist keine CSV-Datei.'] }]
  await chooseTable()
  expect(await screen.findByRole('alert')).toHaveTextContent('Das ist keine CSV-Datei.')
})

it('shows the limits for a large table without reading or sending it', async () => {
  const arrayBuffer = vi.fn()
  await chooseTable({ size: 6 * 1024 * 1024, arrayBuffer })
  expect(await screen.findByRole('alert')).toHaveTextContent('höchstens 5 MB')
  expect(arrayBuffer).not.toHaveBeenCalled()
  expect(listSent()).toEqual([])
})

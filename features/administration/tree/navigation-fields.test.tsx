import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { repeatedKeyMark } from '@/lib/deferred-scripts'
import { expectAccessible } from '@/tests/axe'
import { deferred } from '@/tests/deferred'
import { listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { RecordScreen } from '../record/record-screen'
import { navigation } from '../records/navigation'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const names = ['', 'Haus', 'Themen', 'Recht', 'Presse']
const createPage = (id: number) => ({
  id,
  parent: null,
  position: 0,
  below: 0,
  in_menu: true,
  in_footer: false,
  is_highlight: false,
  is_clickable: true,
  menu_name: { de: '', en: '' },
  title: { de: names[id], en: null },
  url: { de: `/de/${id}`, en: null },
  state: { de: 'online', en: null },
})
const values = {
  menu: [
    { page: 1, level: 1 },
    { page: 2, level: 1 },
    { page: 3, level: 2 },
  ],
  members: [],
  footer: [{ kind: 'link', id: 9 }],
}
const createLink = (id: number, name: string, isShown: boolean) => ({
  id,
  title: { de: name, en: name },
  is_shown: isShown,
  // Old sites have addresses that are no valid UTF-8.
  url: { de: `https://${id}.example/%FCber`, en: `https://${id}.example/` },
})
const record = {
  id: 1,
  revision: 5,
  title: 'Menü und Fußzeile',
  url: null,
  changed_at: null,
  changed_by: null,
  values,
  row: { pages: [1, 2, 3].map(createPage), links: [createLink(9, 'Archiv', true), createLink(8, 'Laden', false)] },
}
const createEntry = (title: string) => ({
  menu_name: title,
  title,
  url: `/de/${title}`,
  children: [],
  is_highlight: false,
  menu_thumbs: null,
})
const preview = { menu: [createEntry('Vorschau-Eintrag')], footer: [] }

beforeEach(() => {
  localStorage.clear()
  mockCalls((method, path) => {
    if (method === 'PATCH') return [200, { ...record, revision: 6 }]
    if (path.endsWith('preview/')) return [200, { de: preview, en: preview }]
    if (path.includes('/menu/')) {
      const result = { id: 4, title: 'Presse', url: null, values: { ...createPage(4), parent: 2 } }
      return [200, { count: 1, next: null, previous: null, results: [result] }]
    }
    return [200, record]
  })
})

async function show(notify?: (text: string | undefined) => void) {
  const user = userEvent.setup()
  const { container } = renderInAdministration(<RecordScreen view={navigation} id={1} />, {
    notify: notify ?? (() => undefined),
  })
  await screen.findByRole('row', { name: 'Haus' })
  return { user, container }
}
const listRows = (tree: string) =>
  within(screen.getByRole('treegrid', { name: tree }))
    .getAllByRole('row')
    .map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label')}`)
async function save(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  return listSentRequests('PATCH')
}

it('moves entries by keyboard with announcements, and stores all in one call', async () => {
  const { user, container } = await show()
  expect(await screen.findAllByText('Vorschau-Eintrag')).toHaveLength(2)
  await expectAccessible(container)
  screen.getByRole('row', { name: 'Themen' }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(listRows('Hauptmenü')).toEqual(['1 Themen', '2 Recht', '1 Haus'])
  expect(screen.getByText('Themen: Position 1 von 2 auf der obersten Ebene.')).toHaveRole('status')
  expect(screen.getByRole('row', { name: 'Themen' })).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(screen.getByText('Themen kann nicht dorthin verschoben werden.')).toHaveRole('status')
  screen.getByRole('row', { name: 'Haus' }).focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(screen.getByText('Haus: Position 2 von 2 unter Themen.')).toHaveRole('status')
  expect(screen.getByRole('row', { name: 'Haus' })).toHaveFocus()
  const menu = [
    { page: 2, level: 1 },
    { page: 3, level: 2 },
    { page: 1, level: 2 },
  ]
  expect(await save(user)).toEqual([['/de/api/administration/navigation/1/', { revision: 5, values: { menu } }]])
})

it('moves and hides entries by buttons, and undoes steps', async () => {
  const { user, container } = await show()
  await user.click(screen.getByRole('button', { name: /Mehr\s?: Recht/ }))
  await expectAccessible(container)
  expect(screen.getByRole('button', { name: 'Nach oben' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Ausrücken' }))
  expect(listRows('Hauptmenü')).toEqual(['1 Haus', '1 Themen', '1 Recht'])
  await user.click(screen.getByRole('button', { name: 'Ausblenden' }))
  expect(listRows('Hauptmenü')).toEqual(['1 Haus', '1 Themen'])
  expect(screen.getByRole('row', { name: 'Themen' })).toHaveFocus()
  const undo = screen.getByRole('button', { name: 'Rückgängig' })
  await user.click(undo)
  await user.click(undo)
  expect(listRows('Hauptmenü')).toEqual(['1 Haus', '1 Themen', '2 Recht'])
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  const path = '/de/api/administration/navigation/1/'
  expect(await save(user)).toEqual([[path, { revision: 5, values: {} }]])
})

it('undoes a step by Ctrl+Z, except in the field of a search with a highlighted page', async () => {
  const { user } = await show()
  const themes = screen.getByRole('row', { name: 'Themen' })
  themes.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  const [menuField] = screen.getAllByRole('combobox', { name: 'Seite hinzufügen' })
  await user.type(menuField as HTMLElement, 'Pre')
  await screen.findByRole('option', { name: 'Presse' })
  await user.keyboard('{ArrowDown}{Control>}z{/Control}')
  expect(listRows('Hauptmenü')).toEqual(['1 Themen', '2 Recht', '1 Haus'])
  fireEvent.keyDown(themes, { key: 'z', ctrlKey: true, detail: repeatedKeyMark })
  expect(listRows('Hauptmenü')).toEqual(['1 Haus', '1 Themen', '2 Recht'])
})

it('adds a page below its parent, and a hidden link to the footer', async () => {
  const { user } = await show()
  const [menuField] = screen.getAllByRole('combobox', { name: 'Seite hinzufügen' })
  await user.type(menuField as HTMLElement, 'Pre')
  await user.click(await screen.findByRole('option', { name: 'Presse' }))
  expect(await screen.findByRole('row', { name: 'Presse' })).toHaveAttribute('aria-level', '2')
  expect(menuField).toHaveFocus()
  expect(menuField).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Laden zeigen' }))
  expect(listRows('Fußzeile')).toEqual(['1 Archiv', '1 Laden'])
  const [[, sent] = []] = await save(user)
  expect(sent).toMatchObject({ values: { menu: [{}, {}, {}, { page: 4, level: 2 }], footer: [{ id: 9 }, { id: 8 }] } })
})

it('adds a page once, to entries that were moved while the page was loading', async () => {
  const { promise: loading, resolve: finishLoading } = deferred()
  const result = { id: 4, title: 'Presse', url: null, values: { ...createPage(4), parent: 2 } }
  mockCalls(async (method, path) => {
    if (method === 'PATCH') return [200, { ...record, revision: 6 }]
    if (path.endsWith('preview/')) return [200, { de: preview, en: preview }]
    if (!path.includes('/menu/')) return [200, record]
    if (path.includes('ids=4')) await loading
    return [200, { count: 1, next: null, previous: null, results: [result] }]
  })
  const { user } = await show()
  const [menuField] = screen.getAllByRole('combobox', { name: 'Seite hinzufügen' })
  for (const _time of [1, 2]) {
    await user.type(menuField as HTMLElement, 'Pre')
    await user.click(await screen.findByRole('option', { name: 'Presse' }))
  }
  screen.getByRole('row', { name: 'Themen' }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  finishLoading()
  expect(await screen.findByRole('row', { name: 'Presse' })).toHaveAttribute('aria-level', '2')
  expect(listRows('Hauptmenü')).toEqual(['1 Themen', '2 Recht', '2 Presse', '1 Haus'])
  const undo = screen.getByRole('button', { name: 'Rückgängig' })
  for (const _step of [1, 2]) await user.click(undo)
  expect(listRows('Hauptmenü')).toEqual(['1 Themen', '2 Recht', '1 Haus'])
})

it('reports a page whose place cannot be loaded, and does not add it', async () => {
  mockCalls((_, path) => {
    if (path.endsWith('preview/')) return [200, { de: preview, en: preview }]
    if (path.includes('ids=4')) return [500, {}]
    const result = { id: 4, title: 'Presse', url: null, values: createPage(4) }
    return path.includes('/menu/') ? [200, { count: 1, next: null, previous: null, results: [result] }] : [200, record]
  })
  const notify = vi.fn()
  const { user } = await show(notify)
  const [menuField] = screen.getAllByRole('combobox', { name: 'Seite hinzufügen' })
  await user.type(menuField as HTMLElement, 'Pre')
  await user.click(await screen.findByRole('option', { name: 'Presse' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce())
  expect(listRows('Hauptmenü')).toHaveLength(3)
})

it('keeps the search and the focus when the menus are stored, and can no longer undo steps', async () => {
  const { user } = await show()
  screen.getByRole('row', { name: 'Themen' }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  const [menuField] = screen.getAllByRole('combobox', { name: 'Seite hinzufügen' })
  await user.type(menuField as HTMLElement, 'Pre')
  fireEvent.submit((menuField as HTMLElement).closest('form') as HTMLFormElement)
  await vi.waitFor(() => expect(screen.queryByText('Noch nicht gespeichert')).toBeNull())
  await user.keyboard('s')
  expect(menuField).toHaveFocus()
  expect(menuField).toHaveValue('Pres')
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveAttribute('aria-disabled', 'true')
})

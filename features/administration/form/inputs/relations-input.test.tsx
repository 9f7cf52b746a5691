import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockCalls, renderInAdministration } from '../../administration.fixture'
import { NewRecord } from '../../record/new-record'
import { pressReleases } from '../../records/articles'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const names = ['Oper', 'Tanz', 'Schauspiel']
const createCategory = (name: string, index: number) => ({
  id: index + 1,
  title: name,
  url: null,
  values: { title: { de: name, en: name }, slug: name.toLowerCase(), articles: 0, position: index },
})

beforeEach(() => {
  localStorage.clear()
  mockCalls((_method, path) => {
    const { searchParams } = new URL(path, 'http://localhost')
    const ids = searchParams.get('ids')?.split(',').map(Number)
    const search = searchParams.get('search') ?? ''
    const results = names
      .map(createCategory)
      .filter(({ id, title }) => (ids ? ids.includes(id) : title.includes(search)))
    return [200, { count: results.length, next: null, previous: null, results }]
  })
})

it('keeps the focus in its field after each choice, move and removal', async () => {
  const user = userEvent.setup()
  renderInAdministration(<NewRecord view={pressReleases} />)
  const field = screen.getByRole('combobox', { name: 'Kategorie der Presse hinzufügen' })
  const listChoices = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  field.focus()
  for (const [index, name] of names.entries()) {
    await user.keyboard(name)
    await screen.findByRole('option', { name })
    await user.keyboard('{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(listChoices()[index]).toContain(name))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
  }
  screen.getByRole('button', { name: 'Tanz nach oben' }).focus()
  await user.keyboard('{Enter}')
  expect(listChoices()).toEqual(['Tanz↓×', 'Oper↑↓×', 'Schauspiel↑×'])
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(listChoices()).toHaveLength(3)
  screen.getByRole('button', { name: 'Oper entfernen' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('list')).toHaveFocus()
})

it('offers only matching records while the search for the typed words is running', async () => {
  const user = userEvent.setup()
  renderInAdministration(<NewRecord view={pressReleases} />)
  await user.click(screen.getByRole('combobox', { name: 'Kategorie der Presse hinzufügen' }))
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: 'Oper' })
  await user.keyboard('tan{ArrowDown}{Enter}')
  expect(await screen.findByRole('button', { name: 'Tanz entfernen' })).toBeVisible()
})

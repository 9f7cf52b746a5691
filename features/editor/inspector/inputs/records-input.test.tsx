import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { recordSelectionSchema } from '@/lib/contract/records/record-selection'
import { expectAccessible } from '@/tests/axe'
import { deferred } from '@/tests/deferred'
import { createTree } from '../../core/example.fixture'
import { openFields } from '../open-fields.fixture'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const item = { headline: 'Meldung', link: '/de/pressemitteilungen/meldung/7', image: null }
const category = { id: 3, title: 'Tarif', slug: 'tarif', url: '/de/pressemitteilungen/category/tarif/3' }

/** Mocks a backend with one teaser for any selection and one press category. */
function mockRecords() {
  vi.mocked(callBackend).mockImplementation(async (_, path) => {
    const { pathname, searchParams } = new URL(path, 'https://vbo.example.org')
    const parameters = Object.fromEntries(searchParams)
    const isNumber = (value: string) => /^\d+$/.test(value)
    const numbers = Object.entries(parameters).map(([name, value]) => [name, isNumber(value) ? Number(value) : value])
    const data = pathname.endsWith('/record-teasers/')
      ? { selection: recordSelectionSchema.parse(Object.fromEntries(numbers)), items: [item] }
      : { count: 1, next: null, previous: null, results: [category] }
    return { status: 200, data, retryAfter: null }
  })
}

const createList = () => {
  const emptyItem = createTree('b', 'teaserlistitem', { data: { headline: '' } })
  const filledItem = createTree('c', 'teaserlistitem', { data: { headline: 'Von Hand' } })
  return createTree('a', 'teaserlist', { data: { extra_class: 'standard' }, children: [emptyItem, filledItem] })
}

it('selects records by source, filter and number, and returns to manual teasers', async () => {
  mockRecords()
  const { user, getData, editor } = await openFields([createList()])
  const source = screen.getByRole('combobox', { name: 'Quelle der Teaser' })
  await user.selectOptions(source, 'Neue Pressemitteilungen')
  await waitFor(() =>
    expect(getData()).toMatchObject({
      records: { selection: { source: 'press', category: null, count: 3 }, items: [{ headline: 'Meldung' }] },
    }),
  )
  // Empty items are removed, and restored by undo.
  expect([...editor.document.nodes.values()].map(({ data }) => data.headline)).toEqual([undefined, 'Von Hand'])
  await screen.findByRole('option', { name: 'Tarif' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rubrik' }), 'Tarif')
  await waitFor(() => expect(getData()).toMatchObject({ records: { selection: { category: 3 } } }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Höchstzahl' }), '12')
  await waitFor(() =>
    expect(getData()).toMatchObject({ records: { selection: { source: 'press', category: 3, count: 12 } } }),
  )
  await expectAccessible(document.body)
  await user.selectOptions(source, 'Von Hand geschrieben')
  expect(getData()).toMatchObject({ records: null })
})

it.each([
  ['Neues aus der Debatte', ['Rubrik', 'Schlagwort']],
  ['Nächste Termine', ['Art']],
  ['Mitglieder', ['Mitgliedsgruppe', 'Bundesland']],
])('filters %s', async (source, filters) => {
  mockRecords()
  const { user, getData } = await openFields([createList()])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quelle der Teaser' }), source)
  await waitFor(() => expect(getData()).toHaveProperty('records.items'))
  for (const name of filters) expect(screen.getByRole('combobox', { name })).toHaveValue('')
})

it('keeps the selection and reports an error if the teasers cannot be fetched', async () => {
  vi.mocked(callBackend).mockResolvedValue({ status: 503, data: null, retryAfter: null })
  const { user, getData } = await openFields([createList()])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quelle der Teaser' }), 'Mitglieder')
  expect(await screen.findByText(/konnten nicht geladen werden/)).toBeVisible()
  expect(getData()).not.toHaveProperty('records')
})

/** Chooses records, with a response that comes when the test wants it. */
async function chooseSlowly() {
  mockRecords()
  const call = vi.mocked(callBackend).getMockImplementation()
  const response = deferred<void>()
  vi.mocked(callBackend).mockImplementation(async (...parts) => {
    if (parts[1].includes('/record-teasers/')) await response.promise
    return call?.(...parts) ?? expect.unreachable()
  })
  const fields = await openFields([createList(), createTree('text')])
  const source = screen.getByRole('combobox', { name: 'Quelle der Teaser' })
  await fields.user.selectOptions(source, 'Neue Pressemitteilungen')
  const respond = () => act(async () => response.resolve())
  return { ...fields, source, respond }
}

it('applies a choice although another block was selected before its response', async () => {
  const { keys, select, getData, respond } = await chooseSlowly()
  select(keys.at(-1))
  await respond()
  await waitFor(() => expect(getData()).toMatchObject({ records: { selection: { source: 'press' } } }))
})

it('drops a choice that was taken back before its response', async () => {
  const { user, source, getData, respond } = await chooseSlowly()
  await user.selectOptions(source, 'Von Hand geschrieben')
  expect(source).toHaveValue('')
  await respond()
  expect(getData()?.records ?? null).toBeNull()
})

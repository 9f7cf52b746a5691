import { expect, it, vi } from 'vitest'
import { loadPersons } from './load-persons'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('@/lib/api/read', () => ({ read }))

const createCategory = (id: number) => ({ id, title: `Thema ${id}` })
const createPerson = (id: number, ...categories: number[]) => ({ id, categories: categories.map(createCategory) })
const lists: Record<string, object[]> = {
  '/de/api/persons/': [createPerson(1, 20), createPerson(2, 10, 20), createPerson(3)],
  '/de/api/person-categories/': [20, 30, 10].map(createCategory),
  '/de/api/person-categories/20/': [createPerson(2), createPerson(1)],
  '/de/api/person-categories/30/': [],
  '/de/api/person-categories/10/': [createPerson(2)],
}

it('lists the persons of each category in its order, then those without a category', async () => {
  read.mockImplementation(async (path: string) => ({ ok: true, value: { results: lists[path] } }))
  const groups = await loadPersons('de')
  expect(groups?.map((group) => [group.category?.id, group.persons.map(({ id }) => id)])).toEqual([
    [20, [2, 1]],
    [10, [2]],
    [undefined, [3]],
  ])
})

it('returns null if a list cannot be loaded', async () => {
  read.mockImplementation(async (path: string) => ({ ok: !path.endsWith('/10/'), value: { results: lists[path] } }))
  expect(await loadPersons('de')).toBeNull()
})

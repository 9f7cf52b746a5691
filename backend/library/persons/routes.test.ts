import { beforeAll, describe, expect, it } from 'vitest'
import { loadPersons } from '@/backend/operations/seed/load-persons'
import { persons as demo, personCategories } from '@/demo/persons'
import {
  categoryPersonsSchema,
  listedPersonSchema,
  personCategoryListSchema,
  personListSchema,
} from '@/lib/contract/records/person'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
let ids: ReadonlyMap<string, number>
beforeAll(async () => {
  ids = await loadPersons(backend.services.db, personCategories, demo)
})

const list = async (query: string) =>
  personListSchema.parse(await (await backend.get(`/de/api/persons/${query}`)).json())

describe('the list of persons', () => {
  it('is complete, ordered, in the requested language, with the categories of each person', async () => {
    const response = await backend.get('/en/api/persons/?page_size=1000')
    expect(response.headers.get('Cache-Tag')).toBe('persons')
    const { count, next, previous, results } = personListSchema.parse(await response.json())
    expect({ count, next, previous }).toEqual({ count: 60, next: null, previous: null })
    expect(results.map(({ name }) => name)).toEqual(demo.map(({ name }) => name))
    expect(results[6]).toMatchObject({
      name: 'Annegret Kossmehl',
      function: 'Head of stage agreements',
      email: 'annegret.kossmehl@vbo.example.org',
      photo: null,
      categories: [{ title: 'Stage agreement' }, { title: 'Legal advice' }],
    })
  })

  it('has pages that link to each other by absolute addresses', async () => {
    const first = await list('')
    expect(first.results).toHaveLength(20)
    expect(await list('?page=&page_size=')).toMatchObject({ results: first.results })
    expect(first.previous).toBeNull()
    expect(first.next).toBe('https://buehnenhaus.test/de/api/persons/?page=2')
    const last = await list('?page_size=25&page=3')
    expect(last.results.map(({ name }) => name)).toEqual(demo.slice(50).map(({ name }) => name))
    expect(last.next).toBeNull()
    expect(last.previous).toBe('https://buehnenhaus.test/de/api/persons/?page_size=25&page=2')
    const second = await list('?page=2&page_size=25')
    expect(second.previous).toBe('https://buehnenhaus.test/de/api/persons/?page_size=25')
  })

  it('uses the configured origin for any Host header', async () => {
    const response = await backend.get('http://evil.example/de/api/persons/', { Host: 'evil.example' })
    expect(await response.json()).toMatchObject({ next: expect.stringMatching(/^https:\/\/buehnenhaus\.test\//) })
  })

  it.each(['0', '-1', 'NaN', '1e9', '1.5', '4', '999999999', '99999999999999999999', '2%00', "1' OR 1=1"])(
    'returns 404 for page %j',
    async (page) => {
      for (const language of ['de', 'en']) {
        const response = await backend.get(`/${language}/api/persons/?page=${page}`)
        if (page === '2%00') return expect([400, 404]).toContain(response.status)
        expect([response.status, await response.json()]).toEqual([404, { detail: 'Invalid page.' }])
      }
    },
  )

  it.each([
    ['1000000', 60],
    ['0', 20],
    ['-5', 20],
    ['many', 20],
    ['007', 7],
  ])('uses a page size of %s as %i', async (size, length) => {
    expect((await list(`?page_size=${size}`)).results).toHaveLength(length)
  })
})

it('returns a person by id', async () => {
  const id = ids.get('ngozi.brackhage')
  const response = await backend.get(`/de/api/persons/${id}/`)
  expect(response.headers.get('Cache-Tag')).toBe(`person:${id}, persons`)
  expect(listedPersonSchema.parse(await response.json())).toMatchObject({
    name: 'Ngozi Brackhage',
    title: 'Dr.',
    function: 'Geschäftsführerin',
    categories: [{ title: 'Präsidium und Geschäftsführung' }],
  })
})

it.each(['persons/99999', 'persons/0', 'persons/x', 'persons/99999999999', 'person-categories/99999'])(
  '%s returns 404',
  async (path) => {
    expect((await backend.get(`/de/api/${path}/`)).status).toBe(404)
  },
)

it('categories are listed in their order, each with its persons in order', async () => {
  const response = await backend.get('/de/api/person-categories/')
  const { results } = personCategoryListSchema.parse(await response.json())
  expect(results.map(({ title }) => title)).toEqual(personCategories.map(({ title }) => title.de))
  const law = results[3]
  const lawPage = categoryPersonsSchema.parse(
    await (await backend.get(`/de/api/person-categories/${law?.id}/?page_size=4&page=2`)).json(),
  )
  expect(lawPage).toMatchObject({ id: law?.id, title: 'Rechtsberatung', count: 10, next: expect.any(String) })
  const lawyers = demo.filter(({ categories }) => categories.includes('law'))
  expect(lawPage.results.map(({ name }) => name)).toEqual(lawyers.slice(4, 8).map(({ name }) => name))
})

it('the office of the site orders persons, categories and the persons of a category', async () => {
  const editor = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor' }))
  const load = async (path: string) => (await editor.call('GET', `/de/api/${path}`)).json()
  const change = async (path: string, values: object) => {
    const { revision } = await load(`administration/${path}/`)
    expect((await editor.call('PATCH', `/de/api/${path}/`, { revision, values })).status).toBe(200)
  }
  const [, secondCategory] = personCategoryListSchema.parse(await load('person-categories/')).results
  const path = `person-categories/${secondCategory?.id}`
  const persons: number[] = (await load(`administration/${path}/`)).values.persons
  const [first, last] = [persons[0], persons.at(-1)]
  await change(path, { position: 0, persons: [last] })
  expect((await load('person-categories/')).results[0].id).toBe(secondCategory?.id)
  const category = categoryPersonsSchema.parse(await load(`${path}/?page_size=50`))
  expect(category.results.map(({ id }) => id).slice(0, 2)).toEqual([last, first])
  await change(`persons/${last}`, { position: 0 })
  expect((await load('persons/')).results[0].id).toBe(last)
  await change(`persons/${last}`, { position: null })
  await change(path, { position: null })
  expect((await load('persons/?page_size=100')).results.at(-1).id).toBe(last)
  expect((await load('person-categories/')).results.at(-1).id).toBe(secondCategory?.id)
})

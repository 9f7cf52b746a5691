import { beforeAll, describe, expect, it } from 'vitest'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { personCategories } from '@/backend/platform/db/schema/library/persons'
import { actionResultSchema, historySchema } from '@/lib/contract/administration/record-type'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { deleteOldVersions } from '../record-versions'

const clock = { now: new Date('2026-11-02T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })

let editor: TestBrowser
let otherBrowser: TestBrowser
beforeAll(async () => {
  editor = await new TestBrowser(backend).logIn(
    await createUser(backend, { role: 'editor', firstName: 'Eva', lastName: 'Ende' }),
  )
  otherBrowser = await new TestBrowser(backend).logIn(
    await createUser(backend, { role: 'editor', firstName: 'Ole', lastName: 'Orth' }),
  )
})

const call = (method: string, path: string, body?: unknown, as = editor) => as.call(method, `/de/api/${path}`, body)
const ask = async (path: string) => (await call('GET', path)).json()

const anna = {
  name: 'Anna Ahorn',
  title: { de: 'Leitung', en: 'Head' },
  function: { de: 'Presse', en: 'Press' },
  email: 'anna@example.org',
  phone: '030 1234',
  photo: null,
  categories: [] as number[],
  position: 3,
}

async function makePerson(values: object = {}): Promise<{ id: number; revision: number }> {
  const response = await call('POST', 'persons/', { values: { ...anna, ...values } })
  expect(response.status).toBe(201)
  return await response.json()
}

async function makeCategory(de: string): Promise<number> {
  const [row] = await backend.services.db
    .insert(personCategories)
    .values({ title: { de, en: de } })
    .returning()
  return row?.id ?? 0
}

describe('a record', () => {
  it('is created, read, changed and deleted, and visitors see each state', async () => {
    const category = await makeCategory('Öffentlichkeit')
    const { id } = await makePerson({ categories: [category] })
    expect(await ask(`persons/${id}/`)).toMatchObject({ name: 'Anna Ahorn', function: 'Presse' })
    expect(await ask(`administration/persons/${id}/`)).toMatchObject({
      id,
      revision: 1,
      title: 'Anna Ahorn',
      url: null,
      changed_by: 'Eva Ende',
      values: { ...anna, categories: [category] },
    })

    const changeResponse = await call('PATCH', `persons/${id}/`, { revision: 1, values: { phone: '030 99' } })
    expect(await changeResponse.json()).toMatchObject({ revision: 2, values: { phone: '030 99', name: 'Anna Ahorn' } })
    expect(await ask(`persons/${id}/`)).toMatchObject({ phone: '030 99' })

    expect((await call('DELETE', `persons/${id}/?revision=2`)).status).toBe(204)
    expect((await call('GET', `persons/${id}/`)).status).toBe(404)
    const missingResponse = await call('GET', `administration/persons/${id}/`)
    expect([missingResponse.status, await missingResponse.json()]).toMatchObject([404, { by: 'Eva Ende' }])
  })

  it('is created once by requests with the same key, and gets the values of the last one', async () => {
    const client_key = crypto.randomUUID()
    const create = async (phone: string) => {
      const response = await call('POST', 'persons/', { values: { ...anna, phone }, client_key })
      return [response.status, await response.json()]
    }
    const [[, first], [, second]] = await Promise.all([create('1'), create('1')])
    expect(second.id).toBe(first.id)
    expect(await create('2')).toMatchObject([201, { id: first.id, revision: 2, values: { phone: '2' } }])
    await call('PATCH', `persons/${first.id}/`, { revision: 2, values: { phone: '3' } }, otherBrowser)
    expect((await create('4'))[0]).toBe(409)
  })

  it('returns 409 with both states after a concurrent change', async () => {
    const { id } = await makePerson()
    await call('PATCH', `persons/${id}/`, { revision: 1, values: { phone: 'theirs' } }, otherBrowser)
    const firstChange = await call('PATCH', `persons/${id}/`, { revision: 1, values: { phone: 'mine' } })
    expect([firstChange.status, await firstChange.json()]).toMatchObject([
      409,
      { current: { phone: 'theirs' }, revision: 2, yours: { phone: 'mine' }, by: 'Ole Orth' },
    ])
    expect((await call('DELETE', `persons/${id}/?revision=1`)).status).toBe(409)
    expect(await ask(`administration/persons/${id}/`)).toMatchObject({ values: { phone: 'theirs' } })
  })

  it('gets a new revision when changed outside the administration, and that state is kept as a version', async () => {
    const { id } = await makePerson()
    await backend.services.db.execute(`UPDATE persons SET phone = 'by a program' WHERE id = ${id}`)
    expect((await call('PATCH', `persons/${id}/`, { revision: 1, values: { email: '' } })).status).toBe(409)
    expect((await call('PATCH', `persons/${id}/`, { revision: 2, values: { email: '' } })).status).toBe(200)
    const { results } = historySchema.parse(await ask(`administration/persons/${id}/history/`))
    expect(results.map(({ revision, event, by, changed }) => [revision, event, by, changed.toSorted()])).toEqual([
      [3, 'changed', 'Eva Ende', ['email']],
      [2, 'found', null, ['phone']],
      [1, 'created', 'Eva Ende', Object.keys(anna).toSorted()],
    ])
  })

  it('conflicts with each change outside the administration since it was read', async () => {
    const { id } = await makePerson()
    const changeOutside = (phone: string) =>
      backend.services.db.execute(`UPDATE persons SET phone = '${phone}' WHERE id = ${id}`)
    await changeOutside('first')
    const path = `administration/persons/${id}/`
    const { revision, changed_at } = await ask(path)
    expect([revision, changed_at, (await ask(path)).revision]).toEqual([2, null, 2])
    await changeOutside('second')
    expect((await call('PATCH', `persons/${id}/`, { revision, values: { phone: 'mine' } })).status).toBe(409)
    expect(await ask(path)).toMatchObject({ revision: 3, values: { phone: 'second' } })
  })

  it('has a history from which each state can be restored', async () => {
    const { id } = await makePerson()
    await call('PATCH', `persons/${id}/`, { revision: 1, values: { name: 'Anna Buche' } })
    expect(await ask(`administration/persons/${id}/history/1/`)).toMatchObject({ values: anna })
    const restoration = await call('POST', `administration/persons/${id}/history/1/restore/`, { revision: 2 })
    expect(await restoration.json()).toMatchObject({ revision: 3, values: { name: 'Anna Ahorn' } })
    const staleRestoration = await call('POST', `administration/persons/${id}/history/1/restore/`, { revision: 2 })
    expect(staleRestoration.status).toBe(409)
    expect((await call('GET', `administration/persons/${id}/history/9/`)).status).toBe(404)
    await call('PATCH', `persons/${id}/`, { revision: 3, values: { name: 'Anna Buche', phone: '030 1' } })
    const fields = { revision: 4, fields: ['phone'] }
    const partly = await call('POST', `administration/persons/${id}/history/1/restore/`, fields)
    expect(await partly.json()).toMatchObject({ values: { name: 'Anna Buche', phone: anna.phone } })
  })

  it('gets no version when it is saved unchanged', async () => {
    const { id } = await makePerson()
    const unchangedResponse = await call('PATCH', `persons/${id}/`, { revision: 1, values: { phone: anna.phone } })
    expect(await unchangedResponse.json()).toMatchObject({ revision: 1 })
  })

  it('is rejected with the invalid fields', async () => {
    const invalidRecords = [
      [{ name: '' }, 'name'],
      [{ email: 'nobody' }, 'email'],
      [{ photo: 999_999 }, 'photo'],
      [{ categories: [999_999] }, 'categories'],
    ] as const
    for (const [values, field] of invalidRecords) {
      const response = await call('POST', 'persons/', { values: { ...anna, ...values } })
      expect([field, response.status]).toEqual([field, 400])
      expect(JSON.stringify(await response.json())).toContain(field)
    }
  })

  it('requires a revision', async () => {
    const { id } = await makePerson()
    expect((await call('PATCH', `persons/${id}/`, { values: { phone: '1' } })).status).toBe(428)
    expect((await call('DELETE', `persons/${id}/`)).status).toBe(428)
  })
})

describe('a list', () => {
  it('is searched by all words, filtered, sorted and paged', async () => {
    const category = await makeCategory('Tanz')
    for (const name of ['Zoe Zander', 'Yara Zander', 'Xenia Zobel']) {
      await makePerson({ name, categories: name.includes('Zander') ? [category] : [] })
    }
    const titles = async (query: string) => {
      const { results } = await ask(`administration/persons/?${query}`)
      return results.map(({ title }: { title: string }) => title)
    }
    expect(await titles('search=zander')).toEqual(['Yara Zander', 'Zoe Zander'])
    expect(await titles('search=zander+yara')).toEqual(['Yara Zander'])
    expect(await titles('search=100%25')).toEqual([])
    expect(await titles(`category=${category}&ordering=-name`)).toEqual(['Zoe Zander', 'Yara Zander'])
    expect(await titles('search=z&ordering=-name&page_size=1&page=3')).toEqual(['Xenia Zobel'])
    expect((await call('GET', 'administration/persons/?page=99')).status).toBe(404)
    expect((await call('GET', 'administration/persons/?category=x')).status).toBe(400)
  })

  it('is exported without formulas for spreadsheets', async () => {
    await makePerson({ name: '=1+1', phone: '12"3' })
    const response = await call('GET', 'administration/persons/export.csv?search=%3D1%2B1')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, row] = (await response.text()).split('\r\n')
    expect(head).toBe(
      '"Nummer";"Name";"Titel (Deutsch)";"Titel (Englisch)";"Funktion (Deutsch)";"Funktion (Englisch)";"E-Mail-Adresse";"Telefon";"Kategorien"',
    )
    expect(row).toContain('"\'=1+1";"Leitung";"Head";"Presse";"Press";"anna@example.org";"12""3"')
  })
})

describe('an action', () => {
  it('deletes several records and restores them with their history', async () => {
    const ids = [(await makePerson()).id, (await makePerson()).id]
    const run = async (action: string, of: number[]) =>
      actionResultSchema.parse(await (await call('POST', `administration/persons/${action}/`, { ids: of })).json())
    expect(await run('delete', [...ids, 999_999])).toEqual({
      done: ids,
      refused: [{ id: 999_999, detail: 'Nicht gefunden.' }],
    })
    expect((await run('restore', ids)).done).toEqual(ids)
    expect((await run('restore', ids)).done).toEqual([])
    const { results } = historySchema.parse(await ask(`administration/persons/${ids[0]}/history/`))
    expect(results.map(({ event }) => event)).toEqual(['restored', 'deleted', 'created'])
    expect(await ask(`persons/${ids[0]}/`)).toMatchObject({ name: 'Anna Ahorn' })
  })

  it('returns 404 if it is unknown and 400 without ids', async () => {
    expect((await call('POST', 'administration/persons/activate/', { ids: [1] })).status).toBe(404)
    expect((await call('POST', 'administration/persons/toString/', { ids: [1] })).status).toBe(404)
    expect((await call('POST', 'administration/persons/delete/', { ids: [] })).status).toBe(400)
  })
})

describe('redirects', () => {
  const make = (old_path: string, new_path: string) => call('POST', 'redirects/', { values: { old_path, new_path } })

  it('take effect at once', async () => {
    expect((await make('/de/alt', '/de/neu')).status).toBe(201)
    expect(await (await backend.get('/de/pageeditor-api/redirect/de/alt/')).json()).toEqual({ new_path: '/de/neu' })
  })

  it('are rejected as loops, chains and duplicates', async () => {
    expect((await make('/de/a', '/de/b')).status).toBe(201)
    const refusals = [
      ['/de/x', '/de/x', 'new_path'],
      ['/de/a', '/de/c', 'old_path'],
      ['/de/c', '/de/a', 'new_path'],
      ['/de/b', '/de/c', 'old_path'],
      ['/de/b', '/de/a', 'new_path'],
      ['/de/d', 'https://evil.example/', 'new_path'],
      ['/de/d', '//evil.example/', 'new_path'],
      ['/de/d', '/\\evil.example/', 'new_path'],
    ] as const
    for (const [from, to, field] of refusals) {
      const response = await make(from, to)
      expect([from, to, response.status]).toEqual([from, to, 400])
      expect(JSON.stringify(await response.json())).toContain(field)
    }
  })
})

it('deletes versions after two years', async () => {
  await makePerson()
  await deleteOldVersions(backend.services.db, new Date('2028-11-03T10:00:00Z'))
  expect(await backend.services.db.select().from(recordVersions)).toEqual([])
})

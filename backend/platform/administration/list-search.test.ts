import { beforeAll, describe, expect, it } from 'vitest'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

const admin = logInBeforeAll(backend, { role: 'admin' })
const call = (method: string, path: string, body?: unknown) => admin.call(method, `/de/api/${path}`, body)

async function create(path: string, values: object): Promise<void> {
  const response = await call('POST', path, { values })
  expect([response.status, await response.json()]).toMatchObject([201, {}])
}

beforeAll(async () => {
  const title = { de: 'Große Bühne Übersee', en: 'Große Bühne Übersee' }
  const [photo, empty] = [null, { de: '', en: '' }]
  const person = { title: empty, function: empty, email: '', phone: '', photo, categories: [] }
  await create('persons/', { name: 'Große Bühne Übersee', ...person })
  await create('person-categories/', { title, position: 0 })
  await create('tags/', { title, slug: '' })
  await create('redirects/', { old_path: '/große-bühne-übersee', new_path: '/de' })
})

describe.each(['persons', 'person-categories', 'tags', 'redirects'])('the list of %s', (type) => {
  it.each([
    'Bühne',
    'bühne',
    'BÜHNE',
    'bu\u0308hne',
    'buehne',
    'buhne',
    'große',
    'grosse',
    'GROSSE',
    'übers',
    'Uebersee',
    'übersee große',
  ])('ignores case, accents and composition: %s', async (search) => {
    const response = await call('GET', `administration/${type}/?${new URLSearchParams({ search })}`)
    expect((await response.json()).count).toBe(1)
  })

  it.each(['bahne', '%', '_', '\\', 'grose'])('does not find %s', async (search) => {
    const response = await call('GET', `administration/${type}/?${new URLSearchParams({ search })}`)
    expect((await response.json()).count).toBe(0)
  })
})

import { expect, it } from 'vitest'
import { cacheTags } from '@/lib/cache-tags'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'

const backend = startTestBackend()

const editor = logInBeforeAll(backend, { role: 'editor' })
const call = (method: string, path: string, body?: unknown) => editor.call(method, `/de/api/${path}`, body)
const title = { de: 'Kunst & Kür', en: 'Arts' }

it.each([
  ['article-categories', { title, slug: '', position: 2 }, 'article-categories'],
  ['press-categories', { title, slug: '', position: 2 }, 'press-categories'],
  ['tags', { title, slug: '' }, 'article-tags'],
])('%s are created, renamed for visitors at once, and deleted', async (type, values, path) => {
  const response = await call('POST', `${type}/`, { values })
  expect([response.status, (await response.clone().json()).values]).toEqual([201, { ...values, slug: 'kunst-kuer' }])
  const { id } = await response.json()
  const repeatedResponse = await call('POST', `${type}/`, { values })
  expect([repeatedResponse.status, await repeatedResponse.json()]).toEqual([
    400,
    { values: { slug: ['Das gibt es schon.'] } },
  ])

  const notifications = await listenTo(backend.services)
  await call('PATCH', `${type}/${id}/`, { revision: 1, values: { title: { de: 'Kür', en: 'Arts' } } })
  expect(await notifications.next()).toContain(cacheTags.articleTerms)
  expect(await (await backend.get(`/de/api/${path}/`)).json()).toMatchObject({
    results: [{ id, title: 'Kür', slug: 'kunst-kuer' }],
  })
  const list = await (await call('GET', `administration/${type}/?search=kunst`)).json()
  expect(list.results).toMatchObject([{ id, title: 'Kür', values: { articles: 0 } }])
  expect(await (await call('GET', `administration/${type}/${id}/uses/`)).json()).toEqual([])

  expect((await call('DELETE', `${type}/${id}/?revision=2`)).status).toBe(204)
  const restoreResponse = await call('POST', `administration/${type}/restore/`, { ids: [id] })
  expect(await restoreResponse.json()).toEqual({ done: [id], refused: [] })
})

it('keeps a category in one section', async () => {
  const response = await call('POST', 'press-categories/', { values: { title, slug: 'presse', position: 0 } })
  const { id } = await response.json()
  expect((await call('GET', `administration/article-categories/${id}/`)).status).toBe(404)
  expect((await call('DELETE', `article-categories/${id}/?revision=1`)).status).toBe(404)
})

import { expect, it } from 'vitest'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { downloadDirectories } from '@/backend/platform/db/schema/library/downloads'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'

const backend = startTestBackend()

const office = logInBeforeAll(backend, { role: 'office' })
const call = (method: string, path: string, body?: unknown) => office.call(method, `/de/api/${path}`, body)
const values = { title: { de: 'Öffentliches Recht', en: 'Public Law' }, slug: '', is_protected: false, position: 1 }

it('shows a new category at once, and does not delete it while it is used', async () => {
  const category = await (await call('POST', 'download-categories/', { values })).json()
  const { id } = category
  expect(category).toMatchObject({ values: { slug: 'oeffentliches-recht' }, row: { directories: 0 } })
  expect(await (await backend.get('/de/api/download-categories/')).json()).toMatchObject({
    results: [{ id, title: 'Öffentliches Recht' }],
  })
  const duplicateResponse = await call('POST', 'download-categories/', { values })
  expect([duplicateResponse.status, await duplicateResponse.json()]).toMatchObject([400, { values: { slug: {} } }])

  await backend.services.db.insert(downloadDirectories).values({ categoryId: id, slug: 'gesetze' })
  const remove = async () => (await call('POST', 'administration/download-categories/delete/', { ids: [id] })).json()
  expect(await remove()).toMatchObject({ done: [], refused: [{ id }] })
  await backend.services.db.delete(downloadDirectories)
  expect(await remove()).toMatchObject({ done: [id] })
})

it('hides a category from visitors at once when it becomes protected', async () => {
  const { id } = await (await call('POST', 'download-categories/', { values: { ...values, slug: 'intern' } })).json()
  await call('PATCH', `download-categories/${id}/`, { revision: 1, values: { is_protected: true } })
  const { results } = await (await backend.get('/de/api/download-categories/')).json()
  expect(results).toEqual([])
  const list = await (await call('GET', 'administration/download-categories/?is_protected=true')).json()
  expect(list.results).toMatchObject([{ id, values: { is_protected: true } }])
})

it('does not protect a category whose files are attached to articles', async () => {
  const { db } = backend.services
  const category = await call('POST', 'download-categories/', { values: { ...values, slug: 'presse' } })
  const { id: categoryId } = await category.json()
  const [directory] = await db.insert(downloadDirectories).values({ categoryId, slug: 'bilder' }).returning()
  const pageId = await createPage(db, { path: { de: 'spielzeit' } })
  await db
    .insert(articles)
    .values({ pageId, section: 'press', date: new Date('2026-11-01'), directoryId: directory?.id })
  const change = { revision: 1, values: { is_protected: true } }
  const response = await call('PATCH', `download-categories/${categoryId}/`, change)
  expect([response.status, await response.json()]).toMatchObject([400, { values: { is_protected: {} } }])
})

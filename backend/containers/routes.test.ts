import { beforeAll, expect, it } from 'vitest'
import { publishContainer } from '@/backend/containers/publish-container'
import { insertModules } from '@/backend/content/insert-modules'
import { moduleSchema } from '@/lib/contract/module'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

beforeAll(async () => {
  const { db, clock } = backend.services
  for (const slug of ['kontakt', 'unpublished']) {
    await insertModules(db, { contentType: 'container', objectId: null, locale: 'de' }, [
      {
        model: 'container',
        slug,
        data: { layout: 0 },
        columns: [[{ model: 'text', data: { content: '<p>Ja</p>' } }]],
      },
    ])
  }
  await publishContainer(db, 'kontakt', 'de', clock())
})

it('is found by its slug, with its modules', async () => {
  const answer = await backend.get('/de/pageeditor-api/container/by-slug/kontakt/')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Tag')).toBe('container:kontakt')
  const container = moduleSchema.parse(await answer.json())
  expect(container).toMatchObject({ slug: 'kontakt', model: 'container', parent: null })
  expect(container.columns[0]?.children[0]?.data).toMatchObject({ content: '<p>Ja</p>' })
})

it.each([
  '/en/pageeditor-api/container/by-slug/kontakt',
  '/de/pageeditor-api/container/by-slug/unpublished',
  '/de/pageeditor-api/container/by-slug/KONTAKT',
  '/de/pageeditor-api/container/by-slug/kontakt,x',
])('is 404 at %s', async (path) => {
  expect((await backend.get(path)).status).toBe(404)
})

it('names its tag when it is missing too, so that who shows that hears of it when it comes', async () => {
  const answer = await backend.get('/en/pageeditor-api/container/by-slug/kontakt')
  expect(answer.headers.get('Cache-Tag')).toBe('container:kontakt')
})

import { beforeAll, expect, it } from 'vitest'
import { moduleSchema } from '@/lib/contract/module'
import { brokenLinksSchema } from '@/lib/contract/page-tree'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/page-editor'

const backend = startTestBackend()
let editor: TestEditor
beforeAll(async () => {
  editor = await TestEditor.logIn(backend)
})

const make = (slug: string) => editor.page('POST', 'page/', { parent: null, title: `Seite ${slug}`, slug })
const publish = (id: number) => editor.page('POST', `page/${id}/publish/`, {})
const linkFrom = (pageId: number, href: string) =>
  editor.ask(moduleSchema, 'POST', 'text/', {
    ...{ content_type: 'page', object_id: pageId, locale: 'de', parent: null, column: null, position: 0 },
    data: { content: `<p><a href="${href}">Dort</a></p>` },
  })
async function remove(id: number, redirect: string | null) {
  const { revision } = await editor.page('GET', `page/${id}/draft/`)
  expect((await editor.call('DELETE', `page/${id}/`, { revision, redirect })).status).toBe(204)
}
const list = () => editor.ask(brokenLinksSchema, 'GET', 'broken-links/')

it('links that lead visitors nowhere are listed with their places until they lead somewhere', async () => {
  const [from, deleted, led, offline, there] = [
    await make('von'),
    await make('geloescht'),
    await make('umgeleitet'),
    await make('offline'),
    await make('da'),
  ]
  for (const { id } of [deleted, led, there]) await publish(id)
  const toDeleted = await linkFrom(from.id, '/de/geloescht#teil')
  await linkFrom(from.id, '/de/umgeleitet')
  const toOffline = await linkFrom(from.id, '/de/offline')
  await linkFrom(from.id, '/de/da')
  const toNothing = await linkFrom(from.id, '/de/nie/dagewesen')
  await linkFrom(from.id, 'https://example.org/de/fort')
  await remove(deleted.id, null)
  await remove(led.id, '/de/da')

  const page = { id: from.id, locale: 'de', title: 'Seite von', url: '/de/von' }
  expect((await list()).toSorted((a, b) => (a.url < b.url ? -1 : 1))).toEqual([
    { url: '/de/geloescht', reason: 'deleted', page, modules: [toDeleted.id] },
    { url: '/de/nie/dagewesen', reason: 'missing', page, modules: [toNothing.id] },
    { url: '/de/offline', reason: 'offline', page, modules: [toOffline.id] },
  ])
  await publish(offline.id)
  await editor.call('DELETE', `text/${toDeleted.id}/`, { revision: toDeleted.revision })
  expect(await list()).toMatchObject([{ reason: 'missing' }])
})

it('are for editors alone', async () => {
  expect((await backend.get('/de/pageeditor-api/broken-links/')).status).toBe(401)
})

import { beforeAll, describe, expect, it } from 'vitest'
import { publishContainer } from '@/backend/content/containers/publish-container'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { parseCacheTags } from '@/lib/cache-tags'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { pageSchema } from '@/lib/contract/pages/page'
import { reusableContainerListSchema } from '@/lib/contract/pages/reusable'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'
import { createPicture } from '@/tests/content/pictures'

const backend = startTestBackend()

beforeAll(async () => {
  const { db, clock } = backend.services
  for (const slug of ['kontakt', 'unpublished']) {
    await insertModules(db, { contentType: 'container', objectId: null, locale: 'de' }, [
      { model: 'container', slug, data: { layout: 0 }, columns: [[{ model: 'text', data: { content: '<p>Ja</p>' } }]] },
    ])
  }
  await publishContainer(db, 'kontakt', 'de', clock())
})

it('returns a reusable container by its slug, with its modules', async () => {
  const response = await backend.get('/de/pageeditor-api/container/by-slug/kontakt/')
  expect([response.status, response.headers.get('Cache-Tag')]).toEqual([200, 'container:kontakt'])
  const container = moduleSchema.parse(await response.json())
  expect(container).toMatchObject({ slug: 'kontakt', model: 'container', parent: null })
  expect(container.columns[0]?.children[0]?.data).toMatchObject({ content: '<p>Ja</p>' })
})

it.each([
  '/en/pageeditor-api/container/by-slug/kontakt',
  '/de/pageeditor-api/container/by-slug/unpublished',
  '/de/pageeditor-api/container/by-slug/KONTAKT',
  '/de/pageeditor-api/container/by-slug/kontakt,x',
])('returns 404 for a missing container at %s', async (path) => {
  expect((await backend.get(path)).status).toBe(404)
})

it('adds the cache tag of a missing container to the 404, so that its creation invalidates it', async () => {
  const response = await backend.get('/en/pageeditor-api/container/by-slug/kontakt')
  expect(response.headers.get('Cache-Tag')).toBe('container:kontakt')
})

it.each([
  [
    'portrait',
    'library',
    async ({ browser }: TestEditor, id: number) =>
      browser.call('POST', `/de/pageeditor-api/media/${id}/`, { revision: 1, alt_de: 'Ada Lux' }),
  ],
  [
    'portrait-2',
    'administration',
    async ({ browser }: TestEditor, id: number) => {
      const { revision } = await (await browser.call('GET', `/de/api/administration/pictures/${id}/`)).json()
      const values = { alt: { de: 'Ada Lux', en: '' } }
      return browser.call('PATCH', `/de/api/pictures/${id}/`, { revision, values })
    },
  ],
])(
  'publishes a container once its picture has an alternative text (%s, from the %s)',
  async (slug, _, describePicture) => {
    const editor = await TestEditor.logIn(backend)
    const image = await createPicture(backend.services.db)
    const container = await editor.ask(moduleSchema, 'POST', 'container/', { slug, data: {} })
    const place = { parent: container.id, column: 0 }
    const { id, revision } = await editor.ask(moduleSchema, 'POST', 'text/', {
      ...place,
      data: { content: '<p>Alt</p>' },
    })
    await editor.ask(moduleSchema, 'POST', 'image/', { ...place, data: { image } })
    await editor.ask(moduleSchema, 'POST', `text/${id}/`, { revision, data: { content: '<p>Neu</p>' } })
    const listPublished = async () => {
      const response = await backend.get(`/de/pageeditor-api/container/by-slug/${slug}/`)
      return listTexts(moduleSchema.parse(await response.json())).filter(Boolean)
    }
    expect(await listPublished()).toEqual(['<p>Alt</p>'])
    expect((await describePicture(editor, image)).status).toBe(200)
    expect(await listPublished()).toEqual(['<p>Neu</p>'])
  },
)

describe('a reusable container on a page', () => {
  it('is shown in its current state, and a change invalidates the page', async () => {
    const editor = await TestEditor.logIn(backend)
    const shared = await editor.ask(moduleSchema, 'POST', 'container/', { slug: 'shared', data: { title: 'Team' } })
    const text = { parent: shared.id, column: 0, data: { content: '<p>Eins</p>' } }
    const sharedText = await editor.ask(moduleSchema, 'POST', 'text/', text)
    const page = await editor.page('POST', 'page/', { title: 'Seite', slug: 'seite', parent: null })
    const usingModuleFields = { object_id: page.id, data: { layout: 0, reusable: 'shared' } }
    const usingModule = await editor.ask(moduleSchema, 'POST', 'container/', usingModuleFields)
    expect(usingModule.data.reusable).toMatchObject({ slug: 'shared', data: { title: 'Team' } })
    await editor.page('POST', `page/${page.id}/publish/`, { note: '' })

    const loadShared = async () => {
      const response = await backend.get('/de/pageeditor-api/page/seite/')
      const { modules } = pageSchema.parse(await response.json())
      const reusable = moduleSchema.parse(modules[0]?.data.reusable)
      return { tags: parseCacheTags(response.headers.get('Cache-Tag')), texts: listTexts(reusable) }
    }
    expect(await loadShared()).toEqual({ tags: expect.arrayContaining(['container:shared']), texts: ['<p>Eins</p>'] })
    const change = { revision: sharedText.revision, data: { content: '<p>Zwei</p>' } }
    await editor.ask(moduleSchema, 'POST', `text/${sharedText.id}/`, change)
    expect((await loadShared()).texts).toEqual(['<p>Zwei</p>'])

    // The loaded module can be saved unchanged.
    const unchangedUpdate = { revision: usingModule.revision, data: usingModule.data }
    await editor.ask(moduleSchema, 'POST', `container/${usingModule.id}/`, unchangedUpdate)
    expect(
      (await editor.call('POST', 'container/', { ...usingModuleFields, data: { reusable: 'nowhere' } })).body,
    ).toEqual({ data: { reusable: [expect.any(String)] } })
  })

  it('is listed for editors with its uses and cannot be deleted while it is used', async () => {
    const editor = await TestEditor.logIn(backend)
    const list = async () => {
      const { results } = await editor.ask(reusableContainerListSchema, 'GET', 'container/by-slug/')
      return results
    }
    const page = { type: 'page', title: 'Seite', url: '/de/seite' }
    const draftUse = { ...page, state: 'draft' }
    const publishedUse = { ...page, state: 'published' }
    const [kontakt, , , shared] = await list()
    expect(kontakt).toMatchObject({ slug: 'kontakt', title: '', used_by: [] })
    expect(shared).toMatchObject({ slug: 'shared', title: 'Team', model: 'container', used_by: [draftUse] })

    const remove = (id = 0, revision = 0) => editor.call('DELETE', `container/${id}/`, { revision })
    const rejection = await remove(shared?.id, shared?.revision)
    expect(rejection).toEqual({ status: 409, body: { detail: expect.any(String), used_by: [draftUse, publishedUse] } })
    const [usingModule] = (await editor.page('GET', 'page/seite/?draft=1')).modules
    expect((await remove(usingModule?.id, usingModule?.revision)).status).toBe(204)
    expect((await remove(shared?.id, shared?.revision)).body).toMatchObject({ used_by: [publishedUse] })
    await editor.page('POST', `page/${usingModule?.object_id}/publish/`, { note: '' })
    expect((await remove(shared?.id, shared?.revision)).status).toBe(204)
    expect((await list()).map(({ slug }) => slug)).toEqual(['kontakt', 'portrait', 'portrait-2', 'unpublished'])
  })

  it('is shown inside another container, but never inside itself', async () => {
    const editor = await TestEditor.logIn(backend)
    for (const slug of ['outer', 'inner']) await editor.ask(moduleSchema, 'POST', 'container/', { slug, data: {} })
    const { results } = await editor.ask(reusableContainerListSchema, 'GET', 'container/by-slug/')
    const findId = (slug: string) => results.find((container) => container.slug === slug)?.id
    for (const [parent, reusable] of [
      ['outer', 'inner'],
      ['inner', 'outer'],
    ] as const) {
      const usingModuleFields = { parent: findId(parent), column: 0, data: { reusable } }
      await editor.ask(moduleSchema, 'POST', 'container/', usingModuleFields)
    }
    const response = await backend.get('/de/pageeditor-api/container/by-slug/outer/')
    expect(parseCacheTags(response.headers.get('Cache-Tag'))).toEqual(['container:outer', 'container:inner'])
    const outer = moduleSchema.parse(await response.json())
    const inner = moduleSchema.parse(outer.columns[0]?.children[0]?.data.reusable)
    expect(inner.columns[0]?.children[0]?.data).toMatchObject({ reusable: null })
    const uses = (await editor.ask(reusableContainerListSchema, 'GET', 'container/by-slug/')).results
    expect(uses.find(({ slug }) => slug === 'inner')?.used_by).toEqual([
      { type: 'container', title: 'outer', url: null, state: 'draft' },
    ])
  })
})

const listTexts = ({ columns }: Module) => columns.flatMap(({ children }) => children.map(({ data }) => data.content))

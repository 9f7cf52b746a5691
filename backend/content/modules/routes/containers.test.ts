import { beforeAll, describe, expect, it } from 'vitest'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { startTestBackend } from '@/tests/backend-app'
import { createPage, listenTo } from '@/tests/content/content'
import { logInEditorBeforeAll } from '@/tests/content/editors'
import { createPicture } from '@/tests/content/pictures'

const backend = startTestBackend()
const editor = logInEditorBeforeAll(backend)
let page = 0
beforeAll(async () => {
  page = await createPage(backend.services.db, { path: { de: 'seite' } })
})

let count = 0
/** Creates a reusable container with quotes of these words. */
async function createContainer(...words: string[]) {
  count += 1
  const slug = `behaelter-${count}`
  const columns = [words.map((content) => ({ model: 'quote', data: { content, author: '' } }))]
  const { status, module } = await editor.post('container', { slug, columns })
  expect(status).toBe(201)
  return { slug, id: module.id, childIds: module.columns[0]?.children.map(({ id }) => id) ?? [] }
}

/** Loads the published words of a container; null if the container does not exist. */
async function loadPublishedWords(slug: string): Promise<unknown[] | null> {
  const response = await backend.get(`/de/pageeditor-api/container/by-slug/${slug}`)
  expect(response.headers.get('Cache-Tag')).toBe(`container:${slug}`)
  if (response.status === 404) return null
  const children = moduleSchema.parse(await response.json()).columns[0]?.children ?? []
  return children.map(({ model, data }) => (model === 'quote' ? data.content : model))
}

describe('a container with a slug', () => {
  it('is created if missing, and visible to editors and visitors at once', async () => {
    const path = 'container/by-slug/neu'
    expect((await editor.get(`${path}?draft=1`)).status).toBe(404)
    const body = { parent: null, content_type: 'page', object_id: page, slug: 'neu' }
    const responses = await Promise.all([1, 2].map(() => editor.post('container', body)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 201])
    const container = responses[0]?.module
    expect(responses[1]?.module).toEqual(container)
    expect(container).toMatchObject({ slug: 'neu', content_type: 'container', object_id: null, data: { layout: 0 } })
    expect((await editor.get(`${path}?draft=1`)).body).toEqual(container)
    expect((await editor.get(path)).body).toEqual(container)
    expect((await editor.get(`${path}?draft=1`, 'en')).status).toBe(404)

    const text = { parent: container?.id, column: 0, data: { content: '<p>a</p>' } }
    expect(await editor.post('text', text)).toMatchObject({ status: 201, body: { object_id: null } })
    const containerWithText = { ...body, columns: [[{ model: 'text', data: { content: '' } }]] }
    expect(await editor.post('container', containerWithText)).toMatchObject({
      status: 400,
      body: { slug: [expect.any(String)] },
    })
  })

  it('may have the slug in its data; the field `slug` of the request takes precedence', async () => {
    const slugInData = { object_id: page, data: { layout: 3, slug: 'feld' } }
    expect(await editor.post('container', slugInData)).toMatchObject({
      status: 201,
      body: { slug: 'feld', content_type: 'container', object_id: null, data: { layout: 3 } },
    })
    const twoSlugs = { slug: 'daneben', data: { layout: 0, slug: 'a b' } }
    expect((await editor.post('container', twoSlugs)).module.slug).toBe('daneben')
    for (const slug of ['a b', '', 7, 'x'.repeat(101)]) {
      expect(await editor.post('container', { object_id: page, data: { layout: 0, slug } })).toEqual({
        status: 400,
        body: { data: { slug: [expect.stringMatching(/Buchstaben a bis z|einen Text ein/)] } },
      })
    }
    const noSlug = { object_id: page, data: { layout: 0, slug: null } }
    expect((await editor.post('container', noSlug)).module).toMatchObject({ slug: null, object_id: page })
  })

  it('cannot be moved, and its slug is free again after its deletion', async () => {
    const { id } = (await editor.post('container', { slug: 'einmal' })).module
    expect((await editor.post(`container/${id}/move`, { revision: 1, parent: null, object_id: page })).status).toBe(400)
    await editor.remove(`container/${id}`, { revision: 1 })
    const repeatedResponse = await editor.post('container', { slug: 'einmal' })
    expect(repeatedResponse.status).toBe(201)
    expect((await editor.post(`container/${id}/undelete`, { revision: 1 })).body).toHaveProperty('slug')
    await editor.remove(`container/${repeatedResponse.module.id}`, { revision: 1 })
    expect((await editor.post(`container/${id}/undelete`, { revision: 1 })).status).toBe(200)
  })
})

describe('the content of a reusable container', () => {
  it('is published on each write: creation, change, move, deletion and restoration', async () => {
    const { slug, id, childIds } = await createContainer('a', 'b')
    const [a = 0] = childIds
    expect(await loadPublishedWords(slug)).toEqual(['a', 'b'])
    await editor.post(`quote/${a}`, { revision: 1, data: { content: 'c', author: '' } })
    expect(await loadPublishedWords(slug)).toEqual(['c', 'b'])
    await editor.post(`quote/${a}/move`, { revision: 2, parent: id, column: 0, position: 1 })
    expect(await loadPublishedWords(slug)).toEqual(['b', 'c'])
    await editor.remove(`quote/${a}`, { revision: 3 })
    expect(await loadPublishedWords(slug)).toEqual(['b'])
    await editor.post(`quote/${a}/undelete`, { revision: 3 })
    expect(await loadPublishedWords(slug)).toEqual(['b', 'c'])
    await editor.post('text', { parent: id, column: 0, position: 0, data: { content: '<p>d</p>' } })
    expect(await loadPublishedWords(slug)).toEqual(['text', 'b', 'c'])
  })

  it('can be moved to pages and to other containers', async () => {
    const [first, second] = [await createContainer('a'), await createContainer('b')]
    const [a = 0] = first.childIds
    const move = async (revision: number, place: object) =>
      expect((await editor.post(`quote/${a}/move`, { revision, position: 0, ...place })).status).toBe(200)
    await move(1, { parent: second.id, column: 0 })
    expect([await loadPublishedWords(first.slug), await loadPublishedWords(second.slug)]).toEqual([[], ['a', 'b']])
    await move(2, { parent: null, object_id: page })
    expect([await loadPublishedWords(first.slug), await loadPublishedWords(second.slug)]).toEqual([[], ['b']])
    await move(3, { parent: first.id, column: 0 })
    expect([await loadPublishedWords(first.slug), await loadPublishedWords(second.slug)]).toEqual([['a'], ['b']])
  })

  it('is published at any depth', async () => {
    const { slug, id } = await createContainer()
    const box = { parent: id, column: 0, data: { layout: 0 } }
    const inner = (await editor.post('container', box)).module
    await editor.post('quote', { parent: inner.id, column: 0, data: { content: 'a', author: '' } })
    const response = await backend.get(`/de/pageeditor-api/container/by-slug/${slug}`)
    const container = moduleSchema.parse(await response.json())
    expect(container.columns[0]?.children[0]?.columns[0]?.children).toMatchObject([{ model: 'quote' }])
  })

  it('stays public in its last valid state while it has errors', async () => {
    const image = await createPicture(backend.services.db)
    const imageWithoutAlt = { model: 'image', data: { image, alias: 'portrait' } }
    const { slug, id, childIds } = await createContainer('a')
    const { module } = await editor.post('image', { parent: id, column: 0, data: imageWithoutAlt.data })
    await editor.remove(`quote/${childIds[0]}`, { revision: 1 })
    expect(await loadPublishedWords(slug)).toEqual(['a'])
    expect((await editor.get(`container/by-slug/${slug}?draft=1`)).module.columns[0]?.children).toMatchObject([
      { id: module.id },
    ])
    await editor.remove(`image/${module.id}`, { revision: 1 })
    expect(await loadPublishedWords(slug)).toEqual([])
    expect((await editor.post('container', { slug: 'voll', columns: [[imageWithoutAlt]] })).status).toBe(201)
    expect(await loadPublishedWords('voll')).toEqual([])
  })
})

it('hides a deleted reusable container, and can restore it', async () => {
  const { slug, id } = await createContainer('a')
  await editor.remove(`container/${id}`, { revision: 1 })
  expect(await loadPublishedWords(slug)).toBeNull()
  await editor.post(`container/${id}/undelete`, { revision: 1 })
  expect(await loadPublishedWords(slug)).toEqual(['a'])
})

it('each change of a reusable container invalidates its cache tag', async () => {
  const announcements = await listenTo(backend.services)
  const { slug, id, childIds } = await createContainer('a')
  expect(await announcements.next()).toEqual([`container:${slug}`])
  await editor.post(`quote/${childIds[0]}`, { revision: 1, data: { content: 'b', author: '' } })
  expect(await announcements.next()).toEqual([`container:${slug}`])
  await editor.remove(`quote/${childIds[0]}`, { revision: 2 })
  expect(await announcements.next()).toEqual([`container:${slug}`])
  await editor.remove(`container/${id}`, { revision: 1 })
  expect(await announcements.next()).toEqual([`container:${slug}`])
})

import { beforeAll, describe, expect, it } from 'vitest'
import { images } from '@/backend/platform/db/schema/library/images'
import { imageBlockSchema } from '@/lib/contract/blocks/image'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { logInEditorBeforeAll } from '@/tests/content/editors'

const backend = startTestBackend()
const editor = logInEditorBeforeAll(backend)
let page = 0
const toHeadline = (content: string) => ({ headline_level: 2, content })
const key = '0f3d2b54-6a51-4a6e-9d1e-2b8f4f1a7c11'

beforeAll(async () => {
  page = await createPage(backend.services.db, { path: { de: 'seite', en: 'page' } })
})

/** Creates a module at the end of the page or at `place`. */
async function createModule(model: string, data: object = {}, place: object = {}) {
  const response = await editor.post(`${model}/`, {
    object_id: page,
    content_type: 'page',
    locale: 'de',
    data,
    ...place,
  })
  expect(response).toMatchObject({ status: 201 })
  return response.module
}

describe('a module', () => {
  it('is read for editors only, in responses that must not be cached', async () => {
    const { id } = await createModule('text', { content: '<p>a</p>' })
    const response = await editor.browser.call('GET', `/de/pageeditor-api/text/${id}`)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    // Only a hint for the site.
    const visitor = new TestBrowser(backend)
    visitor.cookies.set('editor', '1')
    for (const path of [`text/${id}`, 'container/by-slug/kontakt?draft=1']) {
      expect((await visitor.call('GET', `/de/pageeditor-api/${path}`)).status).toBe(401)
    }
  })

  it('is created, read, listed, changed and deleted', async () => {
    const headlineModule = await createModule('headline', toHeadline('Eins'), {
      parent: null,
      column: null,
      position: 0,
    })
    expect(headlineModule).toMatchObject({
      model: 'headline',
      revision: 1,
      data: { content: 'Eins', preline: '', extra_class: 'black_left' },
      parent: null,
      content_type: 'page',
      object_id: page,
      position: 0,
    })
    const path = `headline/${headlineModule.id}/`
    expect((await editor.get(path)).module).toEqual(headlineModule)
    const list = await editor.get(`headline/?object_id=${page}`)
    expect(list).toMatchObject({ status: 200, body: { next: null, previous: null } })
    expect(list.body).toMatchObject({ results: expect.arrayContaining([headlineModule]) })

    const changeResponse = await editor.post(path, { revision: 1, data: toHeadline('Zwei') })
    expect(changeResponse).toMatchObject({
      status: 200,
      body: { id: headlineModule.id, revision: 2, data: { content: 'Zwei' } },
    })
    expect((await editor.get(path)).body).toEqual(changeResponse.body)

    expect((await editor.remove(path, { revision: 2 })).status).toBe(204)
    expect((await editor.get(path)).status).toBe(404)
    expect((await editor.remove(path, { revision: 2 })).status).toBe(404)
    expect((await editor.post(path, { revision: 2, data: toHeadline('Drei') })).status).toBe(404)
  })

  it('is not found by another model or language or an invalid id', async () => {
    const { id } = await createModule('text', { content: '' })
    for (const path of [`headline/${id}`, 'text/0', 'text/x', 'text/999999', 'text/99999999999']) {
      expect((await editor.get(path)).status).toBe(404)
    }
    expect((await editor.get(`text/${id}`, 'en')).status).toBe(404)
    expect((await editor.get('unknown/1')).status).toBe(404)
    expect((await editor.get('text/?object_id=x')).body).toMatchObject({ count: 0, results: [] })
  })

  it('is created once for repeated requests with one key', async () => {
    const body = { object_id: page, content_type: 'page', data: { content: '<p>a</p>' }, client_key: key }
    const responses = await Promise.all([1, 2, 3].map(() => editor.post('text', body)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(responses.map(({ module }) => module.id)).size).toBe(1)
    expect((await editor.post('quote', { ...body, data: { content: 'a' } })).body).toHaveProperty('client_key')
    const { id } = (await editor.post('text', body)).module
    await editor.remove(`text/${id}`, { revision: 1 })
    expect((await editor.post('text', body)).status).toBe(404)
  })

  it('contains its pictures in public form and can be saved unchanged', async () => {
    const file = { hash: 'a'.repeat(64), mime: 'image/png', width: 800, height: 600, byteSize: 1 }
    const [picture] = await backend.services.db.insert(images).values(file).returning()
    const image = await createModule('image', { image: picture?.id, alias: 'portrait' })
    expect(image.data).toMatchObject({ image: { id: picture?.id, width: 800 }, thumbs: { small: {} } })
    const { thumbs, image_url } = imageBlockSchema.parse(image.data)
    expect(image_url).toBe(thumbs?.xlarge.jpg)
    const changedModule = await editor.post(`image/${image.id}`, {
      revision: 1,
      data: { ...image.data, description: 'a' },
    })
    expect(changedModule).toMatchObject({
      status: 200,
      body: { data: { image: { id: picture?.id }, description: 'a' } },
    })
  })
})

describe('invalid data', () => {
  it('returns errors by field, in the language of the request', async () => {
    const body = { object_id: page, data: { headline_level: 2 } }
    expect(await editor.post('headline', body)).toMatchObject({
      status: 400,
      body: { data: { content: ['Pflichtfeld'] } },
    })
    expect(await editor.post('headline', body, 'en')).toMatchObject({
      status: 400,
      body: { data: { content: ['This field is required!'] } },
    })
    const { id } = await createModule('headline', toHeadline('a'))
    expect(await editor.post(`headline/${id}`, { revision: 1, data: toHeadline(' ') })).toMatchObject({
      status: 400,
      body: { data: { content: ['Pflichtfeld'] } },
    })
  })

  it.each<[string, object, string]>([
    ['an unknown page', { object_id: 99_999 }, 'object_id'],
    ['a missing page', { object_id: null }, 'object_id'],
    ['another content type', { content_type: 'article' }, 'content_type'],
    ['another language', { locale: 'en' }, 'locale'],
    ['an unknown parent', { parent: 99_999 }, 'parent'],
    ['a column of a page', { column: 1 }, 'column'],
    ['a negative position', { position: -1 }, 'position'],
    ['an invalid slug', { slug: 'a b' }, 'slug'],
    ['a slug for a text', { slug: 'a' }, 'slug'],
    ['an invalid key', { client_key: 'a' }, 'client_key'],
    ['data that are not an object', { data: [] }, 'data'],
  ])('returns 400 for %s', async (_case, invalidValues, field) => {
    const response = await editor.post('text', {
      object_id: page,
      content_type: 'page',
      data: { content: '' },
      ...invalidValues,
    })
    expect(response).toMatchObject({ status: 400, body: { [field]: expect.anything() } })
  })

  it('returns 400 for a missing picture or person', async () => {
    const picture = await editor.post('image', { object_id: page, data: { image: 99_999 } })
    expect(picture).toMatchObject({ status: 400, body: { data: { image: [expect.any(String)] } } })
    const team = { object_id: page, children: [{ model: 'teammember', data: { person: 99_999 } }] }
    expect((await editor.post('team', team)).body).toEqual({
      children: { 0: { data: { person: ['Das gibt es nicht oder nicht mehr.'] } } },
    })
  })
})

describe('modules sent with a new module', () => {
  it('are created with it, completely or not at all', async () => {
    const container = await createModule(
      'container',
      { layout: 3 },
      {
        columns: [
          [{ model: 'text', data: { content: '<p onclick="x()">a</p>' } }],
          [{ model: 'faq', children: [{ model: 'faqitem', data: { content: 'Warum?' } }] }],
        ],
      },
    )
    expect(container.columns.map(({ classes }) => classes)).toEqual(['column-50', 'column-50'])
    expect(container.columns[0]?.children[0]).toMatchObject({
      parent: container.id,
      position: 0,
      data: { content: '<p>a</p>' },
    })
    expect(container.columns[1]?.children[0]?.children[0]).toMatchObject({ model: 'faqitem', revision: 1 })

    const stateBefore = await editor.get(`container?object_id=${page}`)
    const invalidTree = { object_id: page, data: { layout: 1 }, columns: [[{ model: 'text', data: {} }]] }
    expect((await editor.post('container', invalidTree)).body).toEqual({
      columns: { 0: { 0: { data: { content: ['Pflichtfeld'] } } } },
    })
    expect((await editor.get(`container?object_id=${page}`)).body).toEqual(stateBefore.body)
  })

  it('must be allowed in their parent and within the limits', async () => {
    const item = { model: 'faqitem', data: { content: 'a' } }
    const text = { model: 'text', data: { content: '' } }
    const createContainer = (content: object) => editor.post('container', { object_id: page, ...content })
    expect((await createContainer({ columns: [[item]] })).status).toBe(400)
    expect((await createContainer({ columns: [[], [text]] })).status).toBe(400)
    expect((await createContainer({ children: [text] })).status).toBe(400)
    expect((await editor.post('text', { object_id: page, ...text, children: [text] })).status).toBe(400)
    expect((await createContainer({ columns: [Array(200).fill(text)] })).status).toBe(400)
    let nestedContainer: object = text
    for (let level = 0; level < 7; level += 1) nestedContainer = { model: 'container', columns: [[nestedContainer]] }
    expect((await editor.post('container', { object_id: page, ...nestedContainer })).status).toBe(201)
    expect((await createContainer({ columns: [[nestedContainer]] })).body).toHaveProperty('columns')
  })
})

describe('a layout with fewer columns', () => {
  it('moves surplus content to the last column, until the column exists again', async () => {
    const createQuotes = (name: string) => [{ model: 'quote', data: { content: name } }]
    const container = await createModule(
      'container',
      { layout: 4 },
      { columns: [createQuotes('a'), createQuotes('b'), createQuotes('c')] },
    )
    const ids = container.columns.flatMap(({ children }) => children.map(({ id }) => id))
    const narrowResponse = await editor.post(`container/${container.id}`, { revision: 1, data: { layout: 0 } })
    expect(narrowResponse.module.columns).toHaveLength(1)
    expect(narrowResponse.module.columns[0]?.children).toMatchObject(
      ids.map((id, position) => ({ id, position, revision: 1 })),
    )
    const wideResponse = await editor.post(`container/${container.id}`, { revision: 2, data: { layout: 4 } })
    expect(wideResponse.module.columns).toEqual(container.columns)
  })
})

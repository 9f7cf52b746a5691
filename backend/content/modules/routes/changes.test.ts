import { beforeEach, describe, expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import type { PageEvent } from '@/backend/platform/db/notifications/page-events'
import type { Module } from '@/lib/contract/blocks/module'
import { pageSchema } from '@/lib/contract/pages/page'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { logInEditorBeforeAll } from '@/tests/content/editors'

const backend = startTestBackend()
const anna = logInEditorBeforeAll(backend, { firstName: 'Anna', lastName: 'Arndt' })
const ben = logInEditorBeforeAll(backend, { firstName: 'Ben', lastName: 'Blum' })
let page = 0
let count = 0

beforeEach(async () => {
  count += 1
  page = await createPage(backend.services.db, { path: { de: `seite-${count}`, en: `page-${count}` } })
})

async function createModule(model: string, data: object, place: object = {}): Promise<Module> {
  const response = await anna.post(model, { object_id: page, data, ...place })
  expect([response.status, response.body]).toMatchObject([201, {}])
  return response.module
}

const createQuote = (content: string) => ({ content, author: '' })
const createQuotes = async (...names: string[]) => {
  const newModules: Module[] = []
  for (const name of names) newModules.push(await createModule('quote', createQuote(name)))
  return newModules.map(({ id }) => id)
}

/** Loads the words of the quotes at the top level of a page, in order. */
async function loadWords(pageId = page): Promise<string[]> {
  const list = await anna.get(`quote?object_id=${pageId}&page_size=100`)
  const { results } = list.body as { results: Module[] }
  const topModules = results.filter(({ parent }) => parent === null).toSorted((a, b) => a.position - b.position)
  expect(topModules.map(({ position }) => position)).toEqual(topModules.map((_, index) => index))
  return topModules.map(({ data }) => String(data.content))
}

describe('a write', () => {
  it('without a revision returns 428', async () => {
    const { id } = await createModule('quote', createQuote('a'))
    for (const [path, body] of [
      [`quote/${id}`, { data: createQuote('b') }],
      [`quote/${id}/move`, { parent: null, position: 0 }],
      [`quote/${id}/undelete`, {}],
      [`quote/${id}`, {}],
      [`quote/${id}/move`, { revision: null }],
    ] as const) {
      expect(await anna.post(path, body)).toMatchObject({ status: 428, body: { detail: expect.any(String) } })
      expect((await anna.post(path)).status).toBe(428)
    }
    expect((await anna.remove(`quote/${id}`)).status).toBe(428)
    expect(await loadWords()).toEqual(['a'])
  })

  it('of an old revision returns 409 with both states and the author of the stored one', async () => {
    const { id } = await createModule('quote', createQuote('a'))
    await ben.post(`quote/${id}`, { revision: 1, data: createQuote('von Ben') })
    const yours = { revision: 1, data: createQuote('von Anna') }
    const rejection = await anna.post(`quote/${id}`, yours)
    expect(rejection).toMatchObject({
      status: 409,
      body: { detail: 'Das wurde inzwischen von jemand anderem geändert.', yours, by: 'Ben Blum' },
    })
    expect(rejection.body).toMatchObject({ current: (await ben.get(`quote/${id}`)).body })
    const move = { revision: 1, parent: null, position: 0, column: null }
    expect((await anna.remove(`quote/${id}`, { revision: 1 })).status).toBe(409)
    await createQuotes('b')
    expect((await anna.post(`quote/${id}/move`, { ...move, position: 1 })).status).toBe(409)
    expect((await anna.post(`quote/${id}`, { ...yours, revision: 2 })).status).toBe(200)
  })

  it.each([0, -1, 3_000_000_000])('of the unknown revision %j returns 409', async (revision) => {
    const { id } = await createModule('quote', createQuote('a'))
    await createQuotes('b')
    const move = { revision, parent: null, position: 1 }
    expect((await anna.post(`quote/${id}`, { revision, data: createQuote('b') })).status).toBe(409)
    expect((await anna.post(`quote/${id}/move`, move)).status).toBe(409)
    expect((await anna.remove(`quote/${id}`, { revision })).status).toBe(409)
    expect((await anna.remove(`quote/${id}`, { revision: 1.5 })).status).toBe(400)
  })

  it('repeated after a lost response returns the stored state', async () => {
    const [a = 0] = await createQuotes('a', 'b')
    const update = { revision: 1, data: createQuote('neu') }
    const firstResponse = await anna.post(`quote/${a}`, update)
    expect(await anna.post(`quote/${a}`, update)).toMatchObject({ status: 200, body: firstResponse.body as object })
    const move = { revision: 2, parent: null, position: 1 }
    const moveResponse = await anna.post(`quote/${a}/move`, move)
    expect(moveResponse).toMatchObject({ status: 200, body: { revision: 3, position: 1 } })
    expect((await anna.post(`quote/${a}/move`, move)).body).toEqual(moveResponse.body)
    await anna.remove(`quote/${a}`, { revision: 3 })
    const restoreResponse = await anna.post(`quote/${a}/undelete`, { revision: 3 })
    expect(restoreResponse).toMatchObject({ status: 200, body: { revision: 4 } })
    expect((await anna.post(`quote/${a}/undelete`, { revision: 3 })).body).toEqual(restoreResponse.body)
  })

  it('succeeds only once if several are simultaneous', async () => {
    const { id } = await createModule('quote', createQuote('a'))
    const responses = await Promise.all(
      [anna, ben, anna, ben].map((editor, index) =>
        editor.post(`quote/${id}`, { revision: 1, data: createQuote(`Fassung ${index}`) }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const winner = responses.find(({ status }) => status === 200)
    expect((await anna.get(`quote/${id}`)).body).toEqual(winner?.body)
  })

  it('notifies the other editors of the page on commit', async () => {
    const events: PageEvent[] = []
    const unsubscribe = backend.services.pageEvents.subscribe(
      (event) => events.push(event),
      () => undefined,
    )
    const { id } = await createModule('quote', createQuote('a'))
    await ben.post(`quote/${id}`, { revision: 1, data: createQuote('b') })
    await ben.post(`quote/${id}`, { revision: 1, data: createQuote('stale') })
    await anna.remove(`quote/${id}`, { revision: 2 })
    await expect.poll(() => events.length).toBe(3)
    unsubscribe()
    const message = { kind: 'change', pageId: page, moduleId: id, locale: 'de' }
    expect(events).toMatchObject([
      { ...message, revision: 1, by: 'Anna Arndt' },
      { ...message, revision: 2, by: 'Ben Blum' },
      { ...message, revision: null, by: 'Anna Arndt' },
    ])
  })
})

describe('moving a module', () => {
  it('puts it at the requested position; its siblings are renumbered and keep their revisions', async () => {
    const [a = 0, b = 0, c = 0] = await createQuotes('a', 'b', 'c')
    await anna.post(`quote/${a}/move`, { revision: 1, parent: null, position: 2 })
    expect(await loadWords()).toEqual(['b', 'c', 'a'])
    await anna.post(`quote/${c}/move`, { revision: 1, parent: null, position: 0 })
    expect(await loadWords()).toEqual(['c', 'b', 'a'])
    // A position beyond the end is the end, because another editor may have deleted modules.
    await anna.post(`quote/${c}/move`, { revision: 2, parent: null, position: 99 })
    expect(await loadWords()).toEqual(['b', 'a', 'c'])
    expect((await anna.get(`quote/${b}`)).module.revision).toBe(1)
  })

  it('also moves its descendants, into columns and to other pages of the language', async () => {
    const faq = await createModule('faq', {}, { children: [{ model: 'faqitem', data: { content: 'a' } }] })
    const box = await createModule('container', { layout: 3 })
    const columnMoveResponse = await anna.post(`faq/${faq.id}/move`, {
      revision: 1,
      parent: box.id,
      column: 1,
      position: 0,
    })
    expect(columnMoveResponse).toMatchObject({
      status: 200,
      body: { parent: box.id, revision: 2, children: [{ revision: 1 }] },
    })
    const otherPage = await createPage(backend.services.db, { path: { de: `andere-${count}` } })
    const pageMoveResponse = await anna.post(`container/${box.id}/move`, {
      revision: 1,
      object_id: otherPage,
      parent: null,
    })
    expect(pageMoveResponse).toMatchObject({ status: 200, body: { object_id: otherPage } })
    expect(pageMoveResponse.module.columns[1]?.children[0]).toMatchObject({
      object_id: otherPage,
      children: [{ object_id: otherPage }],
    })
    expect((await anna.get(`faqitem?object_id=${page}`)).body).toMatchObject({ count: 0 })
    expect(
      (await anna.post(`faq/${faq.id}/move`, { revision: 2, parent: null, object_id: 99_999 })).body,
    ).toHaveProperty('object_id')
  })

  it.each<[string, (ids: { box: number; inner: number; text: number }) => [string, object]]>([
    ['into itself', ({ box }) => [`container/${box}`, { parent: box, column: 0 }]],
    ['into its descendant', ({ box, inner }) => [`container/${box}`, { parent: inner, column: 0 }]],
    ['into a missing column', ({ text, box }) => [`text/${text}`, { parent: box, column: 2 }]],
    ['into a container without a column', ({ text, box }) => [`text/${text}`, { parent: box }]],
    ['into a text', ({ inner, text }) => [`container/${inner}`, { parent: text }]],
    ['into an unknown parent', ({ text }) => [`text/${text}`, { parent: 99_999 }]],
    ['to an unknown page', ({ text }) => [`text/${text}`, { parent: null, object_id: 99_999 }]],
  ])('is rejected %s', async (_destination, toMove) => {
    const contents = [{ model: 'container', data: { layout: 0 } }]
    const container = await createModule('container', { layout: 3 }, { columns: [contents] })
    const text = await createModule('text', { content: '' })
    const inner = container.columns[0]?.children[0]?.id ?? 0
    const [path, destination] = toMove({ box: container.id, inner, text: text.id })
    expect((await anna.post(`${path}/move`, { revision: 1, ...destination })).status).toBe(400)
    expect((await anna.get(path)).module.revision).toBe(1)
  })

  it('causes no cycle if two modules are moved into each other simultaneously', async () => {
    const first = await createModule('container', { layout: 0 })
    const second = await createModule('container', { layout: 0 })
    const responses = await Promise.all([
      anna.post(`container/${first.id}/move`, { revision: 1, parent: second.id, column: 0 }),
      ben.post(`container/${second.id}/move`, { revision: 1, parent: first.id, column: 0 }),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('causes no deadlock in both directions between two pages', async () => {
    const otherPage = await createPage(backend.services.db, { path: { de: `gegen-${count}` } })
    const ownQuotes = await createQuotes('a', 'b', 'c')
    const otherQuotes = await Promise.all(
      ownQuotes.map(async () => (await anna.post('quote', { object_id: otherPage, data: createQuote('x') })).module.id),
    )
    const responses = await Promise.all([
      ...ownQuotes.map((id) =>
        anna.post(`quote/${id}/move`, { revision: 1, parent: null, object_id: otherPage, position: 0 }),
      ),
      ...otherQuotes.map((id) =>
        ben.post(`quote/${id}/move`, { revision: 1, parent: null, object_id: page, position: 0 }),
      ),
    ])
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await loadWords()).toEqual(['x', 'x', 'x'])
    expect((await loadWords(otherPage)).toSorted()).toEqual(['a', 'b', 'c'])
  })
})

describe('deleting a module', () => {
  it('also deletes its descendants; restoring it restores them at the same position', async () => {
    const [, b = 0] = await createQuotes('a', 'b')
    const contents = [
      { model: 'text', data: { content: '<p>1</p>' } },
      { model: 'text', data: { content: '<p>2</p>' } },
    ]
    const box = await createModule('container', { layout: 0 }, { columns: [contents], position: 1 })
    const [first] = box.columns[0]?.children ?? []
    // Modules that were deleted separately before stay deleted.
    await anna.remove(`text/${first?.id}`, { revision: 1 })
    await anna.remove(`container/${box.id}`, { revision: 1 })
    for (const { id } of box.columns[0]?.children ?? []) expect((await anna.get(`text/${id}`)).status).toBe(404)
    expect((await anna.get(`quote/${b}`)).module.position).toBe(1)
    const inner = box.columns[0]?.children[1]?.id
    expect((await anna.post(`text/${inner}/undelete`, { revision: 1 })).status).toBe(404)

    const restoreResponse = await anna.post(`container/${box.id}/undelete`, { revision: 1 })
    expect(restoreResponse).toMatchObject({ status: 200, body: { position: 1, revision: 2 } })
    expect(restoreResponse.module.columns[0]?.children).toMatchObject([{ id: inner, position: 0, revision: 1 }])
    expect((await anna.get(`quote/${b}`)).module.position).toBe(2)
    const repeatedResponse = await anna.post(`text/${first?.id}/undelete`, { revision: 1 })
    expect(repeatedResponse).toMatchObject({ status: 200, body: { position: 0, parent: box.id } })
  })

  it('cannot be undone with an old revision', async () => {
    const { id } = await createModule('quote', createQuote('a'))
    await anna.post(`quote/${id}`, { revision: 1, data: createQuote('b') })
    await anna.remove(`quote/${id}`, { revision: 2 })
    expect(await ben.post(`quote/${id}/undelete`, { revision: 1 })).toMatchObject({
      status: 409,
      body: { current: { id, revision: 2, data: { content: 'b' } } },
    })
  })

  it('sends descendants that are restored alone to the end of the page', async () => {
    const contents = [{ model: 'quote', data: createQuote('innen') }]
    const box = await createModule('container', { layout: 0 }, { columns: [contents] })
    await createQuotes('a')
    const inner = box.columns[0]?.children[0]?.id
    await anna.remove(`quote/${inner}`, { revision: 1 })
    await ben.remove(`container/${box.id}`, { revision: 1 })
    expect((await anna.post(`quote/${inner}/undelete`, { revision: 1 })).body).toMatchObject({
      parent: null,
      position: 1,
    })
    const faq = await createModule('faq', {}, { children: [{ model: 'faqitem', data: { content: 'a' } }] })
    await anna.remove(`faqitem/${faq.children[0]?.id}`, { revision: 1 })
    await ben.remove(`faq/${faq.id}`, { revision: 1 })
    const rejection = await anna.post(`faqitem/${faq.children[0]?.id}/undelete`, { revision: 1 })
    expect(rejection).toMatchObject({ status: 400, body: { parent: [expect.any(String)] } })
  })

  it('hides the module from visitors after the next publication', async () => {
    const { db, clock } = backend.services
    const [a = 0] = await createQuotes('a', 'b')
    await anna.remove(`quote/${a}`, { revision: 1 })
    await publishPage(db, { pageId: page, locale: 'de', now: clock() })
    await createQuotes('c')
    const response = await backend.get(`/de/pageeditor-api/page/seite-${count}`)
    const { modules } = pageSchema.parse(await response.json())
    expect(modules.map(({ data }) => data.content)).toEqual(['b'])
  })
})

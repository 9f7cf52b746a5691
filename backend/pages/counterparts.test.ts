import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { modules } from '@/backend/db/schema/modules'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/page-editor'

const backend = startTestBackend()
let german: TestEditor
let english: TestEditor
beforeAll(async () => {
  german = await TestEditor.logIn(backend)
  english = german.in('en')
})

let count = 0
/** A German page with two texts, and what there is of it in English. */
async function translatedPage() {
  count += 1
  const slug = `zweisprachig-${count}`
  const { id } = await german.page('POST', 'page/', { parent: null, title: slug, slug })
  for (const content of ['<p>Eins</p>', '<p>Zwei</p>']) {
    const parts = { object_id: id, content_type: 'page', locale: 'de', data: { content } }
    expect((await german.call('POST', 'text/', parts)).status).toBe(201)
  }
  await german.page('POST', `page/${id}/translate/`)
  const draft = (editor: TestEditor) => editor.page('GET', `page/${slug}?draft=1`)
  return { id, draft }
}

const write = (id: number, data: Record<string, unknown>) =>
  backend.services.db.update(modules).set({ data }).where(eq(modules.id, id))

it('a translation knows which block of the other language each of its blocks is of, and that one too', async () => {
  const { draft } = await translatedPage()
  const [de, en] = [await draft(german), await draft(english)]
  const [one, two] = de.modules.map(({ id }) => id)
  const [first, second] = en.modules.map(({ id }) => id)
  const same = { state: 'same', before: null }
  expect(en.translation.modules).toEqual([
    { module: first, counterpart: one, ...same },
    { module: second, counterpart: two, ...same },
  ])
  expect(de.translation.modules).toEqual([
    { module: one, counterpart: first, ...same },
    { module: two, counterpart: second, ...same },
  ])
})

it('changed and removed blocks are told apart, with the data from before', async () => {
  const { draft } = await translatedPage()
  const [one, two] = (await draft(german)).modules
  const [first, second] = (await draft(english)).modules
  await write(one?.id ?? 0, { content: '<p>Eins, neu</p>' })
  const deleted = await german.call('DELETE', `text/${two?.id}/`, { revision: two?.revision })
  expect(deleted.status).toBe(204)
  expect((await draft(english)).translation.modules).toEqual([
    {
      ...{ module: first?.id, counterpart: one?.id, state: 'changed' },
      before: expect.objectContaining({ content: '<p>Eins</p>' }),
    },
    { module: second?.id, counterpart: two?.id, state: 'removed', before: null },
  ])
})

it('a copied page has its own links, with what is still to be translated', async () => {
  const { id, draft } = await translatedPage()
  const [one] = (await draft(german)).modules
  await write(one?.id ?? 0, { content: '<p>Eins, neu</p>' })
  const copy = await german.page('POST', `page/${id}/copy/`, { parent: null })
  const path = copy.urls.en?.split('/').at(-1)
  const english2 = await english.page('GET', `page/${path}?draft=1`)
  expect(english2.id).toBe(copy.id)
  expect(english2.translation.modules).toMatchObject([
    { module: english2.modules[0]?.id, counterpart: copy.modules[0]?.id, state: 'changed' },
    { module: english2.modules[1]?.id, counterpart: copy.modules[1]?.id, state: 'same' },
  ])
})

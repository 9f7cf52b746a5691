import { expect, it } from 'vitest'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { ask, createPictureFile, toFormData } from '@/tests/content/media'

const backend = startTestBackend({ clock: () => new Date('2026-11-20T12:00:00Z') })
const editor = logInBeforeAll(backend, { role: 'editor', firstName: 'Ada', lastName: 'Probe' })

const text = { model: 'text', data: { content: '<p>Ein Text</p>' } }
const columns = { model: 'container', data: { layout: 3 }, columns: [[text], []] }
const save = (body: object) => ask(editor, 'POST', '/saved-blocks/', body)
const find = (list: { name: string; id: number }[], name: string) => list.find((block) => block.name === name)

it('saves, renames and deletes a template', async () => {
  const savedTemplate = await save({ name: 'Zwei Spalten', blocks: [text, columns] })
  expect(savedTemplate.status).toBe(201)
  const savedBlock = find(savedTemplate.body, 'Zwei Spalten')
  expect(savedBlock).toMatchObject({
    is_page: false,
    by: 'Ada Probe',
    created_at: '2026-11-20T13:00:00+01:00',
    blocks: [text, columns],
  })
  const changeResponse = await ask(editor, 'PATCH', `/saved-blocks/${savedBlock?.id}/`, {
    name: 'Spalten',
    is_page: true,
  })
  expect(changeResponse.body).toMatchObject([{ id: savedBlock?.id, name: 'Spalten', is_page: true }])
  expect((await ask(editor, 'DELETE', `/saved-blocks/${savedBlock?.id}/`)).body).toEqual([])
  expect((await ask(editor, 'DELETE', `/saved-blocks/${savedBlock?.id}/`)).status).toBe(404)
})

it('invalid blocks, duplicate names and too many blocks are rejected', async () => {
  await save({ name: 'Da', blocks: [text] })
  const saveForErrors = async (body: object) => {
    const { status, body: fields } = await save(body)
    return [status, Object.keys(fields)]
  }
  expect(await saveForErrors({ name: 'da', blocks: [text] })).toEqual([400, ['name']])
  expect(await saveForErrors({ name: ' ', blocks: [text] })).toEqual([400, ['name']])
  expect(await saveForErrors({ name: 'Leer', blocks: [] })).toEqual([400, ['blocks']])
  const invalidBlock = { model: 'headline', data: { headline_level: 99 } }
  expect((await save({ name: 'Falsch', blocks: [invalidBlock] })).status).toBe(400)
  const picture = { model: 'image', data: { image: 999_999 } }
  expect((await save({ name: 'Ohne Bild', blocks: [picture] })).status).toBe(400)
  const largeBlock = { model: 'text', data: { content: `<p>${'x'.repeat(60_000)}</p>` } }
  expect(await saveForErrors({ name: 'Groß', blocks: [largeBlock, largeBlock] })).toEqual([400, ['blocks']])
})

it('copies the blocks of a template to a new page', async () => {
  const savedTemplate = await save({ name: 'Spielplan', is_page: true, blocks: [columns, text] })
  const template = find(savedTemplate.body, 'Spielplan')?.id
  const response = await ask(editor, 'POST', '/page/', { title: 'Neu', slug: 'neu', template })
  expect(response.status).toBe(201)
  const { modules } = response.body as PageDraft
  expect(modules).toMatchObject([
    { model: 'container', columns: [{ children: [{ model: 'text', data: text.data }] }, { children: [] }] },
    { model: 'text', data: text.data },
  ])
  const refusal = await ask(editor, 'POST', '/page/', { title: 'Neu', slug: 'ohne', template: 999_999 })
  expect(refusal.status).toBe(404)
})

it.each([
  ['Bild', (id: number) => ({ model: 'image', data: { image: id } })],
  [
    'Text',
    (id: number) => ({ model: 'text', data: { content: `<p><img src="/media/images/${id}-a.png" alt=""></p>` } }),
  ],
])('counts a template with a picture in a block “%s” as a use until it is deleted', async (name, block) => {
  const form = toFormData({ file: await createPictureFile() })
  const uploaded = await editor.call('POST', '/de/pageeditor-api/media/', form)
  const { id } = await uploaded.json()
  const savedTemplate = await save({ name, blocks: [block(id)] })
  expect(savedTemplate.status).toBe(201)
  const usage = await ask(editor, 'GET', `/media/${id}/usage/`)
  expect(usage.body).toMatchObject([{ type: 'saved', title: name, url: null, state: 'draft' }])
  await ask(editor, 'DELETE', `/saved-blocks/${find(savedTemplate.body, name)?.id}/`)
  expect((await ask(editor, 'GET', `/media/${id}/usage/`)).body).toEqual([])
})

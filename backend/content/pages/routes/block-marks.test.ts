import { expect, it } from 'vitest'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { pageVersionListSchema } from '@/lib/contract/pages/page-editing'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)
let count = 0

const createText = (content: string, marks = {}) => ({
  model: 'text',
  data: { content: `<p>${content}</p>`, ...marks },
})

/** Creates a page with a container of two texts, and a text below it. */
async function startPage() {
  count += 1
  const path = `notizen-${count}`
  const id = await createPage(backend.services.db, {
    path: { de: path, en: `${path}-en` },
    modules: [
      { model: 'container', data: { layout: 3 }, columns: [[createText('A'), createText('B')]] },
      createText('C'),
    ],
  })
  const draft = await editor.page('GET', `page/${path}?draft=1`)
  const [box, lastText] = draft.modules
  return { id, path, box: box ?? expect.unreachable(), lastText: lastText ?? expect.unreachable() }
}

const mark = ({ id, model, data, revision }: Module, marks: Record<string, unknown>) =>
  editor.call('POST', `${model}/${id}/`, { revision, data: { ...data, ...marks } })

async function readPageText(path: string): Promise<string> {
  return await (await backend.get(`/de/pageeditor-api/page/${path}`)).text()
}

it('stores the notes of editors at a block, and hides them from visitors', async () => {
  const { id, path, lastText } = await startPage()
  const { status, body } = await mark(lastText, { block_name: ' Schluss ', is_locked: true })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ data: expect.objectContaining({ block_name: 'Schluss', is_locked: true }) }),
  ])
  await editor.publish(id)
  const page = await readPageText(path)
  expect(page).toContain('<p>C</p>')
  expect(page).not.toMatch(/Schluss|block_name|is_locked|is_hidden/)
})

it('rejects an overlong name and an invalid mark', async () => {
  const { lastText } = await startPage()
  for (const marks of [{ block_name: 'x'.repeat(81) }, { is_hidden: 'ja' }]) {
    const { status, body } = await mark(lastText, marks)
    expect(status).toBe(400)
    expect(body).toEqual({ data: { [Object.keys(marks)[0] ?? '']: [expect.any(String)] } })
  }
})

it('does not publish a hidden block with its content until it is shown again', async () => {
  const { id, path, box } = await startPage()
  await mark(box, { is_hidden: true })
  expect((await editor.publish(id)).is_changed).toBe(false)
  expect(await readPageText(path)).not.toMatch(/<p>[AB]<\/p>/)
  expect(await readPageText(path)).toContain('<p>C</p>')
  const [hiddenBox = expect.unreachable()] = (await editor.page('GET', `page/${path}?draft=1`)).modules
  expect(hiddenBox.columns[0]?.children).toHaveLength(2)
  await mark(hiddenBox, { is_hidden: undefined })
  expect((await editor.publish(id)).is_changed).toBe(false)
  expect(await readPageText(path)).toContain('<p>A</p>')
})

it('publishes a page with an incomplete hidden block', async () => {
  const { id, lastText } = await startPage()
  await mark(lastText, { content: '<p><a href="https://example.org">hier</a></p>' })
  expect((await editor.call('POST', `page/${id}/publish/`, {})).status).toBe(400)
  const { modules } = await editor.page('GET', `page/${id}/draft/`)
  await mark(modules[1] ?? expect.unreachable(), { is_hidden: true })
  expect((await editor.call('POST', `page/${id}/publish/`, {})).status).toBe(200)
})

it('naming and locking are no unpublished changes, hiding is', async () => {
  const { id, path, lastText } = await startPage()
  await editor.publish(id)
  const { body } = await mark(lastText, { block_name: 'Schluss', is_locked: true })
  expect((await editor.page('GET', `page/${path}?draft=1`)).is_changed).toBe(false)
  await mark(body as Module, { is_hidden: true })
  expect((await editor.page('GET', `page/${path}?draft=1`)).is_changed).toBe(true)
})

it('copies a hidden block into another language as hidden, without its lock and name', async () => {
  const id = await createPage(backend.services.db, {
    path: { de: 'notizen' },
    modules: [createText('C', { block_name: 'Schluss', is_locked: true, is_hidden: true })],
  })
  const { modules } = await editor.page('POST', `page/${id}/translate/`)
  expect(JSON.stringify(modules)).not.toMatch(/Schluss|block_name|is_locked/)
  expect(modules[0]?.data.is_hidden).toBe(true)
})

it('restores a block with a version, and keeps its name', async () => {
  const { id, path, lastText } = await startPage()
  await editor.publish(id)
  const { results } = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
  await mark(lastText, { block_name: 'Schluss', content: '<p>Neu</p>' })
  await editor.page('POST', `page/${id}/restore/`, { version: results[0]?.id })
  const { modules } = await editor.page('GET', `page/${path}?draft=1`)
  expect(modules[1]?.data).toMatchObject({ content: '<p>C</p>', block_name: 'Schluss' })
})

it.each(['page', 'block'])('keeps hidden blocks at their places when a version of the %s is restored', async (kind) => {
  const { id, path, box, lastText } = await startPage()
  const [textA, textB] = box.columns[0]?.children ?? []
  await mark(textA ?? expect.unreachable(), { is_hidden: true })
  await editor.publish(id)
  const { results } = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
  await editor.addText(id, '<p>Später</p>', { parent: box.id, column: 0, position: 1 })
  await mark(lastText, { is_hidden: true, content: '<p>Neu</p>' })
  const restore = (module?: number) =>
    editor.page('POST', `page/${id}/restore/`, { version: results[0]?.id, ...(module && { module }) })
  if (kind === 'block') await restore(lastText.id)
  const { modules } = await restore(kind === 'page' ? undefined : box.id)
  const textC = { content: '<p>C</p>', is_hidden: true }
  expect(modules).toMatchObject([{ id: box.id }, { data: textC }])
  expect(modules[0]?.columns[0]?.children).toMatchObject([
    { id: textA?.id, position: 0, data: { is_hidden: true } },
    { id: textB?.id, position: 1 },
  ])
  await editor.publish(id)
  expect(await readPageText(path)).not.toMatch(/<p>[AC]</)
})

it('keeps locked blocks and their places when a version is restored', async () => {
  const { id, box, lastText } = await startPage()
  const [textA = expect.unreachable(), textB = expect.unreachable()] = box.columns[0]?.children ?? []
  await editor.publish(id)
  const { results } = await editor.ask(pageVersionListSchema, 'GET', `page/${id}/versions/`)
  const restore = (module: number) => editor.call('POST', `page/${id}/restore/`, { version: results[0]?.id, module })
  const place = { parent: null, column: null, position: 0 }
  const move = { revision: textA.revision, ...place }
  const movedText = await editor.ask(moduleSchema, 'POST', `text/${textA.id}/move/`, move)
  await mark(movedText, { is_locked: true, content: '<p>A2</p>' })
  await mark(textB, { content: '<p>B2</p>' })
  const owner = { content_type: 'page', object_id: id, locale: 'de' }
  const newBox = await editor.ask(moduleSchema, 'POST', 'container/', { ...owner, ...place, data: { layout: 0 } })
  await editor.addText(id, '<p>Weg</p>', { parent: newBox.id, column: 0 })
  const newText = await editor.addText(id, '<p>Neu</p>', { parent: newBox.id, column: 0, position: 1 })
  await mark(newText, { is_locked: true })
  await editor.call('DELETE', `text/${lastText.id}/`, { revision: lastText.revision })
  expect(await restore(textA.id)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('gesperrt') } })
  const { modules } = await editor.page('POST', `page/${id}/restore/`, { version: results[0]?.id })
  expect(modules).toMatchObject([
    { id: newBox.id, columns: [{ children: [{ id: newText.id, position: 0 }] }] },
    { id: textA.id, data: { content: '<p>A2</p>' } },
    { id: box.id, columns: [{ children: [{ data: textB.data, position: 0 }] }, {}] },
    { id: lastText.id },
  ])
})

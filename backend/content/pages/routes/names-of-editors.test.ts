import { expect, it } from 'vitest'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { missingSchema } from '@/lib/contract/common/errors'
import { startTestBackend } from '@/tests/backend-app'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const anna = TestEditor.logInBeforeAll(backend, { firstName: 'Anna' })
const ben = TestEditor.logInBeforeAll(backend, { firstName: 'Ben' })
const addText = (pageId: number) => anna.addText(pageId, '<p>Eins</p>')

it('each request for a deleted page names the editor, until it is deleted permanently', async () => {
  const { id, revision } = await anna.addPage()
  expect((await ben.call('DELETE', `page/${id}/`, { revision })).status).toBe(204)
  const calls: [string, string, object?][] = [
    ['GET', `page/${id}/draft/`],
    ['POST', `page/${id}/`, { revision, data: { title: 'Anders' } }],
    ['POST', `page/${id}/publish/`, {}],
    ['POST', `page/${id}/move/`, { revision, parent: null, position: 0 }],
    ['DELETE', `page/${id}/`, { revision }],
  ]
  for (const [method, path, data] of calls) {
    const { status, body } = await anna.call(method, path, data)
    expect([status, missingSchema.parse(body).by], `${method} ${path}`).toEqual([404, expect.stringMatching(/^Ben /)])
  }
  expect((await ben.call('DELETE', `trash/${id}/`)).status).toBe(204)
  const { status, body } = await anna.call('GET', `page/${id}/draft/`)
  expect([status, body]).toEqual([404, { detail: expect.any(String) }])
})

it('names the editor who deleted a block or its page', async () => {
  const page = await anna.addPage()
  const { id, revision } = await addText(page.id)
  expect((await ben.call('DELETE', `text/${id}/`, { revision })).status).toBe(204)
  const change = { revision, data: { content: '<p>Zwei</p>' } }
  for (const [method, data] of [['GET'], ['POST', change]] as const) {
    const { status, body } = await anna.call(method, `text/${id}/`, data)
    expect([status, missingSchema.parse(body).by]).toEqual([404, expect.stringMatching(/^Ben /)])
  }
  const { written_by } = await anna.page('GET', `page/${page.id}/draft/`)
  expect(written_by?.[id]).toMatch(/^Ben /)
})

it('names the last editor of the settings of a page in a conflict, in one language or in all', async () => {
  const { id, revision } = await anna.addPage()
  const readWriter = async (editor = anna) =>
    (await editor.page('GET', `page/${id}/draft/`)).settings_written_by?.split(' ')[0]
  expect(await readWriter()).toBe('Anna')
  await ben.page('POST', `page/${id}/`, { revision, data: { title: 'Anders' } })
  expect(await readWriter()).toBe('Ben')
  await anna.page('POST', `page/${id}/`, { revision: revision + 1, data: { in_footer: true } })
  expect(await readWriter()).toBe('Anna')
})

it('names the editor of the change in a conflict of a translation', async () => {
  const page = await anna.addPage()
  const ownText = await addText(page.id)
  const englishPage = await anna.page('POST', `page/${page.id}/translate/`)
  const [englishText] = englishPage.modules
  const change = { revision: englishText?.revision, data: { content: '<p>Two</p>' } }
  await ben.in('en').ask(moduleSchema, 'POST', `text/${englishText?.id}/`, change)
  const pair = { module: ownText.id, counterpart: { id: englishText?.id, revision: englishText?.revision } }
  const { status, body } = await anna.call('POST', `page/${page.id}/translated/`, { pairs: [pair] })
  expect([status, body]).toMatchObject([409, { by: expect.stringMatching(/^Ben /) }])
})

import { beforeAll, expect, it } from 'vitest'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { accountHeader } from './login'

const backend = startTestBackend()
let pageId: number
let browser: TestBrowser
let editorId: number

beforeAll(async () => {
  pageId = await createPage(backend.services.db, { path: { de: 'seite' } })
  const editor = await createUser(backend, { role: 'editor' })
  editorId = editor.id
  browser = await new TestBrowser(backend).logIn(editor)
})

const write = (account: string) =>
  browser.call(
    'POST',
    '/de/pageeditor-api/text/',
    { content_type: 'page', object_id: pageId, locale: 'de', parent: null, data: { content: '<p>a</p>' } },
    { [accountHeader]: account },
  )

it('rejects changes of one account under the login of another', async () => {
  for (const account of [String(editorId + 1), `${editorId}0`, '', '0', 'x']) {
    expect((await write(account)).status).toBe(401)
  }
  expect((await write(String(editorId))).status).toBe(201)
})

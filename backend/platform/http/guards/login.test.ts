import { beforeAll, expect, it } from 'vitest'
import { createUser, TestBrowser, testPassword } from '@/tests/accounts'
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

it('lets a page of one account log in again under the login of another', async () => {
  const owner = await createUser(backend)
  const sharedBrowser = await new TestBrowser(backend).logIn(await createUser(backend))
  const page = { [accountHeader]: String(owner.id) }
  expect((await sharedBrowser.call('PATCH', '/api/users/me/', { phone: '1' }, page)).status).toBe(401)
  expect((await sharedBrowser.auth('POST', '/account/email', { email: 'x@example.org' }, page)).status).toBe(409)
  expect((await sharedBrowser.call('GET', '/api/users/me/', undefined, page)).status).toBe(401)
  expect(sharedBrowser.cookies.has('sessionid')).toBe(true)
  const credentials = { email: owner.email, password: testPassword }
  expect((await sharedBrowser.auth('POST', '/auth/login', credentials, page)).body.data.user.id).toBe(owner.id)
  expect((await sharedBrowser.call('PATCH', '/api/users/me/', { phone: '1' }, page)).status).toBe(200)
  expect((await sharedBrowser.auth('POST', '/auth/login', credentials, page)).status).toBe(409)
})

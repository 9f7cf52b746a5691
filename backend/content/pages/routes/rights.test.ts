import { expect, it } from 'vitest'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()

const calls: [method: string, path: string][] = [
  ['GET', 'page/rechte?draft=1'],
  ['GET', 'page/rechte?version_id=1'],
  ['GET', 'page/1/versions/'],
  ['POST', 'page/1/publish/'],
  ['POST', 'page/1/unpublish/'],
  ['GET', 'page/rechte?draft=1&on=2026-12-01T00:00:00Z'],
  ['GET', 'pages/'],
  ['GET', 'recent/'],
  ['POST', 'page/'],
  ['POST', 'page/1/'],
  ['DELETE', 'page/1/'],
  ['POST', 'page/1/move/'],
  ['POST', 'page/1/copy/'],
  ['POST', 'page/1/translate/'],
  ['POST', 'page/1/translated/'],
  ['POST', 'page/1/translated/undo/'],
  ['GET', 'page/1/links/'],
  ['POST', 'page/1/restore/'],
  ['POST', 'page/1/schedule/'],
  ['GET', 'page/1/versions/1/diff/draft/'],
]

it.each(calls)('%s %s is for editors only, and changes need the CSRF token', async (method, path) => {
  await createPage(backend.services.db, { path: { de: 'rechte' } }).catch(() => undefined)
  const address = `/de/pageeditor-api/${path}`
  const body = method === 'GET' ? undefined : { surprise: 1 }
  const anonymous = await new TestBrowser(backend).call(method, address, body)
  expect([anonymous.status, await anonymous.json()]).toEqual([401, { detail: 'Bitte melden Sie sich an.' }])
  const member = await new TestBrowser(backend).logIn(await createUser(backend))
  expect((await member.call(method, address, body)).status).toBe(403)
  if (method === 'GET') return
  const { browser } = await TestEditor.logIn(backend)
  expect((await browser.call(method, address, body, { 'X-CSRFToken': 'b'.repeat(32) })).status).toBe(403)
  expect((await browser.call(method, address, body, { Origin: 'https://evil.test' })).status).toBe(403)
})

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { api, ask, createPictureFile, toFormData } from '@/tests/content/media'

const backend = startTestBackend()
const editor = logInBeforeAll(backend, { role: 'editor' })

describe('a user without the right', () => {
  it('gets the error for an upload before the body is read', async () => {
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += 1
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
    const response = await backend.app.request(
      new Request(`https://buehnenhaus.test${api}/media/`, {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit),
    )
    expect(response.status).toBe(401)
    expect(read).toBeLessThan(5)
  })
})

it('each write needs the CSRF token', async () => {
  const { body } = await ask(editor, 'POST', '/media/', toFormData({ file: await createPictureFile() }))
  const { id } = body
  for (const [method, path] of [
    ['POST', '/media/'],
    ['PATCH', `/media/${id}/`],
    ['DELETE', `/media/${id}/`],
    ['POST', '/media/folders/'],
  ] as const) {
    expect((await editor.call(method, `${api}${path}`, undefined, { 'X-CSRFToken': 'x' })).status).toBe(403)
  }
})

it('admits the office for the logos of members', async () => {
  const office = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
  const { status, body } = await ask(office, 'POST', '/media/', toFormData({ file: await createPictureFile() }))
  expect([200, 201]).toContain(status)
  expect((await ask(office, 'GET', `/media/${body.id}/`)).status).toBe(200)
})

it('admits no former editors', async () => {
  const user = await createUser(backend, { role: 'editor' })
  const browser = await new TestBrowser(backend).logIn(user)
  expect((await ask(browser, 'GET', '/media/')).status).toBe(200)
  await backend.services.db.update(users).set({ role: 'user' }).where(eq(users.id, user.id))
  expect((await ask(browser, 'GET', '/media/')).status).toBe(403)
})

it.each(['0', '-1', '1e3', '99999999999', 'NaN'])('picture %j does not exist', async (id) => {
  expect((await ask(editor, 'GET', `/media/${id}/`)).status).toBe(404)
  expect((await ask(editor, 'DELETE', `/media/${id}/`, { revision: 1 })).status).toBe(404)
})

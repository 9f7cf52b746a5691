import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { toBerlinIso } from '@/lib/datetime'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { ask } from '@/tests/content/media'
import { maxStreams } from './routes'
import { presenceTimeoutMs } from './store'

let now = new Date('2026-11-20T12:00:00Z')
const backend = startTestBackend({ clock: () => now })
let pageId: number
let ada: Awaited<ReturnType<typeof logIn>>
let ben: Awaited<ReturnType<typeof logIn>>

async function logIn(firstName: string) {
  const user = await createUser(backend, { role: 'editor', firstName, lastName: 'Probe' })
  return { user, browser: await new TestBrowser(backend).logIn(user) }
}

beforeAll(async () => {
  pageId = await createPage(backend.services.db, { path: { de: 'seite', en: 'page' } })
  ada = await logIn('Ada')
  ben = await logIn('Ben')
})

const getPresencePath = () => `/page/${pageId}/presence/`
const renewPresence = (editor: typeof ada, module: number | null = null) =>
  ask(editor.browser, 'POST', getPresencePath(), { module })

/** Opens the stream; `next` returns its next message, null at its end. */
async function watch(editor: typeof ada, path = getPresencePath()) {
  const response = await editor.browser.call('GET', `/de/pageeditor-api${path}`)
  const reader = response.body?.getReader()
  const readNext = async () => {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done || !value) return null
    const [, event, data] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(new TextDecoder().decode(value)) ?? []
    return [event, JSON.parse(data ?? 'null')]
  }
  return { response, next: readNext, end: () => reader?.cancel() }
}

describe('the presence of editors on a page', () => {
  it('is sent at once and after each arrival, move or departure of an editor', async () => {
    const stream = await watch(ada)
    expect(stream.response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await stream.next()).toEqual(['presence', []])
    const entry = {
      user_id: ben.user.id,
      name: 'Ben Probe',
      module: null,
      caret: null,
      locale: 'de',
      since: '2026-11-20T13:00:00+01:00',
    }
    expect((await renewPresence(ben)).body).toEqual([entry])
    expect(await stream.next()).toEqual(['presence', [entry]])
    await renewPresence(ben)
    await renewPresence(ben, 7)
    expect(await stream.next()).toEqual(['presence', [{ ...entry, module: 7 }]])
    const caret = { field: 'content', offset: 12 }
    await ask(ben.browser, 'POST', getPresencePath(), { module: 7, caret })
    expect(await stream.next()).toEqual(['presence', [{ ...entry, module: 7, caret }]])
    expect((await ask(ben.browser, 'DELETE', getPresencePath())).status).toBe(204)
    expect(await stream.next()).toEqual(['presence', []])
    await stream.end()
  })

  it('ends after the timeout without a renewal, and with the session', async () => {
    await renewPresence(ada)
    now = new Date(now.getTime() + presenceTimeoutMs - 1)
    expect((await renewPresence(ben)).body).toHaveLength(2)
    now = new Date(now.getTime() + 1)
    expect((await renewPresence(ben)).body).toMatchObject([{ name: 'Ben Probe' }])
    const cleo = await logIn('Cleo')
    expect((await renewPresence(cleo)).body).toHaveLength(2)
    await backend.services.db.delete(sessions).where(eq(sessions.userId, cleo.user.id))
    expect((await renewPresence(ben)).body).toMatchObject([{ name: 'Ben Probe' }])
  })

  it('contains each user once, at the latest position', async () => {
    await renewPresence(ben, 1)
    const secondWindow = { user: ben.user, browser: await new TestBrowser(backend).logIn(ben.user) }
    now = new Date(now.getTime() + 1000)
    expect((await renewPresence(secondWindow, 2)).body).toMatchObject([{ name: 'Ben Probe', module: 2 }])
  })

  it('lists who came first at the end of summer time, too', async () => {
    const initialTime = now
    const page = await createPage(backend.services.db, { path: { de: 'winterzeit' } })
    const arrive = async ({ browser }: typeof ada) => (await ask(browser, 'POST', `/page/${page}/presence/`, {})).body
    now = new Date('2026-10-25T00:59:50Z')
    await arrive(ada)
    now = new Date('2026-10-25T01:00:00Z')
    expect(await arrive(ben)).toMatchObject([{ name: 'Ada Probe' }, { name: 'Ben Probe' }])
    now = initialTime
  })

  it('cannot be renewed by a window that has left, only by another window', async () => {
    const page = await createPage(backend.services.db, { path: { de: 'verlassen' } })
    const path = `/page/${page}/presence/`
    const renewTab = async (tab?: string) => (await ask(ben.browser, 'POST', path, { tab })).body
    const leave = async (tab: string) => (await ask(ben.browser, 'DELETE', `${path}?tab=${tab}`)).status
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    expect(await renewTab(first)).toMatchObject([{ name: 'Ben Probe' }])
    expect(await leave(first)).toBe(204)
    expect(await renewTab(first)).toEqual([])
    now = new Date(now.getTime() + 1000)
    expect(await renewTab(second)).toMatchObject([{ name: 'Ben Probe', since: toBerlinIso(now) }])
    now = new Date(now.getTime() + 1000)
    // The departure can arrive before the first renewal.
    expect(await leave(third)).toBe(204)
    expect(await renewTab(third)).toEqual([])
    expect(await renewTab(first)).toEqual([])
    expect(await leave(second)).toBe(204)
    now = new Date(now.getTime() + presenceTimeoutMs - 1)
    expect((await ask(ada.browser, 'POST', path, {})).body).toMatchObject([{ name: 'Ada Probe' }])
    expect(await renewTab(second)).toMatchObject([{ name: 'Ada Probe' }])
    // Clients may omit the id of their window.
    expect(await renewTab()).toMatchObject([{ name: 'Ada Probe' }, { name: 'Ben Probe' }])
  })

  it('ends when the last stream of the session is closed', async () => {
    const page = await createPage(backend.services.db, { path: { de: 'abgebrochen' } })
    const path = `/page/${page}/presence/`
    const stream = await watch(ada, path)
    await stream.next()
    const [window, otherWindow] = [await watch(ben, path), await watch(ben, path)]
    await ask(ben.browser, 'POST', path, { tab: randomUUID() })
    expect(await stream.next()).toMatchObject(['presence', [{ name: 'Ben Probe' }]])
    await window.end()
    await ask(ben.browser, 'POST', path, { tab: randomUUID(), module: 3 })
    expect(await stream.next()).toMatchObject(['presence', [{ name: 'Ben Probe', module: 3 }]])
    await otherWindow.end()
    expect(await stream.next()).toEqual(['presence', []])
    await stream.end()
  })

  it('is separate for each page', async () => {
    const otherPage = await createPage(backend.services.db, { path: { de: 'andere' } })
    expect((await ask(ada.browser, 'POST', `/page/${otherPage}/presence/`, {})).body).toMatchObject([
      { name: 'Ada Probe' },
    ])
    expect((await renewPresence(ben)).body).toMatchObject([{ name: 'Ben Probe' }])
  })
})

describe('a change of the working copy', () => {
  it('is sent to watchers of that page, with the name of its author', async () => {
    const { db } = backend.services
    const stream = await watch(ada)
    await stream.next()
    const change = { pageId, moduleId: 5, revision: 3, locale: 'de' as const, userId: ben.user.id }
    await db.transaction(async (transaction) => {
      await announceChange(transaction, { ...change, pageId: pageId + 1000 })
      await announceChange(transaction, change)
    })
    expect(await stream.next()).toEqual([
      'change',
      { module: 5, container: null, revision: 3, locale: 'de', by: 'Ben Probe', user_id: ben.user.id },
    ])
    await stream.end()
  })

  it('of a reusable container is sent to watchers of pages and of containers', async () => {
    const [stream, containerStream] = [await watch(ada), await watch(ada, '/containers/changes/')]
    await stream.next()
    const write = async (method: string, path: string, body: object) => {
      const response = await ben.browser.call(method, `/de/pageeditor-api/${path}`, body)
      return response.status === 204 ? null : moduleSchema.parse(await response.json())
    }
    const readNext = async () => {
      const message = await stream.next()
      expect(await containerStream.next()).toEqual(message)
      return message?.[1]
    }
    const container = await write('POST', 'container/', { slug: 'login-above', data: {} })
    const change = { container: 'login-above', locale: 'de', by: 'Ben Probe', user_id: ben.user.id }
    expect(await readNext()).toEqual({ module: container?.id, revision: 1, ...change })
    const place = { parent: container?.id, column: 0, data: { content: '<p>Ja</p>' } }
    const text = await write('POST', 'text/', place)
    expect(await readNext()).toEqual({ module: text?.id, revision: 1, ...change })
    await write('DELETE', `text/${text?.id}/`, { revision: 1 })
    expect(await readNext()).toEqual({ module: text?.id, revision: null, ...change })
    await stream.end()
    await announceChange(backend.services.db, { pageId, moduleId: 5, revision: 3, locale: 'de', userId: null })
    await backend.services.db.delete(sessions).where(eq(sessions.userId, ada.user.id))
    await ben.browser.call('POST', '/de/pageeditor-api/container/', { slug: 'login-below', data: {} })
    expect(await containerStream.next()).toBeNull()
    ada = await logIn('Ada')
  })

  it.each([
    [
      'the end of the session',
      async (id: number) => void (await backend.services.db.delete(sessions).where(eq(sessions.userId, id))),
    ],
    [
      'the loss of the right',
      async (id: number) =>
        void (await backend.services.db.update(users).set({ role: 'user' }).where(eq(users.id, id))),
    ],
    [
      'the deactivation of the account',
      async (id: number) =>
        void (await backend.services.db.update(users).set({ isActive: false }).where(eq(users.id, id))),
    ],
  ])('is not sent after %s; the stream ends', async (_case, loseRight) => {
    const departingEditor = await logIn('Dora')
    const stream = await watch(departingEditor)
    await stream.next()
    await loseRight(departingEditor.user.id)
    await announceChange(backend.services.db, { pageId, moduleId: 1, revision: 1, locale: 'de', userId: null })
    expect(await stream.next()).toBeNull()
  })
})

it('rejects a renewal without the CSRF token, an existing page and a valid module', async () => {
  const forgedResponse = await ada.browser.call(
    'POST',
    `/de/pageeditor-api${getPresencePath()}`,
    {},
    { 'X-CSRFToken': 'x' },
  )
  expect(forgedResponse.status).toBe(403)
  for (const method of ['GET', 'POST']) {
    expect((await ask(ada.browser, method, '/page/999999/presence/')).status).toBe(404)
  }
  expect((await ask(ada.browser, 'POST', getPresencePath(), { module: 'x' })).status).toBe(400)
  expect((await ask(ada.browser, 'POST', getPresencePath())).status).toBe(200)
})

it('limits the open streams of a session, independent of other sessions', async () => {
  const streams: Awaited<ReturnType<typeof watch>>[] = []
  for (let count = 0; count < maxStreams.perSession; count++) streams.push(await watch(ada))
  const rejection = await watch(ada)
  expect([rejection.response.status, rejection.response.headers.get('Retry-After')]).toEqual([503, '5'])
  const otherStream = await watch(ben)
  expect(otherStream.response.status).toBe(200)
  await streams.pop()?.end()
  streams.push(otherStream, await watch(ada))
  expect(streams.at(-1)?.response.status).toBe(200)
  for (const stream of streams) await stream.end()
})

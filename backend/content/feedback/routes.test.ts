import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { settings as demoSettings } from '@/demo/settings'
import type { Feedback } from '@/lib/contract/pages/feedback'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { ask } from '@/tests/content/media'

let now = new Date('2026-11-20T12:00:00Z')
const backend = startTestBackend({ clock: () => now })
let pageId: number
let ada: Awaited<ReturnType<typeof logIn>>
let ben: Awaited<ReturnType<typeof logIn>>
let slug = 0

async function logIn(firstName: string, role: 'editor' | 'admin' = 'editor') {
  const user = await createUser(backend, { role, firstName, lastName: 'Probe' })
  return { user, browser: await new TestBrowser(backend).logIn(user) }
}

beforeAll(async () => {
  ada = await logIn('Ada')
  ben = await logIn('Ben', 'admin')
})
afterEach(async () => {
  await backend.services.db.delete(outbox)
  await setApprovalRequired(false)
})

async function createNewPage() {
  slug += 1
  const text = { model: 'text', data: { content: '<p>Ein Text</p>' } }
  pageId = await createPage(backend.services.db, { path: { de: `f${slug}`, en: `f${slug}` }, modules: [text] })
}
const call = (editor: typeof ada, method: string, path: string, body?: unknown) =>
  ask(editor.browser, method, `/page/${pageId}/${path}`, body)
const comment = (editor: typeof ada, body: object) => call(editor, 'POST', 'comments/', body)
const readFeedback = async (editor = ada): Promise<Feedback> => (await call(editor, 'GET', 'feedback/')).body
const listMails = () => backend.services.db.select().from(outbox).orderBy(asc(outbox.id))
async function setApprovalRequired(isRequired: boolean) {
  const values = { data: demoSettings, requiresApproval: isRequired }
  await backend.services.db.insert(settings).values(values).onConflictDoUpdate({ target: settings.id, set: values })
}

describe('comments', () => {
  it('refer to a block or to words in it; a reply reopens a resolved thread', async () => {
    await createNewPage()
    const firstResponse = await comment(ada, { text: ' Bitte kürzen ', module: 7, quote: 'Ein Text' })
    expect(firstResponse.status).toBe(200)
    const [thread] = (firstResponse.body as Feedback).threads
    expect(thread).toEqual({
      id: expect.any(Number),
      module: 7,
      quote: 'Ein Text',
      comments: [
        {
          id: thread?.id,
          author: { id: ada.user.id, name: 'Ada Probe' },
          guest_name: null,
          text: 'Bitte kürzen',
          created_at: '2026-11-20T13:00:00+01:00',
          edited_at: null,
        },
      ],
      resolved_at: null,
      resolved_by: null,
    })
    await comment(ada, { text: 'Zur Seite' })
    const resolveResponse = await call(ben, 'POST', `comments/${thread?.id}/resolve/`, {})
    // Open threads come first.
    expect((resolveResponse.body as Feedback).threads).toMatchObject([
      { module: null, quote: '' },
      { id: thread?.id, resolved_by: 'Ben Probe' },
    ])
    const reply = await comment(ben, { text: 'Doch nicht', thread: thread?.id })
    expect((reply.body as Feedback).threads[0]).toMatchObject({
      resolved_at: null,
      comments: [{ text: 'Bitte kürzen' }, { text: 'Doch nicht', author: { name: 'Ben Probe' } }],
    })
  })

  it('are mailed to mentioned users and participants, never to the author or to users without the right', async () => {
    await createNewPage()
    const member = await createUser(backend)
    const response = await comment(ada, {
      text: '@Ben Probe schaust du?',
      mentions: [ben.user.id, ben.user.id, ada.user.id, member.id, 999999],
    })
    expect(await listMails()).toMatchObject([
      {
        recipient: ben.user.email,
        template: 'page-comment',
        data: {
          by: 'Ada Probe',
          title: 'Seite de',
          text: '@Ben Probe schaust du?',
          url: expect.stringMatching(new RegExp(`^https?://.+/de/f${slug}\\?edit&comments$`)),
        },
      },
    ])
    await backend.services.db.delete(outbox)
    const [thread] = (response.body as Feedback).threads
    await comment(ben, { text: 'Ja', thread: thread?.id })
    expect(await listMails()).toMatchObject([{ recipient: ada.user.email, data: { text: 'Ja' } }])
  })

  it('are mailed once to users who are mentioned in a changed text', async () => {
    await createNewPage()
    const [thread] = ((await comment(ada, { text: 'Bitte prüfen' })).body as Feedback).threads
    const changes = { text: '@Ben Probe, bitte prüfen', mentions: [ben.user.id, ada.user.id] }
    for (const _attempt of [1, 2]) {
      expect((await call(ada, 'PATCH', `comments/${thread?.id}/`, changes)).status).toBe(200)
    }
    expect(await listMails()).toMatchObject([
      { recipient: ben.user.email, template: 'page-comment', data: { text: changes.text } },
    ])
  })

  it('are changed and deleted only by their author, and not deleted after a reply', async () => {
    await createNewPage()
    now = new Date('2026-11-20T12:05:00Z')
    const response = await comment(ada, { text: 'Eins' })
    const id = (response.body as Feedback).threads[0]?.id
    expect((await call(ben, 'PATCH', `comments/${id}/`, { text: 'Zwei' })).status).toBe(403)
    expect((await call(ben, 'DELETE', `comments/${id}/`)).status).toBe(403)
    const changeResponse = await call(ada, 'PATCH', `comments/${id}/`, { text: 'Zwei' })
    expect((changeResponse.body as Feedback).threads[0]?.comments[0]).toMatchObject({
      text: 'Zwei',
      edited_at: '2026-11-20T13:05:00+01:00',
    })
    const reply = await comment(ben, { text: 'Aha', thread: id })
    expect((await call(ada, 'DELETE', `comments/${id}/`)).status).toBe(409)
    const replyId = (reply.body as Feedback).threads[0]?.comments[1]?.id
    expect((await comment(ada, { text: 'Ja', thread: replyId })).status).toBe(404)
    expect((await call(ben, 'DELETE', `comments/${replyId}/`)).status).toBe(200)
    expect((await call(ada, 'DELETE', `comments/${id}/`)).body.threads).toEqual([])
  })

  it('belong to one page and language', async () => {
    await createNewPage()
    const id = ((await comment(ada, { text: 'Hier' })).body as Feedback).threads[0]?.id
    const englishResponse = await ada.browser.call('GET', `/en/pageeditor-api/page/${pageId}/feedback/`)
    expect(await englishResponse.json()).toMatchObject({ threads: [] })
    await createNewPage()
    expect((await call(ada, 'POST', `comments/${id}/resolve/`, {})).status).toBe(404)
    expect((await call(ada, 'DELETE', `comments/${id}/`)).status).toBe(404)
    expect((await ask(ada.browser, 'GET', '/page/999999/feedback/')).status).toBe(404)
  })

  it('need text of a limited length', async () => {
    await createNewPage()
    expect((await comment(ada, { text: ' ' })).body).toEqual({ text: [expect.any(String)] })
    expect((await comment(ada, { text: 'x'.repeat(5001) })).status).toBe(400)
    expect((await comment(ada, { text: 'x', module: -1 })).status).toBe(400)
  })

  it('keep their text without a name after their author, are restored with their page, and can be deleted', async () => {
    await createNewPage()
    const cleo = await logIn('Cleo')
    await comment(cleo, { text: 'Bleibt' })
    await backend.services.db.delete(users).where(eq(users.id, cleo.user.id))
    const { revision } = (await call(ada, 'GET', 'draft/')).body
    expect((await ask(ada.browser, 'DELETE', `/page/${pageId}/`, { revision })).status).toBe(204)
    expect((await ask(ada.browser, 'POST', `/trash/${pageId}/restore/`, {})).status).toBe(201)
    expect((await readFeedback()).threads).toMatchObject([{ comments: [{ author: null, text: 'Bleibt' }] }])
    const [thread] = (await readFeedback()).threads
    expect((await call(ada, 'DELETE', `comments/${thread?.id}/`)).body.threads).toEqual([])
  })
})

describe('a review', () => {
  it('is requested from a user and approved by a second person, each with a mail', async () => {
    await createNewPage()
    const reviewResponse = await call(ada, 'POST', 'review/', { reviewer: ben.user.id, note: 'Bis morgen?' })
    expect(reviewResponse.body.review).toMatchObject({
      state: 'requested',
      note: 'Bis morgen?',
      is_current: true,
      requested_by: { name: 'Ada Probe' },
      reviewer: { name: 'Ben Probe' },
    })
    expect(await listMails()).toMatchObject([
      { recipient: ben.user.email, template: 'review-requested', data: { note: 'Bis morgen?' } },
    ])
    await backend.services.db.delete(outbox)
    expect((await call(ada, 'POST', 'review/approve/', {})).status).toBe(403)
    const approveResponse = await call(ben, 'POST', 'review/approve/', { answer: 'Schön' })
    expect(approveResponse.body.review).toMatchObject({
      state: 'approved',
      answer: 'Schön',
      is_current: true,
      decided_by: { name: 'Ben Probe' },
    })
    expect(await listMails()).toMatchObject([
      { recipient: ada.user.email, template: 'review-decided', data: { state: 'approved' } },
    ])
    expect((await call(ben, 'POST', 'review/return/', {})).status).toBe(409)
  })

  it('does not cover later changes', async () => {
    await createNewPage()
    await call(ada, 'POST', 'review/', {})
    await backend.services.db
      .update(modules)
      .set({ data: { content: '<p>Anders</p>' } })
      .where(eq(modules.objectId, pageId))
    expect((await readFeedback()).review?.is_current).toBe(false)
    expect((await call(ben, 'POST', 'review/approve/', {})).status).toBe(409)
    expect((await call(ben, 'POST', 'review/return/', { answer: 'Noch einmal' })).status).toBe(200)
    expect((await call(ada, 'POST', 'review/', {})).body.review).toMatchObject({ state: 'requested', answer: '' })
  })

  it('is withdrawn by its requester, and cannot be requested from the requester', async () => {
    await createNewPage()
    expect((await call(ada, 'DELETE', 'review/')).status).toBe(409)
    for (const reviewer of [ada.user.id, (await createUser(backend)).id]) {
      const rejection = await call(ada, 'POST', 'review/', { reviewer })
      expect([rejection.status, Object.keys(rejection.body)]).toEqual([400, ['reviewer']])
    }
    await call(ada, 'POST', 'review/', {})
    expect((await call(ben, 'DELETE', 'review/')).status).toBe(403)
    expect((await call(ada, 'DELETE', 'review/')).body.review).toBeNull()
  })

  it('is required before a publication or schedule if the settings say so', async () => {
    await createNewPage()
    await setApprovalRequired(true)
    expect((await readFeedback()).needs_approval).toBe(true)
    const publish = () => call(ada, 'POST', 'publish/', {})
    const schedule = () => call(ada, 'POST', 'schedule/', { publish_at: '2027-01-01T08:00:00+01:00' })
    expect([(await publish()).status, (await schedule()).status]).toEqual([409, 409])
    await call(ada, 'POST', 'review/', {})
    expect((await publish()).status).toBe(409)
    await call(ben, 'POST', 'review/approve/', {})
    expect((await schedule()).status).toBe(200)
    expect((await publish()).status).toBe(200)
    await backend.services.db
      .update(modules)
      .set({ data: { content: '<p>Neu</p>' } })
      .where(eq(modules.objectId, pageId))
    expect((await publish()).status).toBe(409)
    // Unpublishing needs no second person.
    expect((await call(ada, 'POST', 'unpublish/', {})).status).toBe(200)
  })
})

it('lists open reviews of other users, and pages with open threads', async () => {
  await createNewPage()
  await call(ada, 'POST', 'review/', { reviewer: ben.user.id })
  await comment(ada, { text: 'Eins' })
  const secondComment = await comment(ada, { text: 'Zwei' })
  const listOpen = async (editor: typeof ada) => {
    const { body } = await ask(editor.browser, 'GET', '/feedback/')
    const isThisPage = ({ id }: { id: number }) => id === pageId
    return { reviews: body.reviews.filter(isThisPage), comments: body.comments.filter(isThisPage) }
  }
  const pageData = { id: pageId, locale: 'de', title: 'Seite de', url: `/de/f${slug}` }
  expect(await listOpen(ben)).toMatchObject({
    reviews: [{ ...pageData, requested_by: 'Ada Probe', is_mine: true }],
    comments: [{ ...pageData, count: 2 }],
  })
  expect((await listOpen(ada)).reviews).toEqual([])
  const id = (secondComment.body as Feedback).threads[1]?.id
  await call(ben, 'POST', `comments/${id}/resolve/`, {})
  expect((await listOpen(ben)).comments).toMatchObject([{ count: 1 }])
})

it('lists possible reviewers by name', async () => {
  await createUser(backend, { firstName: 'Mia', lastName: 'Mitglied' })
  const { body } = await ask(ada.browser, 'GET', '/editors/')
  const names = body.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['Ada Probe', 'Ben Probe']))
  expect(names).not.toContain('Mia Mitglied')
})

it('notifies the editors of the open page', async () => {
  await createNewPage()
  const response = await ada.browser.call('GET', `/de/pageeditor-api/page/${pageId}/presence/`)
  const reader = response.body?.getReader()
  const readNext = async () => new TextDecoder().decode((await reader?.read())?.value)
  await readNext()
  await comment(ben, { text: 'Neu' })
  expect(await readNext()).toBe('event: feedback\ndata: {}\n\n')
  await reader?.cancel()
})

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { previewLinks } from '@/backend/platform/db/schema/library/preview-links'
import { mayReadReplica } from '@/backend/platform/http/requests/replica-reads'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { feedbackSchema } from '@/lib/contract/pages/feedback'
import {
  newPreviewLinkSchema,
  type PreviewLinkCreation,
  previewLinksSchema,
  previewPasswordHeader,
  previewSchema,
} from '@/lib/contract/pages/preview-link'
import { createUser, listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { removeOldPreviewLinks } from './links'

const start = new Date('2026-11-20T12:00:00Z')
const addDaysToStart = (days: number) => new Date(start.getTime() + days * 86_400_000)
let now = start
const backend = startTestBackend({ clock: () => now })
const path = '/de/api/preview-links/'
let editor: { user: UserRow; browser: TestBrowser }
let slug = 0

async function logIn(role: UserRow['role']) {
  const user = await createUser(backend, { role, firstName: 'Ada', lastName: 'Amt' })
  return { user, browser: await new TestBrowser(backend).logIn(user) }
}

beforeAll(async () => {
  editor = await logIn('editor')
})

/** Creates an unpublished page with a visible and a hidden text. */
async function createNewPage(): Promise<number> {
  now = start
  slug += 1
  const createText = (content: string, isHidden = false) => ({
    model: 'text',
    data: { content: `<p>${content}</p>`, is_hidden: isHidden },
  })
  return await createPage(backend.services.db, {
    path: { de: `v${slug}` },
    modules: [createText('Erste Fassung'), createText('Verborgen', true)],
  })
}

async function share(target: number, values: Partial<PreviewLinkCreation> = {}, { browser } = editor) {
  const response = await browser.call('POST', path, {
    type: 'page',
    target,
    locale: 'de',
    is_fixed: false,
    days: 7,
    ...values,
  })
  expect(response.status).toBe(201)
  return newPreviewLinkSchema.parse(await response.json())
}

let visitorCount = 0

/** Opens a link as a new visitor, or as one of an address. */
async function openLink(key: string, password?: string, address?: string) {
  visitorCount += 1
  const response = await backend.get('/de/api/preview/', {
    [mailedKeyHeader]: key,
    'X-Forwarded-For': address ?? `10.200.${visitorCount}.1`,
    ...(password !== undefined && { [previewPasswordHeader]: encodeURIComponent(password) }),
  })
  await backend.services.background.waitUntilIdle()
  return response
}

const openState = async (key: string, password?: string) =>
  previewSchema.parse(await (await openLink(key, password)).json())
const list = async (target: number) =>
  previewLinksSchema.parse(await (await editor.browser.call('GET', `${path}?type=page&target=${target}`)).json())
const change = (target: number) =>
  backend.services.db
    .update(modules)
    .set({ data: { content: '<p>Zweite Fassung</p>' } })
    .where(eq(modules.objectId, target))

/** Comments on a draft as a new visitor. */
async function comment(key: string, body: object, password?: string): Promise<number> {
  visitorCount += 1
  const path = '/de/api/preview/comments/'
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    [mailedKeyHeader]: key,
    'X-Forwarded-For': `10.202.${visitorCount}.1`,
    ...(password !== undefined && { [previewPasswordHeader]: encodeURIComponent(password) }),
  }
  const request = new Request(`https://buehnenhaus.test${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await backend.app.request(request)).status
}

const remark = { name: ' Frau Müller ', text: 'Das Datum ist falsch.' }

async function listThreads(target: number) {
  const feedback = await editor.browser.call('GET', `/de/pageeditor-api/page/${target}/feedback/`)
  return feedbackSchema.parse(await feedback.json()).threads
}

describe('a comment with a preview link', () => {
  it('reaches the editors under the name of the reader, until the link is revoked', async () => {
    const target = await createNewPage()
    const { key, link } = await share(target, { allows_comments: true, password: 'Grünes Licht' })
    expect(await openState(key, 'Grünes Licht')).toMatchObject({ allows_comments: true })
    expect(await comment(key, remark)).toBe(404)
    expect(await comment(key, remark, 'Grünes Licht')).toBe(204)
    const [thread] = await listThreads(target)
    expect(thread).toMatchObject({
      module: null,
      comments: [{ author: null, guest_name: 'Frau Müller', text: 'Das Datum ist falsch.' }],
    })
    const [mail] = await listMails(backend, editor.user.email, 'page-comment')
    expect(mail?.data).toMatchObject({ by: 'Frau Müller (Gast)', url: expect.stringMatching(/\?edit&comments$/) })
    expect((await editor.browser.call('DELETE', `${path}${link.id}/`)).status).toBe(204)
    expect(await comment(key, remark, 'Grünes Licht')).toBe(404)
    const removal = `/de/pageeditor-api/page/${target}/comments/${thread?.id}/`
    expect((await editor.browser.call('PATCH', removal, { text: 'Anders' })).status).toBe(403)
    expect((await editor.browser.call('DELETE', removal)).status).toBe(200)
    expect(await listThreads(target)).toEqual([])
  })

  it('is mailed to the office with the address of the organization in the administration', async () => {
    const [office, target] = [await logIn('office'), await createNewPage()]
    await backend.services.db.update(pages).set({ contentType: 'organization' }).where(eq(pages.id, target))
    expect(await comment((await share(target, { allows_comments: true }, office)).key, remark)).toBe(204)
    const [mail] = await listMails(backend, office.user.email, 'page-comment')
    expect(mail?.data).toMatchObject({ url: expect.stringMatching(`/de/admin/organizations/${target}$`) })
  })

  it('requires a link that allows comments, a name and a text of limited length', async () => {
    const target = await createNewPage()
    expect(await comment((await share(target)).key, remark)).toBe(404)
    const { key } = await share(target, { allows_comments: true })
    expect(await comment('k'.repeat(43), remark)).toBe(404)
    expect(await comment(key, { name: ' ', text: 'Gut' })).toBe(400)
    expect(await comment(key, { name: 'Ada', text: 'x'.repeat(2001) })).toBe(400)
    expect(await listThreads(target)).toEqual([])
  })

  it('is rejected after ten comments in 15 minutes with the same link', async () => {
    const target = await createNewPage()
    const { key } = await share(target, { allows_comments: true })
    for (let count = 0; count < 10; count += 1) expect(await comment(key, remark)).toBe(204)
    expect(await comment(key, remark)).toBe(429)
    const otherLink = await share(target, { allows_comments: true })
    expect(await comment(otherLink.key, remark)).toBe(204)
    now = new Date(start.getTime() + 16 * 60_000)
    expect(await comment(key, remark)).toBe(204)
  })
})

describe('a preview link', () => {
  it('shows the newest draft or the state of its creation, without hidden blocks and other pages', async () => {
    const target = await createNewPage()
    const currentLink = await share(target)
    const fixedLink = await share(target, { is_fixed: true, name: 'Frau Müller, Agentur' })
    const stateBefore = JSON.stringify(await openState(currentLink.key))
    expect(stateBefore).toContain('Erste Fassung')
    expect(stateBefore).not.toContain('Verborgen')
    await change(target)
    expect(JSON.stringify(await openState(currentLink.key))).toContain('Zweite Fassung')
    const state = await openState(fixedLink.key)
    expect(JSON.stringify(state)).toContain('Erste Fassung')
    expect(state).toMatchObject({
      state: 'open',
      expires_at: '2026-11-27T13:00:00+01:00',
      content: { page: { parents: [], siblings: [], settings_url: null } },
    })
  })

  it('must not be cached or read from a replica, and is stored as a hash', async () => {
    const { key } = await share(await createNewPage())
    expect((await openLink(key)).headers.get('Cache-Control')).toBe('private, no-store')
    expect(mayReadReplica('GET', '/de/api/preview/')).toBe(false)
    const rows = await backend.services.db.select().from(previewLinks)
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('is listed with its last use, and revoked from the next request on', async () => {
    const target = await createNewPage()
    const { key, link } = await share(target)
    expect(await list(target)).toMatchObject([{ state: 'valid', last_used_at: null, created_by: 'Ada Amt' }])
    await openLink(key)
    expect(await list(target)).toMatchObject([{ last_used_at: '2026-11-20T13:00:00+01:00' }])
    expect((await editor.browser.call('DELETE', `${path}${link.id}/`)).status).toBe(204)
    expect(await openState(key)).toEqual({ state: 'revoked' })
    expect(await list(target)).toMatchObject([{ state: 'revoked' }])
  })

  it('is listed before ended links until it ends itself', async () => {
    const target = await createNewPage()
    const { link: oldest } = await share(target, { days: 90 })
    const endedLink = await share(target)
    const [row] = await backend.services.db.select().from(previewLinks).where(eq(previewLinks.id, endedLink.link.id))
    if (!row) throw new Error('The link is not stored.')
    const { id: _id, ...columns } = row
    const copies = Array.from({ length: 110 }, (_, index) =>
      Object.assign({}, columns, { keyHash: `copy ${index}`, revokedAt: start }),
    )
    await backend.services.db.insert(previewLinks).values(copies)
    const links = await list(target)
    expect(links.map(({ state }) => state).slice(0, 3)).toEqual(['valid', 'valid', 'revoked'])
    expect(links.map(({ id }) => id).slice(0, 2)).toEqual([endedLink.link.id, oldest.id])
    expect(links).toHaveLength(100)
  })

  it('expires, and is deleted 30 days later', async () => {
    const { key } = await share(await createNewPage(), { days: 1 })
    now = addDaysToStart(1)
    expect(await openState(key)).toEqual({ state: 'expired' })
    await removeOldPreviewLinks(backend.services.db, addDaysToStart(30))
    expect((await openLink(key)).status).toBe(200)
    await removeOldPreviewLinks(backend.services.db, addDaysToStart(40))
    expect((await openLink(key)).status).toBe(404)
  })

  it('requires its password, and rejects further attempts after ten wrong passwords', async () => {
    const { key } = await share(await createNewPage(), { password: 'Grünes Licht' })
    expect(await openState(key)).toEqual({ state: 'locked', is_wrong: false })
    expect(await openState(key, 'Grünes Licht')).toMatchObject({ state: 'open' })
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await openState(key, 'Rotes Licht')).toEqual({ state: 'locked', is_wrong: true })
    expect((await openLink(key, 'Grünes Licht')).status).toBe(429)
    now = new Date(start.getTime() + 16 * 60_000)
    expect(await openState(key, 'Grünes Licht')).toMatchObject({ state: 'open' })
  })

  it('rejects a client after ten wrong keys', async () => {
    now = start
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await openLink('k'.repeat(43), undefined, '10.201.1.1')).status).toBe(404)
    expect((await openLink('k'.repeat(43), undefined, '10.201.1.1')).status).toBe(429)
    expect((await openLink('k'.repeat(43))).status).toBe(404)
  })

  it.each([
    ['is deactivated', { isActive: false }],
    ['can no longer edit pages', { role: 'user' as const }],
  ])('does not work while its creator %s', async (_case, values) => {
    const creator = await logIn('editor')
    const { key } = await share(await createNewPage(), {}, creator)
    expect(await openState(key)).toMatchObject({ state: 'open' })
    await backend.services.db.update(users).set(values).where(eq(users.id, creator.user.id))
    expect(await openState(key)).toEqual({ state: 'revoked' })
  })

  it('ends when its page becomes restricted, and cannot be created for such a page', async () => {
    const target = await createNewPage()
    const { key } = await share(target)
    await backend.services.db
      .update(pages)
      .set({ groups: ['Mitglied'] })
      .where(eq(pages.id, target))
    expect(await openState(key)).toEqual({ state: 'revoked' })
    const body = { type: 'page', target, locale: 'de', is_fixed: false, days: 7 }
    const restrictedResponse = await editor.browser.call('POST', path, body)
    expect([restrictedResponse.status, Object.keys(await restrictedResponse.json())]).toEqual([400, ['locale']])
    expect((await editor.browser.call('POST', path, { ...body, locale: 'en' })).status).toBe(400)
  })

  it('ends when its page is deleted', async () => {
    const target = await createNewPage()
    const { key } = await share(target, { is_fixed: true })
    const page = `/de/pageeditor-api/page/${target}/`
    const { revision } = await (await editor.browser.call('GET', `${page}draft/`)).json()
    expect((await editor.browser.call('DELETE', page, { revision })).status).toBe(204)
    expect(await openState(key)).toEqual({ state: 'revoked' })
  })

  it('may only have a password of at least eight characters', async () => {
    const body = { type: 'page', target: await createNewPage(), locale: 'de', is_fixed: false, days: 7 }
    const response = await editor.browser.call('POST', path, { ...body, password: 'kurz' })
    expect([response.status, await response.json()]).toEqual([400, { password: ['Mindestens 8 Zeichen sind nötig.'] }])
  })
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { startArticles } from '@/backend/content/articles/routes/articles.fixture'
import { unpublishPage } from '@/backend/content/pages/publish-page'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { maxIssueComments } from '@/lib/contract/administration/newsletter-issues'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { newPreviewLinkSchema, previewSchema } from '@/lib/contract/pages/preview-link'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { storeIssue } from './dispatches.fixture'

const now = new Date('2026-11-28T10:00:00Z')
const backend = startTestBackend({ clock: () => now })
const articles = startArticles(backend)
const path = '/de/api/preview-links/'
const office = logInBeforeAll(backend, { role: 'office' })
beforeEach(() => backend.services.db.delete(newsletterIssues))

const toCreation = (target: number, isFixed = false) => ({
  type: 'newsletter-issue',
  target,
  locale: 'de',
  is_fixed: isFixed,
  days: 7,
})

async function createLink(target: number, isFixed = false, options: object = {}) {
  const response = await office.call('POST', path, { ...toCreation(target, isFixed), ...options })
  expect(response.status).toBe(201)
  return newPreviewLinkSchema.parse(await response.json())
}

const openPreview = (key: string) => backend.get('/de/api/preview/', { [mailedKeyHeader]: key })
const openState = async (key: string) => previewSchema.parse(await (await openPreview(key)).json())

describe('a preview link to an issue', () => {
  it('takes comments of its reader, which the office sees and deletes', async () => {
    const [id, otherId] = [await storeIssue(backend.services), await storeIssue(backend.services)]
    const { key } = await createLink(id, false, { allows_comments: true })
    const comment = async (linkKey: string, name = 'Frau Müller') => {
      const headers = { [mailedKeyHeader]: linkKey }
      const body = { name, text: 'Das Datum ist falsch.' }
      const reader = new TestBrowser(backend)
      return (await reader.call('POST', '/de/api/preview/comments/', body, headers)).status
    }
    const issues = '/de/api/administration/newsletter-issues/'
    const list = async (query: string) => (await office.call('GET', `${issues}?${query}`)).json()
    const remove = async (issue: number, commentId: number) =>
      (await office.call('POST', `${issues}remove-comment/`, { ids: [issue], comment: commentId })).json()
    expect(await comment((await createLink(id)).key)).toBe(404)
    expect(await comment(key)).toBe(204)
    const url = `${backend.services.env.SITE_URL}/de/admin/newsletter-issues/${id}`
    expect(await backend.services.db.select().from(outbox)).toMatchObject([{ data: { title: 'Neues', url } }])
    expect(await comment(key, ' ')).toBe(400)
    const { results } = await list('commented=true')
    const comments = [{ name: 'Frau Müller', text: 'Das Datum ist falsch.', language: 'de' }]
    expect(results).toMatchObject([{ id, values: { comments } }])
    const commentId = results[0].values.comments[0].id
    await remove(otherId, commentId)
    expect((await list('commented=true')).count).toBe(1)
    expect(await remove(id, commentId)).toEqual({ done: [id], refused: [] })
    expect((await list('commented=false')).count).toBe(2)
    const commentRow = { issueId: id, locale: 'de' as const, text: 'x', guestName: 'x', createdAt: now }
    await backend.services.db.insert(pageComments).values(Array.from({ length: maxIssueComments }, () => commentRow))
    expect(await comment(key)).toBe(409)
    await backend.services.db.delete(newsletterIssues)
    expect(await backend.services.db.$count(pageComments)).toBe(0)
  })

  it('is not needed by the office, which sees the draft as a page', async () => {
    const id = await storeIssue(backend.services, { languages: ['de'] })
    const openPage = (locale: string) =>
      office.call('GET', `/${locale}/api/administration/newsletter-issues/${id}/page/`)
    const response = await openPage('de')
    expect(await response.json()).toMatchObject({ title: 'Neues', preheader: 'Drei Nachrichten', sections: [] })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await openPage('en')).status).toBe(404)
  })

  it('shows the newest draft or the state of its creation, and ends with its revocation', async () => {
    const id = await storeIssue(backend.services)
    const newestLink = await createLink(id)
    const fixedLink = await createLink(id, true)
    const change = { subject: { de: 'Anders', en: '' } }
    await backend.services.db.update(newsletterIssues).set(change).where(eq(newsletterIssues.id, id))
    const issue = { preheader: 'Drei Nachrichten', text: '<p>Guten <strong>Tag</strong></p>', sections: [] }
    expect(await openState(newestLink.key)).toMatchObject({
      content: { type: 'newsletter-issue', issue: { title: 'Anders', ...issue } },
    })
    expect(await openState(fixedLink.key)).toMatchObject({ content: { issue: { title: 'Neues', ...issue } } })
    expect((await openPreview(fixedLink.key)).headers.get('Cache-Control')).toBe('private, no-store')
    expect((await office.call('DELETE', `${path}${fixedLink.link.id}/`)).status).toBe(204)
    expect(await openState(fixedLink.key)).toEqual({ state: 'revoked' })
    await backend.services.db.delete(newsletterIssues)
    expect(await openState(newestLink.key)).toEqual({ state: 'revoked' })
  })

  it('shows the records chosen at its creation as long as they are public', async () => {
    const article = await articles.makePublished({ title: 'Erster', date: '2026-11-01T12:00:00+01:00' })
    const section = { title: { de: 'Debatte', en: '' }, source: 'articles' as const, records: [], count: 1, days: null }
    const id = await storeIssue(backend.services, { sections: [section] })
    const fixedLink = await createLink(id, true)
    await articles.makePublished({ title: 'Zweiter', date: '2026-11-20T12:00:00+01:00' })
    expect(JSON.stringify(await openState((await createLink(id)).key))).toContain('Zweiter')
    expect(JSON.stringify(await openState(fixedLink.key))).toContain('Erster')
    await unpublishPage(backend.services.db, article.id, 'de')
    expect(await openState(fixedLink.key)).toMatchObject({ content: { issue: { sections: [] } } })
  })

  it('cannot be created for a language that the issue lacks', async () => {
    const id = await storeIssue(backend.services, { languages: ['en'] })
    const response = await office.call('POST', path, toCreation(id))
    expect([response.status, Object.keys(await response.json())]).toEqual([400, ['locale']])
  })

  it('does not let the office share, list or revoke links to pages', async () => {
    const target = await createPage(backend.services.db, { path: { de: 'seite' } })
    const creation = { type: 'page', target, locale: 'de', is_fixed: false, days: 7 }
    const editor = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'editor' }))
    const { link } = await (await editor.call('POST', path, creation)).json()
    expect((await office.call('POST', path, creation)).status).toBe(403)
    expect((await office.call('GET', `${path}?type=page&target=${target}`)).status).toBe(403)
    expect((await office.call('DELETE', `${path}${link.id}/`)).status).toBe(403)
  })
})

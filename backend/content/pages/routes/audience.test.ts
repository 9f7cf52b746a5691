import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { accountNavigationSchema } from '@/lib/contract/accounts/account'
import { pageSchema } from '@/lib/contract/pages/page'
import { navSchema } from '@/lib/contract/site/navigation'
import { redirectListSchema } from '@/lib/contract/site/redirect'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
type PageColumns = Partial<typeof pages.$inferInsert>
type Reader = 'nobody' | 'member' | 'jobs' | 'both' | 'none' | 'editor'
const browsers = {} as Record<Reader, TestBrowser>
const ids: Record<string, number> = {}

async function addPage(path: string, parent: string | null, columns: PageColumns = { groups: [] }) {
  const { db, clock } = backend.services
  const parentId = parent === null ? undefined : ids[parent]
  const options = { path: { de: path }, title: path || 'Start', position: Object.keys(ids).length }
  const pageId = await createPage(db, { ...options, ...(parentId && { parentId }) })
  await db.update(pages).set(columns).where(eq(pages.id, pageId))
  await publishPage(db, { pageId, locale: 'de', now: clock() })
  ids[path] = pageId
}

beforeAll(async () => {
  await addPage('', null)
  await addPage('themen', null)
  await addPage('themen/offen', 'themen')
  await addPage('themen/intern', 'themen', { isForUsers: true })
  await addPage('themen/intern/tief', 'themen/intern', { groups: ['Mitglied'], inFooter: true })
  await addPage('aussehen', null, { pageAreaClass: 'account', inMenu: false })
  await addPage('account', null, { inMenu: false, isForUsers: true })
  await addPage('account/login', 'account', { isForUsers: true })
  await addPage('account/password', 'account', { isClickable: false })
  await addPage('account/password/reset', 'account/password')
  await addPage('account/hinweise', 'account')
  await addPage('account/stellen', 'account', { groups: ['Jobbörse'] })
  await addPage('account/stellen/alle', 'account/stellen', { groups: ['Mitglied', 'Jobbörse'] })
  await addPage('account/stellen/beide', 'account/stellen', { groups: ['Mitglied'] })
  await addPage('publish-job', null)
  const groups = { member: 'Mitglied', jobs: 'Jobbörse', both: 'Mitglied + Jobbörse', none: null } as const
  for (const [reader, group] of Object.entries(groups)) {
    browsers[reader as Reader] = await new TestBrowser(backend).logIn(await createUser(backend, { group }))
  }
  const editor = await createUser(backend, { role: 'editor', group: null })
  browsers.editor = await new TestBrowser(backend).logIn(editor)
  browsers.nobody = new TestBrowser(backend)
})

const readPage = (reader: Reader, path: string) => browsers[reader].call('GET', `/de/pageeditor-api/page/${path}`)

async function loadStatuses(path: string) {
  const entries: [Reader, number][] = []
  for (const reader of Object.keys(browsers) as Reader[]) entries.push([reader, (await readPage(reader, path)).status])
  return Object.fromEntries(entries)
}

const everybody = { nobody: 200, member: 200, jobs: 200, both: 200, none: 200, editor: 200 }
const users = { ...everybody, nobody: 401 }
const memberGroups = { ...users, jobs: 403, none: 403 }
const jobGroups = { ...users, member: 403, none: 403 }

describe('a page', () => {
  it.each([
    ['themen', everybody],
    ['aussehen', everybody],
    ['account/login', everybody],
    ['account/password/reset', everybody],
    ['account', users],
    ['account/password', users],
    ['account/hinweise', users],
    ['publish-job', users],
    ['themen/intern', users],
    ['themen/intern/tief', memberGroups],
    ['account/stellen', jobGroups],
    ['account/stellen/alle', jobGroups],
    ['account/stellen/beide', { ...users, member: 403, jobs: 403, none: 403 }],
  ])('%s is readable for its audience', async (path, statuses) => {
    expect(await loadStatuses(path)).toEqual(statuses)
    expect(await loadStatuses(`${path}/`)).toEqual(statuses)
  })

  it('for users must not be cached, and a refusal discloses nothing of it', async () => {
    const pageResponse = await readPage('member', 'account/hinweise')
    expect(pageResponse.headers.get('Cache-Control')).toBe('private, no-store')
    expect(pageResponse.headers.get('Cache-Tag')).not.toBeNull()
    for (const [reader, path] of [
      ['nobody', 'account/hinweise'],
      ['nobody', 'account/gibt-es-nicht'],
      ['member', 'account/stellen'],
    ] as const) {
      const response = await readPage(reader, path)
      expect(Object.keys((await response.json()) as object)).toEqual(['detail'])
      expect(response.headers.get('Cache-Tag')).toBeNull()
    }
    // For others, existing and missing pages look the same.
    expect((await readPage('nobody', 'account/gibt-es-nicht')).status).toBe(401)
    expect((await readPage('member', 'account/gibt-es-nicht')).status).toBe(404)
  })

  it('is not readable in another state: versions and working copies are for editors', async () => {
    const version = await backend.services.db
      .select({ id: publications.versionId })
      .from(publications)
      .where(and(eq(publications.locale, 'de'), eq(publications.path, 'account/hinweise')))
    for (const query of ['draft=1', `version_id=${version[0]?.id}`, 'on=2030-01-01T00:00:00Z']) {
      expect((await readPage('nobody', `account/hinweise?${query}`)).status).toBe(401)
      expect((await readPage('member', `account/hinweise?${query}`)).status).toBe(403)
      expect((await readPage('editor', `account/hinweise?${query}`)).status).toBe(200)
    }
  })

  it('returns 404 to all users when it is offline', async () => {
    await addPage('account/alt', 'account')
    await unpublishPage(backend.services.db, ids['account/alt'] ?? 0, 'de')
    expect(await loadStatuses('account/alt')).toEqual({
      nobody: 401,
      member: 404,
      jobs: 404,
      both: 404,
      none: 404,
      editor: 200,
    })
  })

  it('lists the pages beside and above it that its reader may see', async () => {
    const loadUrls = async (reader: Reader, path: string) => {
      const { parents, siblings } = pageSchema.parse(await (await readPage(reader, path)).json())
      return [parents.map(({ url }) => url), siblings.map(({ url }) => url)]
    }
    // The same for all users, because public responses are cached.
    for (const reader of ['nobody', 'both', 'editor'] as const) {
      expect(await loadUrls(reader, 'themen/offen')).toEqual([['/de/themen'], ['/de/themen/offen']])
      expect(await loadUrls(reader, 'account/login')).toEqual([[], ['/de/account/login']])
    }
    const [, siblingUrls] = await loadUrls('member', 'account/hinweise')
    expect(siblingUrls).toEqual(['/de/account/login', '/de/account/hinweise'])
    expect((await loadUrls('both', 'account/hinweise'))[1]).toContain('/de/account/stellen')
  })
})

describe('menus', () => {
  const toUrls = (entries: { url: string; children: { url: string }[] }[]) =>
    entries.flatMap(({ url, children }) => [url, ...children.map((child) => child.url)])

  it('of visitors contain no internal pages, even for users with access', async () => {
    for (const reader of ['nobody', 'both', 'editor'] as const) {
      const response = await browsers[reader].call('GET', '/de/pageeditor-api/nav')
      const { menu, footer } = navSchema.parse(await response.json()).navigation
      expect(toUrls(menu)).toEqual(['/de', '/de/themen', '/de/themen/offen'])
      expect(footer).toEqual([])
    }
  })

  it('of users contain the pages that each may see, at any place', async () => {
    const listPages = async (reader: Reader) => {
      const response = await browsers[reader].call('GET', '/de/pageeditor-api/nav-account/')
      return toUrls(accountNavigationSchema.parse(await response.json()).pages)
    }
    const openUrls = ['/de/account/login', '/de/account/hinweise', '/de/publish-job']
    expect(await listPages('none')).toEqual(expect.arrayContaining(openUrls))
    expect(await listPages('none')).not.toContain('/de/account/stellen')
    expect(await listPages('jobs')).toEqual(
      expect.arrayContaining([...openUrls, '/de/account/stellen', '/de/account/stellen/alle']),
    )
    expect(await listPages('jobs')).not.toContain('/de/account/stellen/beide')
    const jobs = await listPages('jobs')
    expect(jobs).toContain('/de/themen/intern')
    expect(jobs).not.toContain('/de/themen/intern/tief')
    expect(await listPages('member')).toContain('/de/themen/intern/tief')
  })
})

describe('the groups of a page', () => {
  it('apply at once, below it and in each language, without a publication; so does their removal', async () => {
    await addPage('rundbriefe', null)
    await addPage('rundbriefe/mai', 'rundbriefe')
    const editor = await TestEditor.logIn(backend)
    const page = await editor.page('GET', 'page/rundbriefe?draft=1')
    const setGroups = (groups: string[], revision: number) =>
      editor.page('POST', `page/${page.id}/`, { revision, data: { groups } })
    const restrictedPage = await setGroups(['Mitglied'], page.revision)
    expect(restrictedPage).toMatchObject({ groups: ['Mitglied'], is_changed: false })
    expect(await loadStatuses('rundbriefe/mai')).toEqual(memberGroups)
    expect(await (await backend.get('/de/pageeditor-api/nav')).text()).not.toContain('rundbriefe')
    await setGroups([], restrictedPage.revision)
    expect(await loadStatuses('rundbriefe/mai')).toEqual(everybody)
  })

  it('may stay empty on a page for users, which applies in the same way', async () => {
    await addPage('protokolle', null)
    await addPage('protokolle/juni', 'protokolle')
    const editor = await TestEditor.logIn(backend)
    const page = await editor.page('GET', 'page/protokolle?draft=1')
    const setForUsers = (isForUsers: boolean, revision: number) =>
      editor.page('POST', `page/${page.id}/`, { revision, data: { is_for_users: isForUsers } })
    const restrictedPage = await setForUsers(true, page.revision)
    expect(restrictedPage).toMatchObject({ is_for_users: true, is_changed: false })
    expect(await loadStatuses('protokolle/juni')).toEqual(users)
    await setForUsers(false, restrictedPage.revision)
    expect(await loadStatuses('protokolle/juni')).toEqual(everybody)
  })

  it('must exist', async () => {
    const editor = await TestEditor.logIn(backend)
    const { id, revision } = await editor.page('GET', 'page/themen/offen?draft=1')
    for (const groups of [['Gruppe'], 'Mitglied', [1], null]) {
      const response = await editor.call('POST', `page/${id}/`, { revision, data: { groups } })
      expect(response).toMatchObject({ status: 400, body: { data: { groups: [expect.any(String)] } } })
    }
  })
})

describe('a moved page', () => {
  it('is protected in the members’ area and not elsewhere, with the pages below it', async () => {
    await addPage('satzung', null)
    await addPage('satzung/anhang', 'satzung')
    const editor = await TestEditor.logIn(backend)
    const moveTo = async (parent: number | null, path: string) => {
      const { id, revision } = await editor.page('GET', `page/${path}?draft=1`)
      await editor.page('POST', `page/${id}/move/`, { parent, position: 0, revision })
      await editor.page('POST', `page/${id}/publish/`, {})
    }
    await moveTo(ids.account ?? 0, 'satzung')
    expect(await loadStatuses('account/satzung/anhang')).toEqual(users)
    // Its new address is disclosed only to users with access.
    const redirectList = await (await backend.get('/de/pageeditor-api/redirect')).json()
    expect(JSON.stringify(redirectListSchema.parse(redirectList))).not.toContain('satzung')
    const redirectPath = '/de/pageeditor-api/redirect/de/satzung/anhang'
    expect((await browsers.nobody.call('GET', redirectPath)).status).toBe(401)
    const response = await browsers.member.call('GET', redirectPath)
    expect(await response.json()).toEqual({ new_path: '/de/account/satzung/anhang' })
    await moveTo(null, 'account/satzung')
    expect(await loadStatuses('satzung/anhang')).toEqual(everybody)
    expect((await browsers.nobody.call('GET', '/de/pageeditor-api/redirect/de/account/satzung')).status).toBe(200)
  })
})

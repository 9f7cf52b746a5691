import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { fileUrl } from '@/backend/library/downloads/presenter'
import { runDueSchedules } from '@/backend/operations/scheduling/run-due-schedules'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { downloadDirectories, downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { articleDetailSchema } from '@/lib/contract/pages/article'
import { downloadDirectoryListSchema } from '@/lib/contract/records/download'
import { logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { addDirectory } from '@/tests/content/downloads'
import { startArticles } from './articles.fixture'

const backend = startTestBackend()
const articles = startArticles(backend)
const member = logInBeforeAll(backend)

/** Creates an unpublished press release with a directory of two files. */
async function makeRelease() {
  const directory = await addDirectory(
    backend,
    { 'studie.pdf': '%PDF-1', 'tabelle.csv': 'a;b' },
    { followsArticles: true },
  )
  const release = await articles.make({ section: 'press', attachments: directory.id })
  const [file] = await backend.services.db
    .select()
    .from(downloadFiles)
    .where(eq(downloadFiles.directoryId, directory.id))
  if (!file) throw new Error('no file')
  return { id: release.id, revision: release.revision, directory, addresses: listAddresses(directory.id, file) }
}

function listAddresses(id: number, file: Parameters<typeof fileUrl>[0]): string[] {
  return [
    fileUrl(file),
    `/de/api/files/${file.id}/other.pdf`,
    `/de/api/download-directories/${id}/`,
    `/de/api/download-directories/${id}/files.zip`,
  ]
}

type Release = Awaited<ReturnType<typeof makeRelease>>

/** Loads the statuses of all addresses of a release’s files, and whether lists contain them. */
async function loadAccess(browser: TestBrowser, { addresses, directory }: Release) {
  const call = (address: string) => browser.call('GET', address)
  const statuses = await Promise.all(addresses.map(async (address) => (await call(address)).status))
  const queries = [`?category=${directory.categoryId}`, '?search=studie.pdf']
  const isListedByQuery = await Promise.all(
    queries.map(async (query) => {
      const list = await call(`/de/api/download-directories/${query}`)
      const { count, results } = downloadDirectoryListSchema.parse(await list.json())
      expect(count === 0).toBe(results.length === 0)
      return results.some(({ id }) => id === directory.id)
    }),
  )
  return { statuses, listed: isListedByQuery }
}

const hiddenResult = { statuses: [404, 404, 404, 404], listed: [false, false] }
const visibleResult = { statuses: [200, 301, 200, 200], listed: [true, true] }
const editorResult = { ...visibleResult, listed: [false, false] }

async function expectHidden(release: Release) {
  expect(await loadAccess(new TestBrowser(backend), release)).toEqual(hiddenResult)
}

it('files of a release are visible to editors only before its publication, then to everybody', async () => {
  const { services } = backend
  const release = await makeRelease()
  await expectHidden(release)
  expect(await loadAccess(member, release)).toEqual(hiddenResult)
  expect(await loadAccess(articles.editor.browser, release)).toEqual(editorResult)

  const publishTime = new Date(services.clock().getTime() + 3_600_000)
  const unpublishTime = new Date(publishTime.getTime() + 3_600_000)
  const times = { publish_at: publishTime.toISOString(), unpublish_at: unpublishTime.toISOString() }
  await articles.editor.page('POST', `page/${release.id}/schedule/`, times)
  const runSchedules = (now: Date) => runDueSchedules({ ...services, clock: () => now }, new AbortController().signal)
  await runSchedules(new Date(publishTime.getTime() - 1))
  await expectHidden(release)
  expect((await articles.list('', 'press-releases')).count).toBe(0)
  await runSchedules(publishTime)
  expect(await loadAccess(new TestBrowser(backend), release)).toEqual(visibleResult)
  const response = await backend.get(`/de/api/press-releases/${release.id}/`)
  const { attachments } = articleDetailSchema.parse(await response.json())
  expect(attachments?.files.map(({ title }) => title)).toEqual(['studie.pdf', 'tabelle.csv'])
  await runSchedules(unpublishTime)
  await expectHidden(release)
})

it('files are hidden after the release is withdrawn, deleted or loses them, unless another release shows them', async () => {
  const { db, clock } = backend.services
  const release = await makeRelease()
  const publish = (pageId: number) => publishPage(db, { pageId, locale: 'de', now: clock() })
  await publish(release.id)
  const otherRelease = await articles.makePublished({ section: 'press', attachments: release.directory.id })
  await unpublishPage(db, release.id, 'de')
  expect(await loadAccess(new TestBrowser(backend), release)).toEqual(visibleResult)
  await articles.write('PATCH', `articles/${otherRelease.id}/`, { revision: otherRelease.revision, attachments: null })
  await expectHidden(release)
  await publish(release.id)
  expect(await loadAccess(new TestBrowser(backend), release)).toEqual(visibleResult)
  const { revision } = await articles.editor.page('GET', `page/${release.id}/draft/`)
  expect((await articles.call('DELETE', `articles/${release.id}/`, { revision })).status).toBe(204)
  await expectHidden(release)
  expect((await backend.get(`/de/api/press-releases/${release.id}/`)).status).toBe(410)
})

it('shows the files of a release for a group to that group, at their addresses only', async () => {
  const { db, clock } = backend.services
  const release = await makeRelease()
  await db
    .update(pages)
    .set({ groups: ['Mitglied'] })
    .where(eq(pages.id, release.id))
  await publishPage(db, { pageId: release.id, locale: 'de', now: clock() })
  expect(await loadAccess(member, release)).toEqual(editorResult)
  const rejection = await loadAccess(new TestBrowser(backend), release)
  expect(rejection).toEqual({ statuses: [401, 401, 401, 401], listed: [false, false] })
  for (const address of release.addresses) {
    const response = await member.call('GET', address)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    await response.body?.cancel()
  }
})

it.each([
  ['stays public if it has files', { 'a.txt': 'a' }, null, 200],
  ['stays public if it does not follow articles', {}, false, 200],
  ['is hidden until its release is published if it is empty', {}, null, 404],
])('a directory that is attached to a draft %s', async (_, files, followsArticles, status) => {
  const { db } = backend.services
  const { id } = await addDirectory(backend, files)
  await db.update(downloadDirectories).set({ followsArticles }).where(eq(downloadDirectories.id, id))
  await articles.make({ section: 'press', attachments: id })
  expect((await backend.get(`/de/api/download-directories/${id}/`)).status).toBe(status)
})

it('each change of the access to files invalidates the pages that link to them', async () => {
  const { db, clock, tags } = backend.services
  const notifications: string[] = []
  const unsubscribe = tags.subscribe((announcedTags) => notifications.push(...announcedTags))
  const expectAnnouncement = async (change: () => Promise<unknown>) => {
    notifications.splice(0)
    await change()
    await expect.poll(() => notifications).toContain('downloads')
  }
  const { id } = await makeRelease()
  await expectAnnouncement(() => publishPage(db, { pageId: id, locale: 'de', now: clock() }))
  await expectAnnouncement(() => unpublishPage(db, id, 'de'))
  await expectAnnouncement(() => publishPage(db, { pageId: id, locale: 'de', now: clock() }))
  await expectAnnouncement(() => db.execute(sql`UPDATE articles SET directory_id = NULL WHERE page_id = ${id}`))
  const release = await makeRelease()
  await expectAnnouncement(() => db.execute(sql`DELETE FROM pages WHERE id = ${release.id}`))
  unsubscribe()
})

it('keeps a directory hidden when its release is deleted permanently', async () => {
  const release = await makeRelease()
  await backend.services.db.execute(sql`DELETE FROM pages WHERE id = ${release.id}`)
  await expectHidden(release)
})

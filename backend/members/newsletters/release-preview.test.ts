import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pageComments } from '@/backend/platform/db/schema/content/page-feedback'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { newPreviewLinkSchema, previewSchema } from '@/lib/contract/pages/preview-link'
import { logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { createPage } from '@/tests/content/content'
import { ask, createPictureFile, toFormData } from '@/tests/content/media'
import { startReleases } from './press-releases.fixture'

const releases = startReleases()
const { backend, makeRelease } = releases
const office = logInBeforeAll(backend, { role: 'office' })
const path = '/de/api/preview-links/'

const createLink = (target: number, isFixed = false, options: object = {}) =>
  office.call('POST', path, { type: 'page', target, locale: 'de', is_fixed: isFixed, days: 7, ...options })

/** Creates a link as the office. `read` returns the files and pictures that it shows. */
async function shareDraft(target: number, isFixed = false) {
  const response = await createLink(target, isFixed)
  expect(response.status).toBe(201)
  const { key, link } = newPreviewLinkSchema.parse(await response.json())
  async function read() {
    const response = await backend.get('/de/api/preview/', { [mailedKeyHeader]: key })
    const preview = previewSchema.parse(await response.json())
    if (preview.state !== 'open' || preview.content.type !== 'page') throw new Error('No page is shown.')
    const { page, pictures } = preview.content
    const attachments = page.record && 'attachments' in page.record ? page.record.attachments : null
    return { files: attachments?.files ?? [], pictures }
  }
  return { link, read }
}

const loadStatus = async (url: string | undefined) => (await backend.get(url ?? '/')).status

it('lets a reader download the files and pictures of a release until the office revokes the link', async () => {
  const upload = toFormData({ file: await createPictureFile('foto.png', 900, 600), is_decorative: 'true' })
  const { body: picture } = await ask(releases.editor, 'POST', '/media/', upload)
  const { id, file } = await makeRelease({ image: picture.id })
  const { file: otherFile } = await makeRelease()
  const { link, read } = await shareDraft(id)
  const { files, pictures } = await read()
  const [fileUrl = '', pictureUrl = ''] = [files[0]?.url, pictures[0]?.url]
  const download = await backend.get(fileUrl)
  expect([download.status, await download.text()]).toEqual([200, '%PDF-1'])
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const original = await backend.get(pictureUrl)
  expect(original.headers.get('Content-Disposition')).toContain('mehr-buehnen-1.')
  const forgedUrl = fileUrl.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
  expect(await loadStatus(forgedUrl)).toBe(404)
  expect(await loadStatus(fileUrl.replace(`/${file.id}/`, `/${otherFile.id}/`))).toBe(404)
  expect(await (await office.call('GET', `${path}?type=page&target=${id}`)).json()).toHaveLength(1)
  expect((await office.call('DELETE', `${path}${link.id}/`)).status).toBe(204)
  expect([await loadStatus(fileUrl), await loadStatus(pictureUrl)]).toEqual([404, 404])
})

it('omits files from a fixed state that were replaced later', async () => {
  const { id, file } = await makeRelease()
  const fixedDraft = await shareDraft(id, true)
  const newestDraft = await shareDraft(id)
  const filesBefore = (await fixedDraft.read()).files
  expect(await loadStatus(filesBefore[0]?.url)).toBe(200)
  const change = { storedAt: new Date('2026-11-29T10:00:00Z') }
  await backend.services.db.update(downloadFiles).set(change).where(eq(downloadFiles.id, file.id))
  expect((await fixedDraft.read()).files).toEqual([])
  expect(await loadStatus(filesBefore[0]?.url)).toBe(404)
  expect((await newestDraft.read()).files).toHaveLength(1)
})

it.each([
  ['press_release', 201],
  ['organization', 201],
  ['event', 403],
  ['page', 403],
])('lets the office share a draft that it edits or sends: %s', async (contentType, status) => {
  const { db } = backend.services
  const id = await createPage(db, { path: { de: contentType } })
  await db.update(pages).set({ contentType }).where(eq(pages.id, id))
  expect((await createLink(id)).status).toBe(status)
})

it('shows the office the open comments of readers, which it can delete', async () => {
  const { id } = await makeRelease()
  const response = await createLink(id, false, { allows_comments: true })
  const { key } = newPreviewLinkSchema.parse(await response.json())
  for (const text of ['Das Datum ist falsch.', 'Der Ort auch.']) {
    const comment = { name: 'Frau Müller', text }
    const headers = { [mailedKeyHeader]: key }
    await new TestBrowser(backend).call('POST', '/de/api/preview/comments/', comment, headers)
  }
  const loadComments = async (): Promise<{ id: number; text: string }[]> =>
    (await (await office.call('GET', `/de/api/administration/press-releases/${id}/`)).json()).row.comments
  const [first, second] = await loadComments()
  expect(first).toMatchObject({ name: 'Frau Müller', language: 'de', text: 'Das Datum ist falsch.' })
  const remove = (releaseId: number) => releases.runAction('remove-comment', releaseId, { comment: first?.id }, office)
  await remove((await makeRelease()).id)
  expect(await loadComments()).toEqual([first, second])
  expect(await remove(id)).toEqual({ done: [id], refused: [] })
  expect(await loadComments()).toEqual([second])
  await backend.services.db.update(pageComments).set({ resolvedAt: new Date() })
  expect(await loadComments()).toEqual([])
})

it('shows no mail of a page that is not a press release', async () => {
  const { id } = await makeRelease()
  const pageId = await createPage(backend.services.db, { path: { de: 'entwurf' } })
  const openPreview = (page: number) => office.call('GET', `/de/api/administration/press-releases/${page}/preview/`)
  expect([(await openPreview(id)).status, (await openPreview(pageId)).status]).toEqual([200, 404])
})

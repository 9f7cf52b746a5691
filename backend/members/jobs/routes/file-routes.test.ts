import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeUnusedLogos } from '@/backend/library/media/outside-library'
import { images } from '@/backend/platform/db/schema/library/images'
import { jobFiles } from '@/backend/platform/db/schema/members/jobs'
import { originalKey } from '@/backend/platform/images/keys'
import { createPdf } from '@/backend/platform/pdf/pdf.fixture'
import { type OwnJob, ownJobSchema } from '@/lib/contract/jobs/jobs'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { toFormData } from '@/tests/content/media'
import { jobFileKey, removeUnusedPdfs } from '../files/job-pdf'
import { advanceClock, logInAs, setClock, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { owner, send, make, makePublished } = startJobs(backend)
// Removes the files of earlier tests.
beforeEach(cleanUp)
const createVisitor = () => new TestBrowser(backend)

const createPdfFile = (name = 'Ausschreibung.pdf', content = 'BT (Chor) Tj ET') =>
  new File([createPdf({ content })], name, { type: 'application/pdf' })
const createPicture = async (color = 'red') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
          .withExif({ IFD0: { Copyright: 'Geheim' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'logo.jpg',
  )

async function upload(job: OwnJob, kind: 'pdf' | 'logo', file: File, browser = owner) {
  const form = toFormData({ file, revision: String(job.revision) })
  return await browser.call('POST', `/de/api/jobs/my/${job.id}/${kind}/`, form)
}

async function uploadFile(job: OwnJob, kind: 'pdf' | 'logo', file: File): Promise<OwnJob> {
  const response = await upload(job, kind, file)
  const body: unknown = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(200)
  return ownJobSchema.parse(body)
}

const listStoredPdfs = async () => (await backend.services.db.select().from(jobFiles)).map(({ hash }) => hash)
const listLogos = async () => await backend.services.db.select().from(images).where(sql`is_outside_library`)

/** Runs the clean-up a day later, when no upload is pending. */
async function cleanUp() {
  const previousTime = testClock.now
  advanceClock(25 * 3_600_000)
  await removeUnusedPdfs(backend.services)
  await removeUnusedLogos(backend.services)
  testClock.now = previousTime
}

describe('the PDF of an ad', () => {
  it('is rewritten and public while the ad runs', async () => {
    const job = await makePublished()
    const changedJob = await uploadFile(job, 'pdf', createPdfFile('Stelle äöü.pdf'))
    expect(changedJob).toMatchObject({ revision: job.revision + 1, state: 'published' })
    expect(changedJob.pdf).toMatchObject({
      name: 'Stelle äöü.pdf',
      url: `/api/jobs/${job.id}/pdf/Stelle%20%C3%A4%C3%B6%C3%BC.pdf`,
    })
    const url = changedJob.pdf?.url ?? ''
    const response = await createVisitor().call('GET', url)
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBe(changedJob.pdf?.byte_size)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Stelle aeoeue\.pdf"; filename\*=UTF-8''/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
      'cache-control': 'public, no-cache',
    })
    const rangeResponse = await createVisitor().call('GET', url, undefined, { Range: 'bytes=0-4' })
    expect([rangeResponse.status, await rangeResponse.text()]).toEqual([206, '%PDF-'])
    const redirect = await createVisitor().call('GET', `/en/api/jobs/${job.id}/pdf/other.pdf`)
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([301, url])
    const publicJob = await (await createVisitor().call('GET', `/de/api/jobs/${job.id}/`)).json()
    expect(publicJob).toMatchObject({ pdf: changedJob.pdf })
  })

  it('is for its owner only before and after the ad runs', async () => {
    const draft = await uploadFile(await make(), 'pdf', createPdfFile())
    const url = draft.pdf?.url ?? ''
    const listStatuses = async () => [
      (await createVisitor().call('GET', url)).status,
      (await (await logInAs(backend, { group: 'Jobbörse' })).call('GET', url)).status,
      (await owner.call('GET', url)).status,
    ]
    expect(await listStatuses()).toEqual([404, 404, 200])
    expect((await owner.call('GET', url)).headers.get('Cache-Control')).toBe('private, no-store')
    const { expires_at } = await send('POST', `${draft.id}/publish/`)
    expect(await listStatuses()).toEqual([200, 200, 200])
    const endMs = Date.parse(expires_at ?? '')
    setClock(endMs - 1000)
    expect((await createVisitor().call('GET', url)).status).toBe(200)
    setClock(endMs)
    expect((await createVisitor().call('GET', url)).status).toBe(410)
    setClock('2026-11-03T10:00:00Z')
    await send('POST', `${draft.id}/withdraw/`)
    expect(await listStatuses()).toEqual([410, 410, 200])
    await owner.call('DELETE', `/de/api/jobs/my/${draft.id}/`)
    expect(await listStatuses()).toEqual([410, 410, 410])
  })

  it('stays with a copy and is deleted with the last ad that has it', async () => {
    const job = await uploadFile(await make(), 'pdf', createPdfFile())
    const [hash = ''] = await listStoredPdfs()
    const copy = await send('POST', `${job.id}/copy/`)
    expect(copy.pdf).toMatchObject({ name: job.pdf?.name, byte_size: job.pdf?.byte_size })
    await owner.call('DELETE', `/de/api/jobs/my/${job.id}/`)
    await cleanUp()
    expect((await owner.call('GET', copy.pdf?.url ?? '')).status).toBe(200)
    const removal = await owner.call('DELETE', `/de/api/jobs/my/${copy.id}/pdf/`, { revision: copy.revision })
    expect(await removal.json()).toMatchObject({ pdf: null, revision: copy.revision + 1 })
    await cleanUp()
    expect(await listStoredPdfs()).toEqual([])
    expect(await backend.services.storage.exists(jobFileKey(hash))).toBe(false)
  })

  it('is replaced by another, and is deleted with the account', async () => {
    const { db, storage } = backend.services
    const leaver = await logInAs(backend, { group: 'Jobbörse' })
    const response = await leaver.call('POST', '/de/api/jobs/my/', {})
    let job = ownJobSchema.parse(await response.json())
    for (const content of ['eins', 'zwei']) {
      const uploadResponse = await upload(job, 'pdf', createPdfFile('a.pdf', content), leaver)
      job = ownJobSchema.parse(await uploadResponse.json())
    }
    expect(await listStoredPdfs()).toHaveLength(2)
    await cleanUp()
    const [hash = '', ...others] = await listStoredPdfs()
    expect(others).toEqual([])
    await db.execute(sql`DELETE FROM users WHERE id = (SELECT owner_id FROM jobs WHERE id = ${job.id})`)
    await cleanUp()
    expect(await listStoredPdfs()).toEqual([])
    expect(await storage.exists(jobFileKey(hash))).toBe(false)
  })

  it('is not deleted while it is being added to an ad', async () => {
    await uploadFile(await make(), 'pdf', createPdfFile())
    const [hash = ''] = await listStoredPdfs()
    await backend.services.db.execute(sql`DELETE FROM jobs`)
    await removeUnusedPdfs(backend.services)
    expect(await backend.services.storage.exists(jobFileKey(hash))).toBe(true)
    await uploadFile(await make(), 'pdf', createPdfFile())
    await cleanUp()
    expect(await listStoredPdfs()).toEqual([hash])
  })

  it('is not added to an ad that was changed meanwhile', async () => {
    const job = await make()
    await send('PATCH', `${job.id}/`, { revision: job.revision, title: 'Neu' })
    const response = await upload(job, 'pdf', createPdfFile())
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ current: { title: 'Neu', pdf: null }, yours: {} })
    const removal = await owner.call('DELETE', `/de/api/jobs/my/${job.id}/pdf/`, { revision: job.revision })
    expect(removal.status).toBe(409)
    expect((await owner.call('DELETE', `/de/api/jobs/my/${job.id}/pdf/`, {})).status).toBe(428)
    const path = `/de/api/jobs/my/${job.id}/pdf/`
    expect((await owner.call('POST', path, toFormData({ file: createPdfFile() }))).status).toBe(428)
    expect((await owner.call('POST', path, toFormData({ file: createPdfFile(), revision: 'x' }))).status).toBe(400)
  })

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Stellen\\Chor.pdf', 'Chor.pdf'],
    ['Chor.pdf.exe', 'Chor.pdf'],
    ['Chor.php.pdf', 'Chor.pdf'],
    ['Chor%00.pdf', 'Chor.pdf'],
    ['a"b\r\nSet-Cookie: x=y.pdf', 'abSet-Cookie x=y.pdf'],
    ['.pdf', 'job.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
    ['\u202efdp.exe', 'fdp.pdf'],
  ])('named %j is renamed to %j', async (name, storedName) => {
    const { pdf } = await uploadFile(await make(), 'pdf', createPdfFile(name))
    // The form encodes quotes and line breaks as %22, %0D and %0A.
    expect(pdf?.name.replace(/22|0D|0A/g, '')).toBe(storedName)
    expect((await owner.call('GET', pdf?.url ?? '')).status).toBe(200)
  })
})

describe('the logo of an ad', () => {
  it('is redrawn, replaces that of the organization, and is deleted with the last ad that has it', async () => {
    const job = await make()
    expect(job).toMatchObject({ logo: null, has_own_logo: false })
    const changedJob = await uploadFile(job, 'logo', await createPicture())
    expect(changedJob).toMatchObject({ has_own_logo: true, logo: { alt: '', width: 40 } })
    const thumbnail = await backend.get(changedJob.logo?.thumbs.small.jpg ?? '')
    const thumbnailBytes = Buffer.from(await thumbnail.arrayBuffer())
    expect([thumbnail.status, thumbnailBytes.includes('Geheim')]).toEqual([200, false])
    const [{ hash } = { hash: '' }] = await listLogos()
    const copy = await send('POST', `${job.id}/copy/`)
    await owner.call('DELETE', `/de/api/jobs/my/${job.id}/`)
    await cleanUp()
    expect(await listLogos()).toHaveLength(1)
    const response = await owner.call('DELETE', `/de/api/jobs/my/${copy.id}/logo/`, { revision: copy.revision })
    expect(await response.json()).toMatchObject({ logo: null, has_own_logo: false })
    await cleanUp()
    expect(await listLogos()).toEqual([])
    expect(await backend.services.storage.exists(originalKey(hash))).toBe(false)
    expect((await backend.get(changedJob.logo?.thumbs.small.webp ?? '')).status).toBe(404)
  })

  it('is no picture of the library, even for the same file', async () => {
    const editor = await logInAs(backend, { group: null, role: 'editor' })
    const library = '/de/pageeditor-api/media/'
    const file = await createPicture('blue')
    const picture = await (await editor.call('POST', library, toFormData({ file }))).json()
    const { logo } = await uploadFile(await make(), 'logo', file)
    expect(logo?.id).not.toBe(picture.id)
    const { results } = await (await editor.call('GET', library)).json()
    expect(results.map(({ id }: { id: number }) => id)).toEqual([picture.id])
    expect((await editor.call('GET', `${library}${logo?.id}/`)).status).toBe(404)
    expect((await editor.call('DELETE', `${library}${logo?.id}/`, { revision: 1 })).status).toBe(404)
    await backend.services.db.execute(sql`DELETE FROM jobs`)
    await cleanUp()
    expect((await backend.get(picture.thumbs.small.jpg)).status).toBe(200)
  })
})

describe('the files of an ad', () => {
  it.each([
    ['a visitor', null, 401],
    ['a member', { group: 'Mitglied' }, 403],
    ['another advertiser', { group: 'Jobbörse' }, 404],
    ['an editor', { group: null, role: 'editor' }, 403],
  ] as const)('cannot be changed by %s', async (_, account, status) => {
    const job = await make()
    const browser = account ? await logInAs(backend, account) : createVisitor()
    for (const kind of ['pdf', 'logo'] as const) {
      const file = kind === 'pdf' ? createPdfFile() : await createPicture()
      expect((await upload(job, kind, file, browser)).status).toBe(status)
      const removal = await browser.call('DELETE', `/de/api/jobs/my/${job.id}/${kind}/`, { revision: 1 })
      expect(removal.status).toBe(status)
    }
    expect([await listStoredPdfs(), await listLogos()]).toEqual([[], []])
  })
})

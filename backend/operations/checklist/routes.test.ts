import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishInTransaction } from '@/backend/content/pages/publish-page'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { checklists } from '@/backend/platform/db/schema/operations/checklists'
import { lastBackups } from '@/backend/platform/db/schema/operations/last-backups'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { DeliveryError } from '@/backend/platform/mail/delivery-error'
import { type Checklist, checklistSchema } from '@/lib/contract/site/checklist'
import { createUser, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { deliverOnce } from '@/tests/servers/mail-delivery'
import { createSite } from '../init/create-site'

const clock = { now: new Date('2026-11-20T12:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })
const email = 'ada@haus.example'

let admin: TestBrowser
let initialChecklist: Checklist
beforeAll(async () => {
  const { services } = backend
  services.env.SMTP_URL = 'smtp://mail.test'
  const firstAdmin = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
  initialChecklist = await read(firstAdmin)
  await createSite(
    services,
    {
      name: { de: 'Haus', en: 'House' },
      shortName: 'Haus',
      email,
      isPasswordGiven: true,
      admin: { email, firstName: 'Ada', lastName: 'Probe', language: 'en' },
    },
    { password: testPassword, mayCreate: async () => true, actor: 'visitor' },
  )
  admin = new TestBrowser(backend)
  await admin.call('GET', '/_allauth/browser/v1/config')
  const login = { email, password: testPassword }
  expect((await admin.call('POST', '/_allauth/browser/v1/auth/login', login)).status).toBe(200)
}, 60_000)
beforeEach(async () => {
  clock.now = new Date('2026-11-20T12:00:00Z')
  await backend.services.db.delete(outbox)
})

async function read(browser = admin, locale = 'de'): Promise<Checklist> {
  const response = await browser.call('GET', `/${locale}/api/checklist/`)
  expect(response.status).toBe(200)
  return checklistSchema.parse(await response.json())
}
const findTask = async (name: string, locale = 'de') =>
  (await read(admin, locale)).tasks.find((task) => task.name === name)
const change = (tasks: string[], is_dismissed: boolean) =>
  admin.call('PATCH', '/de/api/checklist/', { tasks, is_dismissed })
const sendTestMail = () => admin.call('POST', '/de/api/checklist/test-mails/')

/** Delivers the waiting mails by a mail server or to files. */
async function deliver(isServer: boolean, problem?: DeliveryError): Promise<void> {
  const send = () => (problem ? Promise.reject(problem) : Promise.resolve())
  const transport = { isServer, send, close: () => undefined }
  await deliverOnce({ ...backend.services, transport })
}

async function publish(path: string, locale: 'de' | 'en'): Promise<number> {
  const { db } = backend.services
  const [text] = await db.select().from(pageTexts).where(eq(pageTexts.path, path))
  const pageId = text?.pageId ?? 0
  await db.transaction((transaction) =>
    publishInTransaction(transaction, { pageId, locale, now: clock.now, isOnline: true }),
  )
  return pageId
}

it('exists on a new site, for administrators only', async () => {
  expect(initialChecklist).toEqual({ tasks: [] })
  const loadAdministration = async (browser: TestBrowser) =>
    (await browser.call('GET', '/de/api/administration/')).json()
  expect(await loadAdministration(admin)).toMatchObject({ has_checklist: true })
  const office = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
  expect(await loadAdministration(office)).toMatchObject({ has_checklist: false })
  const openState = { is_done: false, is_dismissed: false }
  const missingInBoth = { ...openState, missing: ['de', 'en'] }
  expect(await read()).toEqual({
    tasks: [
      { name: 'imprint', ...missingInBoth, url: '/de/impressum?edit' },
      { name: 'privacy', ...missingInBoth, url: '/de/datenschutz?edit' },
      { name: 'mail', ...openState, has_server: true, test: null },
      { name: 'backup', ...openState, last_at: null },
      { name: 'texts', ...openState, missing: ['claim', 'newsletter_title', 'newsletter_text', 'press_terms'] },
    ],
  })
  expect(await findTask('imprint', 'en')).toMatchObject({ missing: ['en', 'de'], url: '/en/imprint?edit' })
})

it('completes the task of a legal page once the page is public in both languages', async () => {
  const { db } = backend.services
  const pageId = await publish('impressum', 'de')
  expect(await findTask('imprint')).toMatchObject({ is_done: false, missing: ['en'], url: '/en/imprint?edit' })
  await publish('imprint', 'en')
  expect(await findTask('imprint')).toMatchObject({ is_done: true, missing: [], url: null })

  const updatePublications = (columns: Partial<typeof publications.$inferInsert>) =>
    db.update(publications).set(columns).where(eq(publications.pageId, pageId))
  await updatePublications({ isOnline: false })
  expect(await findTask('imprint')).toMatchObject({ is_done: false })
  await updatePublications({ isOnline: true, audience: [] })
  expect(await findTask('imprint')).toMatchObject({ is_done: false })
  await updatePublications({ audience: null })

  await db.update(publications).set({ path: 'wir' }).where(eq(publications.path, 'impressum'))
  expect(await findTask('imprint')).toMatchObject({ missing: ['de'] })
  await db.insert(redirects).values({ oldPath: '/de/impressum', pageId, locale: 'de' })
  expect(await findTask('imprint')).toMatchObject({ is_done: true })
})

it('links the task of a deleted page to no editor', async () => {
  const { db } = backend.services
  await db.update(pageTexts).set({ path: 'anderswo' }).where(eq(pageTexts.path, 'datenschutz'))
  expect(await findTask('privacy')).toMatchObject({ missing: ['de', 'en'], url: '/en/data-protection?edit' })
  await db.update(pageTexts).set({ path: 'elsewhere' }).where(eq(pageTexts.path, 'data-protection'))
  expect(await findTask('privacy')).toMatchObject({ url: null })
})

it('completes the task of texts once they are set in both languages', async () => {
  const { db } = backend.services
  const [row] = await db.select().from(settings)
  if (!row) throw new Error('no settings')
  const texts = { claim: 'A', newsletter_title: 'B', newsletter_text: 'C', press_terms: 'D' }
  const data = { de: { ...row.data.de, ...texts }, en: { ...row.data.en, ...texts, press_terms: '' } }
  await db.update(settings).set({ data })
  expect(await findTask('texts')).toMatchObject({ is_done: false, missing: ['press_terms'] })
  await db.update(settings).set({ data: { ...data, en: data.de } })
  expect(await findTask('texts')).toMatchObject({ is_done: true, missing: [] })
  await db.update(settings).set({ data: row.data })
})

describe('the task of mail', () => {
  it('shows the result of a test mail', async () => {
    const response = await sendTestMail()
    expect(response.status).toBe(201)
    const test = { recipient: email, state: 'waiting', problem: null }
    expect((await response.json()).tasks[2]).toMatchObject({ is_done: false, test })
    const [mail] = await backend.services.db.select().from(outbox)
    expect(mail).toMatchObject({
      recipient: email,
      locale: 'en',
      template: 'test-mail',
      data: { name: 'Ada Probe', url: 'https://buehnenhaus.test/en/cms-hub' },
    })
    await deliver(true, new DeliveryError('unreachable', 'ECONNREFUSED'))
    expect(await findTask('mail')).toMatchObject({ test: { ...test, problem: 'unreachable: ECONNREFUSED' } })
    await sendTestMail()
    await deliver(true, new DeliveryError('refused', '550'))
    expect(await findTask('mail')).toMatchObject({
      is_done: false,
      test: { ...test, state: 'failed', problem: 'refused: 550' },
    })
  })

  it('is done once a mail server accepts a mail, but not for a mail written to a file', async () => {
    await sendTestMail()
    await deliver(false)
    expect(await findTask('mail')).toMatchObject({ is_done: false, test: { state: 'sent' } })
    await sendTestMail()
    await deliver(true)
    expect(await findTask('mail')).toMatchObject({ is_done: true, test: { state: 'sent', problem: null } })
    // A client that polls the test mail stops when it is sent: both are stored by one transaction.
    const { rows } = await backend.services.db.execute(
      sql`select checklists.xmin = outbox.xmin as together from checklists join outbox on outbox.id = test_mail_id`,
    )
    expect(rows).toEqual([{ together: true }])
    // The outbox deletes sent mails later.
    await backend.services.db.delete(outbox)
    expect(await findTask('mail')).toMatchObject({ is_done: true, test: null })
  })

  it('rejects a test mail without a mail server', async () => {
    backend.services.env.SMTP_URL = undefined
    const response = await sendTestMail()
    expect([response.status, (await response.json()).detail]).toEqual([
      409,
      'Es ist kein Mailserver eingestellt (SMTP_URL).',
    ])
    expect(await findTask('mail')).toMatchObject({ is_done: false, has_server: false })
    backend.services.env.SMTP_URL = 'smtp://mail.test'
  })

  it('limits the number of test mails', async () => {
    clock.now = new Date('2026-11-20T15:00:00Z')
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await sendTestMail()).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})

it('completes the task of backups while the last backup is at most 36 hours old', async () => {
  const { db } = backend.services
  await db.insert(lastBackups).values({ madeAt: new Date('2026-11-19T01:30:00Z') })
  expect(await findTask('backup')).toMatchObject({ is_done: true, last_at: '2026-11-19T02:30:00+01:00' })
  await db.update(lastBackups).set({ madeAt: new Date('2026-11-18T23:59:00Z') })
  expect(await findTask('backup')).toMatchObject({ is_done: false })
})

it('hides tasks and shows them again', async () => {
  clock.now = new Date('2026-11-20T15:10:00Z')
  const listHidden = async () => (await read()).tasks.filter((task) => task.is_dismissed).map(({ name }) => name)
  expect((await change(['backup'], true)).status).toBe(200)
  await change(['backup', 'mail'], true)
  expect(await listHidden()).toEqual(['mail', 'backup'])
  await change(['backup'], false)
  expect(await listHidden()).toEqual(['mail'])
  expect((await change(['nonsense'], true)).status).toBe(400)
  expect((await change([], true)).status).toBe(400)
  await backend.services.db.delete(checklists)
  expect((await change(['mail'], true)).status).toBe(404)
  expect((await sendTestMail()).status).toBe(404)
})

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { MailTransport } from '@/backend/platform/mail/transport'
import { settings as demo } from '@/demo/settings'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { subscriptionRequestSchemas } from '@/lib/contract/forms/subscription'
import { listMails } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { deliverOnce } from '@/tests/servers/mail-delivery'
import { mapFacets } from '../jobs/board'
import { boardQuery } from '../jobs/routes/descriptions'
import { advanceClock, setClock, startJobs, testClock } from '../jobs/routes/jobs.fixture'
import { startOrganizations } from '../organizations/routes/organizations.fixture'
import { toSubject } from '../subscriptions/alert-filter'
import { createAddress, startAlerts } from './job-alerts.fixture'

const backend = startTestBackend({ clock: () => testClock.now, pause: async () => undefined })
const { makePublished, readBoard } = startJobs(backend)
const organizations = startOrganizations(backend)
const { sendAlerts, post, requestAlert, confirmAlert, changeSettings, listTitles, findLastAlert } = startAlerts(backend)

describe('the settings of an alert', () => {
  it('send the ads since the last mail at once when the frequency becomes immediate', async () => {
    setClock('2026-11-04T12:00:00Z')
    const email = createAddress()
    const key = await confirmAlert(email, { frequency: 'weekly' })
    setClock('2026-11-04T13:00:00Z')
    await makePublished({ title: 'Wartet' })
    await sendAlerts()
    await changeSettings(key, { frequency: 'weekly', language: 'en' })
    await sendAlerts()
    expect(await listTitles(email)).toEqual([])
    await changeSettings(key, { frequency: 'immediately', language: 'de' })
    await sendAlerts()
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Wartet']])
    await changeSettings(key, { frequency: 'daily', language: 'de' })
    setClock('2026-11-05T07:00:00Z')
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Wartet']])
  })

  it('cancel its waiting mails when it ends, and no mails of others', async () => {
    const [endedAddress, activeAddress] = [createAddress(), createAddress()]
    const key = await confirmAlert(endedAddress)
    await confirmAlert(activeAddress)
    advanceClock(60_000)
    await makePublished({ title: 'Basspartie' })
    await sendAlerts()
    expect((await post('/de/api/job-alerts/unsubscribe/', { key })).status).toBe(204)
    const recipients: string[] = []
    const send: MailTransport['send'] = async ({ to, text }) => {
      if (text.includes('Basspartie')) recipients.push(to.address)
    }
    await deliverOnce({ ...backend.services, transport: { isServer: false, send, close: () => undefined } })
    expect(recipients).toEqual([activeAddress])
  })

  it('show the filter and change the frequency without the filter', async () => {
    const email = createAddress()
    const key = await confirmAlert(email, { category: 'chorus', region: 'DE-SN', search: 'Sopran' })
    const readSettings = async (locale: string) =>
      (await backend.get(`/${locale}/api/job-alerts/settings/`, { [mailedKeyHeader]: key })).json()
    const about = '„Sopran“, Chor, Sachsen'
    expect(await readSettings('de')).toMatchObject({ email, frequency: 'immediately', about })
    expect(await readSettings('en')).toMatchObject({ about: '“Sopran”, Chorus, Saxony' })
    await changeSettings(key, { frequency: 'weekly', language: 'en' })
    expect(await readSettings('de')).toMatchObject({ frequency: 'weekly', language: 'en', category: 'chorus' })
    expect((await post('/de/api/job-alerts/unsubscribe/', { key })).status).toBe(204)
    expect(await readSettings('de')).not.toHaveProperty('email')
  })

  it('are separate for each filter of an address, and at most twenty unconfirmed ones stay, the latest', async () => {
    const email = createAddress()
    const listRows = () => backend.services.db.select().from(subscriptions).where(eq(subscriptions.email, email))
    for (const search of ['Bass', ' bass', 'Alt', 'Geige']) await requestAlert(email, { search })
    await backend.services.background.waitUntilIdle()
    expect(await listRows()).toHaveLength(3)
    const dueAt = new Date(testClock.now.getTime() + 897_000)
    expect((await listMails(backend, email))[0]).toMatchObject({ dueAt, data: { topics: '„Geige“' } })
    const { db } = backend.services
    const [row] = await listRows()
    if (!row) throw new Error('There is no alert.')
    const { id, confirmKeyHash, ...columns } = row
    const rows = Array.from({ length: 17 }, (_, index) => ({ ...columns, subject: `${index}` }))
    await db.insert(subscriptions).values(rows)
    // The limit of mails to an address.
    advanceClock(3_600_000)
    await requestAlert(email, { search: 'Tenor' })
    await backend.services.background.waitUntilIdle()
    const latestRows = await listRows()
    expect(latestRows).toHaveLength(20)
    expect(latestRows.map(({ id: rowId }) => rowId)).not.toContain(id)
    expect((await listMails(backend, email))[0]?.data).toMatchObject({ topics: '„Tenor“' })
  })

  it.each([
    [{ frequency: 'hourly' }, 'frequency'],
    [{ category: 'x'.repeat(1001) }, 'category'],
    [{ topics: ['policy'] }, 'topics'],
    [{ privacy: false }, 'privacy'],
    [{ organization: 'Stadttheater' }, 'organization'],
    [{ organization: '99999' }, 'organization'],
    [{ near: '04109' }, 'within'],
    [{ within: '50' }, 'near'],
    [{ near: '00000', within: '50' }, 'near'],
    [{ near: '04109', within: '7' }, 'within'],
  ])('reject %o', async (fields, field) => {
    const { status, body } = await requestAlert(createAddress(), fields)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })
})

describe('an alert for an organization or a place', () => {
  it('contains only matching ads, names its filter and links to the filtered board', async () => {
    const { id } = await organizations.makePublished('Stadttheater', {})
    const [employerReader, placeReader] = [createAddress(), createAddress()]
    await confirmAlert(employerReader, { organization: `${id}` })
    const key = await confirmAlert(placeReader, { near: '04109', within: '50', country: 'DE' })
    advanceClock(60_000)
    await makePublished({ title: 'Im Haus', place: 'Leipzig', organization: id })
    await makePublished({ title: 'Nah', place: 'Halle (Saale)' })
    await makePublished({ title: 'Fern', place: 'Hamburg' })
    await sendAlerts()
    expect(await Promise.all([employerReader, placeReader].map(listTitles))).toEqual([
      [['Im Haus']],
      [['Nah', 'Im Haus']],
    ])
    const alerts = [await findLastAlert(employerReader), await findLastAlert(placeReader)]
    expect(alerts.map((alert) => alert?.about)).toEqual(['Stadttheater', 'bis 50 km um 04109, Deutschland'])
    for (const { boardUrl, jobs: mailedJobs } of alerts.flatMap((alert) => alert ?? [])) {
      const boardTitles = (await readBoard(new URL(boardUrl).search)).results.map(({ title }) => title)
      expect(boardTitles.toSorted()).toEqual(mailedJobs.map(({ title }) => title).toSorted())
    }
    const keyHeader = { [mailedKeyHeader]: key }
    const response = await backend.get('/en/api/job-alerts/settings/', keyHeader)
    expect(await response.json()).toMatchObject({ near: '04109', about: 'within 50 km of 04109, Germany' })
  })

  it('is completely in the language that is chosen for all mails', async () => {
    const { db } = backend.services
    await db.insert(settings).values({ data: demo, mailLanguages: 'de' })
    const email = createAddress()
    await confirmAlert(email, { language: 'en', country: 'DE' })
    advanceClock(60_000)
    await makePublished({ title: 'Alt', translation: { title: 'Alto', description: '<p>Low.</p>' } })
    await sendAlerts()
    const jobs = [{ title: 'Alt', deadline: '31. Dezember 2026' }]
    expect(await findLastAlert(email)).toMatchObject({ about: 'Deutschland', jobs })
    expect(JSON.stringify(await listMails(backend, email))).not.toContain('/en/')
    await db.delete(settings)
  })

  it('has another subject than one for all ads, another organization or another place', () => {
    const emptyFilter = { ...mapFacets(() => ''), search: '', organization: '', near: '', within: '' }
    const filters = [
      ...[{}, { organization: '1' }, { organization: '2' }],
      ...[
        { near: '04109', within: '25' },
        { near: '04109', within: '50' },
        { near: '20095', within: '25' },
      ],
    ]
    const subjects = filters.map((filter) => toSubject({ ...emptyFilter, ...filter, frequency: 'daily' }))
    expect(new Set(subjects).size).toBe(filters.length)
  })

  it('supports all filters of the board', () => {
    const { shape } = subscriptionRequestSchemas['job-alerts']
    const { page, page_size, after, ordering, ids, ...filters } = boardQuery.shape
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(filters)))
  })
})

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
import { startJobs, testClock } from '../jobs/routes/jobs.fixture'
import { startOrganizations } from '../organizations/routes/organizations.fixture'
import { toSubject } from '../subscriptions/alert-filter'
import { moveTo, newAddress, startAlerts } from './job-alerts.fixture'

const backend = startTestBackend({ clock: () => testClock.now, pause: async () => undefined })
const { makePublished, board } = startJobs(backend)
const organizations = startOrganizations(backend)
const { sendAlerts, post, ask, confirmAlert, change, toldTo, lastAlert } = startAlerts(backend)

describe('the settings of an alert', () => {
  it('send the ads since the last mail at once when the frequency becomes immediate', async () => {
    moveTo('2026-11-04T12:00:00Z')
    const email = newAddress()
    const key = await confirmAlert(email, { frequency: 'weekly' })
    moveTo('2026-11-04T13:00:00Z')
    await makePublished({ title: 'Wartet' })
    await sendAlerts()
    await change(key, { frequency: 'weekly', language: 'en' })
    await sendAlerts()
    expect(await toldTo(email)).toEqual([])
    await change(key, { frequency: 'immediately', language: 'de' })
    await sendAlerts()
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Wartet']])
    await change(key, { frequency: 'daily', language: 'de' })
    moveTo('2026-11-05T07:00:00Z')
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Wartet']])
  })

  it('end its waiting mails with it, and no mails of others', async () => {
    const [ended, active] = [newAddress(), newAddress()]
    const key = await confirmAlert(ended)
    await confirmAlert(active)
    testClock.now = new Date(testClock.now.getTime() + 60_000)
    await makePublished({ title: 'Basspartie' })
    await sendAlerts()
    expect((await post('/de/api/job-alerts/unsubscribe/', { key })).status).toBe(204)
    const recipients: string[] = []
    const send: MailTransport['send'] = async ({ to, text }) => {
      if (text.includes('Basspartie')) recipients.push(to.address)
    }
    await deliverOnce({ ...backend.services, transport: { isServer: false, send, close: () => undefined } })
    expect(recipients).toEqual([active])
  })

  it('show the filter and change the frequency without the filter', async () => {
    const email = newAddress()
    const key = await confirmAlert(email, { category: 'chorus', region: 'DE-SN', search: 'Sopran' })
    const settings = async (locale: string) =>
      (await backend.get(`/${locale}/api/job-alerts/settings/`, { [mailedKeyHeader]: key })).json()
    expect(await settings('de')).toMatchObject({
      email,
      frequency: 'immediately',
      about: '„Sopran“, Chor, Sachsen',
    })
    expect(await settings('en')).toMatchObject({ about: '“Sopran”, Chorus, Saxony' })
    await change(key, { frequency: 'weekly', language: 'en' })
    expect(await settings('de')).toMatchObject({ frequency: 'weekly', language: 'en', category: 'chorus' })
    expect((await post('/de/api/job-alerts/unsubscribe/', { key })).status).toBe(204)
    expect(await settings('de')).not.toHaveProperty('email')
  })

  it('are separate for each filter of an address, and at most twenty unconfirmed ones stay, the latest', async () => {
    const email = newAddress()
    const listRows = () => backend.services.db.select().from(subscriptions).where(eq(subscriptions.email, email))
    for (const search of ['Bass', ' bass', 'Alt']) await ask(email, { search })
    await backend.services.background.idle()
    expect(await listRows()).toHaveLength(2)
    const { db } = backend.services
    const [row] = await listRows()
    if (!row) throw new Error('There is no alert.')
    const { id, confirmKeyHash, ...other } = row
    const many = Array.from({ length: 18 }, (_, index) => ({ ...other, subject: `${index}` }))
    await db.insert(subscriptions).values(many)
    // The limit of mails to an address.
    testClock.now = new Date(testClock.now.getTime() + 3_600_000)
    await ask(email, { search: 'Tenor' })
    await backend.services.background.idle()
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
  ])('reject %o', async (wrong, field) => {
    const { status, body } = await ask(newAddress(), wrong)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })
})

describe('an alert for an organization or a place', () => {
  it('contains only matching ads, names its filter and links to the filtered board', async () => {
    const { id } = await organizations.makePublished('Stadttheater', {})
    const [byOrganization, near] = [newAddress(), newAddress()]
    await confirmAlert(byOrganization, { organization: `${id}` })
    const key = await confirmAlert(near, { near: '04109', within: '50', country: 'DE' })
    testClock.now = new Date(testClock.now.getTime() + 60_000)
    await makePublished({ title: 'Im Haus', place: 'Leipzig', organization: id })
    await makePublished({ title: 'Nah', place: 'Halle (Saale)' })
    await makePublished({ title: 'Fern', place: 'Hamburg' })
    await sendAlerts()
    expect([await toldTo(byOrganization), await toldTo(near)]).toEqual([[['Im Haus']], [['Nah', 'Im Haus']]])
    const [first, second] = [await lastAlert(byOrganization), await lastAlert(near)]
    expect([first?.about, second?.about]).toEqual(['Stadttheater', 'bis 50 km um 04109, Deutschland'])
    for (const { boardUrl, jobs: mailedJobs } of [first, second].flatMap((data) => data ?? [])) {
      const listed = (await board(new URL(boardUrl).search)).results.map(({ title }) => title)
      expect(listed.toSorted()).toEqual(mailedJobs.map(({ title }) => title).toSorted())
    }
    const keyHeader = { [mailedKeyHeader]: key }
    const settings = await backend.get('/en/api/job-alerts/settings/', keyHeader)
    expect(await settings.json()).toMatchObject({ near: '04109', about: 'within 50 km of 04109, Germany' })
  })

  it('is completely in the language that is chosen for all mails', async () => {
    const { db } = backend.services
    await db.insert(settings).values({ data: demo, mailLanguages: 'de' })
    const email = newAddress()
    await confirmAlert(email, { language: 'en', country: 'DE' })
    testClock.now = new Date(testClock.now.getTime() + 60_000)
    await makePublished({ title: 'Alt', translation: { title: 'Alto', description: '<p>Low.</p>' } })
    await sendAlerts()
    const jobs = [{ title: 'Alt', deadline: '31. Dezember 2026' }]
    expect(await lastAlert(email)).toMatchObject({ about: 'Deutschland', jobs })
    expect(JSON.stringify(await listMails(backend, email))).not.toContain('/en/')
    await db.delete(settings)
  })

  it('differs from that for all ads, another organization or another place', () => {
    const nothing = { ...mapFacets(() => ''), search: '', organization: '', near: '', within: '' }
    const filters = [
      ...[{}, { organization: '1' }, { organization: '2' }],
      ...[
        { near: '04109', within: '25' },
        { near: '04109', within: '50' },
        { near: '20095', within: '25' },
      ],
    ]
    const subjects = filters.map((filter) => toSubject({ ...nothing, ...filter, frequency: 'daily' }))
    expect(new Set(subjects).size).toBe(filters.length)
  })

  it('supports all filters of the board', () => {
    const { shape } = subscriptionRequestSchemas['job-alerts']
    const { page, page_size, after, ordering, ids, ...filters } = boardQuery.shape
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(filters)))
  })
})

import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '@/backend/db/schema/jobs'
import type { MailData } from '@/backend/db/schema/mail-data'
import { subscriptions } from '@/backend/db/schema/subscriptions'
import { subscriptionRequestSchemas } from '@/lib/contract/subscription'
import { mailedKey, mailsTo, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { proofFor } from '@/tests/form-proofs'
import { byFacet } from '../jobs/board'
import { boardQuery } from '../jobs/routes/descriptions'
import { startJobs, testClock } from '../jobs/routes/jobs.fixture'
import { startOrganizations } from '../organizations/routes/organizations.fixture'
import { subjectOf } from '../subscriptions/alert-filter'
import { createAlertSender } from './send-job-alerts'

const backend = startTestBackend({ clock: () => testClock.now, pause: async () => undefined })
const { send, makePublished, make, board } = startJobs(backend)
const houses = startOrganizations(backend)

let count = 0
const newAddress = () => {
  count += 1
  return `sucht-${count}@example.org`
}
const idle = new AbortController().signal
let look = createAlertSender()
beforeEach(() => {
  testClock.now = new Date(testClock.now.getTime() + 3_600_000)
  look = createAlertSender()
})
afterEach(() => backend.services.background.idle())
const moveTo = (time: string) => {
  testClock.now = new Date(time)
}
const sendAlerts = () => look(backend.services, idle)

async function post(path: string, body: unknown) {
  const answer = await new TestBrowser(backend).call('POST', path, body)
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
}

async function ask(email: string, filter: object = {}) {
  const protection = await proofFor(backend, 'job-alerts')
  testClock.now = new Date(testClock.now.getTime() + 3000)
  const settings = { frequency: 'immediately', language: 'de', privacy: true, ...filter }
  return post('/de/api/job-alerts/', { email, protection, ...settings })
}

/** @returns the key of the settings */
async function confirmed(email: string, filter: object = {}): Promise<string> {
  expect((await ask(email, filter)).status).toBe(202)
  const key = await mailedKey(backend, email, 'confirm-subscription')
  const { body } = await post('/de/api/job-alerts/confirm/', { key })
  return String(body.settings_key)
}

async function change(key: string, settings: { frequency: string; language: string }): Promise<void> {
  const body = { key, ...settings }
  const answer = await new TestBrowser(backend).call('PATCH', '/de/api/job-alerts/settings/', body)
  expect(answer.status).toBe(200)
}

/** The titles that each mail to an address told of, the first mail first. */
async function toldTo(email: string): Promise<string[][]> {
  const mails = await mailsTo(backend, email, 'job-alert')
  return mails.map(({ data }) => (data as MailData['job-alert']).jobs.map(({ title }) => title)).reverse()
}

async function lastAlert(email: string): Promise<MailData['job-alert'] | undefined> {
  const [mail] = await mailsTo(backend, email, 'job-alert')
  return mail?.data as MailData['job-alert'] | undefined
}

describe('an alert that comes at once', () => {
  it('tells of ads that fit and are new, each once, be it changed, renewed or copied', async () => {
    const email = newAddress()
    await makePublished({ title: 'Vorher' })
    await confirmed(email, { category: 'chorus,dance', search: 'Sopran' })
    await sendAlerts()
    expect(await toldTo(email)).toEqual([])

    testClock.now = new Date(testClock.now.getTime() + 60_000)
    const job = await makePublished({ title: 'Sopran im Chor' })
    await makePublished({ title: 'Sopran im Orchester', category: 'orchestra' })
    await makePublished({ title: 'Alt im Chor', description: '<p>Tief.</p>' })
    await sendAlerts()
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Sopran im Chor']])

    await send('PATCH', `${job.id}/`, { revision: job.revision, salary: 'TVK' })
    await send('POST', `${job.id}/publish/`)
    const copy = await send('POST', `${job.id}/copy/`)
    await send('PATCH', `${copy.id}/`, { revision: copy.revision, deadline: '2026-12-31' })
    await send('POST', `${copy.id}/publish/`)
    look = createAlertSender()
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Sopran im Chor']])

    const other = await send('POST', `${job.id}/copy/`)
    const title = 'Mezzosopran im Chor'
    await send('PATCH', `${other.id}/`, {
      revision: other.revision,
      deadline: '2026-12-31',
      title,
      place: 'Gera',
    })
    await send('POST', `${other.id}/publish/`)
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Sopran im Chor']])
    await send('PATCH', `${other.id}/`, { revision: other.revision + 2, title: 'Sopran in Gera' })
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Sopran im Chor'], ['Sopran in Gera']])
  })

  it('tells of nothing that has ended before it was sent', async () => {
    const email = newAddress()
    await confirmed(email)
    testClock.now = new Date(testClock.now.getTime() + 60_000)
    const withdrawn = await makePublished({ title: 'Zurück' })
    await send('POST', `${withdrawn.id}/withdraw/`)
    const deleted = await makePublished({ title: 'Weg' })
    await backend.services.db.delete(jobs).where(eq(jobs.id, deleted.id))
    await make({ title: 'Entwurf' })
    const ended = await makePublished({ title: 'Vorbei' })
    await backend.services.db.update(jobs).set({ expiresAt: testClock.now }).where(eq(jobs.id, ended.id))
    await sendAlerts()
    expect(await toldTo(email)).toEqual([])
  })

  it('is sent once by two servers, and not again after a restart', async () => {
    const email = newAddress()
    await confirmed(email)
    testClock.now = new Date(testClock.now.getTime() + 60_000)
    await makePublished({ title: 'Einmal' })
    const servers = [createAlertSender(), createAlertSender()]
    await Promise.all(servers.map((server) => server(backend.services, idle)))
    await createAlertSender()(backend.services, idle)
    expect(await toldTo(email)).toEqual([['Einmal']])
  })
})

describe('an alert of every morning', () => {
  it('tells in one mail of what has come since, also after a long stop, and of nothing on a quiet day', async () => {
    moveTo('2026-11-04T12:00:00Z')
    const email = newAddress()
    await confirmed(email, { frequency: 'daily' })
    moveTo('2026-11-04T13:00:00Z')
    await makePublished({ title: 'Erste' })
    await sendAlerts()
    moveTo('2026-11-05T05:59:00Z')
    await sendAlerts()
    expect(await toldTo(email)).toEqual([])
    moveTo('2026-11-05T06:00:00Z')
    await sendAlerts()
    await sendAlerts()
    moveTo('2026-11-06T06:00:00Z')
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Erste']])
    await makePublished({ title: 'Zweite' })
    moveTo('2026-11-07T07:00:00Z')
    await makePublished({ title: 'Dritte' })
    moveTo('2026-11-13T12:00:00Z')
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Erste'], ['Dritte', 'Zweite']])
  })
})

describe('the settings of an alert', () => {
  it('have what came since the last look told at once, once that is how it is to come', async () => {
    moveTo('2026-11-04T12:00:00Z')
    const email = newAddress()
    const key = await confirmed(email, { frequency: 'weekly' })
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

  it('say what it is for, and change how often it comes without its filter', async () => {
    const email = newAddress()
    const key = await confirmed(email, { category: 'chorus', region: 'DE-SN', search: 'Sopran' })
    const settings = async (locale: string) =>
      (await backend.get(`/${locale}/api/job-alerts/settings/`, { 'X-Subscription-Key': key })).json()
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

  it('are those of each filter of an address by itself, of which there are twenty at most', async () => {
    const email = newAddress()
    const rows = () => backend.services.db.select().from(subscriptions).where(eq(subscriptions.email, email))
    for (const search of ['Bass', ' bass', 'Alt']) await ask(email, { search })
    await backend.services.background.idle()
    expect(await rows()).toHaveLength(2)
    const { db } = backend.services
    const [row] = await rows()
    if (!row) throw new Error('There is no alert.')
    const { id, confirmKeyHash, ...other } = row
    const many = Array.from({ length: 18 }, (_, index) => ({ ...other, subject: `${index}` }))
    await db.insert(subscriptions).values(many)
    await ask(email, { search: 'Tenor' })
    await backend.services.background.idle()
    expect(await rows()).toHaveLength(20)
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
  ])('refuse %o', async (wrong, field) => {
    const { status, body } = await ask(newAddress(), wrong)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })
})

describe('an alert of a house, or of what is near', () => {
  it('tells of its ads alone, says so, and has them behind the link to the board', async () => {
    const { id } = await houses.makePublished('Stadttheater', {})
    const [ofHouse, near] = [newAddress(), newAddress()]
    await confirmed(ofHouse, { organization: `${id}` })
    const key = await confirmed(near, { near: '04109', within: '50', country: 'DE' })
    testClock.now = new Date(testClock.now.getTime() + 60_000)
    await makePublished({ title: 'Im Haus', place: 'Leipzig', organization: id })
    await makePublished({ title: 'Nah', place: 'Halle (Saale)' })
    await makePublished({ title: 'Fern', place: 'Hamburg' })
    await sendAlerts()
    expect([await toldTo(ofHouse), await toldTo(near)]).toEqual([[['Im Haus']], [['Nah', 'Im Haus']]])
    const [first, second] = [await lastAlert(ofHouse), await lastAlert(near)]
    expect([first?.about, second?.about]).toEqual(['Stadttheater', 'bis 50 km um 04109, Deutschland'])
    for (const { boardUrl, jobs: told } of [first, second].flatMap((data) => data ?? [])) {
      const listed = (await board(new URL(boardUrl).search)).results.map(({ title }) => title)
      expect(listed.toSorted()).toEqual(told.map(({ title }) => title).toSorted())
    }
    const asked = { 'X-Subscription-Key': key }
    const settings = await backend.get('/en/api/job-alerts/settings/', asked)
    expect(await settings.json()).toMatchObject({ near: '04109', about: 'within 50 km of 04109, Germany' })
  })

  it('is another one than that of all ads, of another house or of another place', () => {
    const nothing = { ...byFacet(() => ''), search: '', organization: '', near: '', within: '' }
    const filters = [
      ...[{}, { organization: '1' }, { organization: '2' }],
      ...[
        { near: '04109', within: '25' },
        { near: '04109', within: '50' },
        { near: '20095', within: '25' },
      ],
    ]
    const subjects = filters.map((filter) => subjectOf({ ...nothing, ...filter, frequency: 'daily' }))
    expect(new Set(subjects).size).toBe(filters.length)
  })

  it('knows whatever the board can be filtered by', () => {
    const { shape } = subscriptionRequestSchemas['job-alerts']
    const { page, page_size, after, ordering, ids, ...filters } = boardQuery.shape
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(filters)))
  })
})

describe('an ad that was told', () => {
  const step = () => {
    testClock.now = new Date(testClock.now.getTime() + 60_000)
  }
  const copyOf = async (id: number, change: object = {}) => {
    const copy = await send('POST', `${id}/copy/`)
    await send('PATCH', `${copy.id}/`, { revision: copy.revision, deadline: '2026-12-31', ...change })
    return await send('POST', `${copy.id}/publish/`)
  }

  it('is not told again once its title changes, although it is a copy', async () => {
    const email = newAddress()
    const origin = await makePublished({ title: 'Alt' })
    await confirmed(email)
    step()
    const copy = await copyOf(origin.id)
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Alt']])
    await send('PATCH', `${copy.id}/`, { revision: copy.revision, title: 'Alt (m/w/d)' })
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Alt']])
  })

  it('keeps its copies silent, whichever of them changes later', async () => {
    const email = newAddress()
    await confirmed(email)
    step()
    const origin = await makePublished({ title: 'Bass' })
    await sendAlerts()
    const copy = await copyOf(origin.id)
    await sendAlerts()
    await send('PATCH', `${origin.id}/`, { revision: origin.revision, title: 'Bass (m/w/d)' })
    await sendAlerts()
    await send('PATCH', `${copy.id}/`, { revision: copy.revision, title: 'Basspartie' })
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Bass']])
  })

  it('holds no copy back that says something else, also once it is deleted', async () => {
    const email = newAddress()
    await confirmed(email)
    step()
    const origin = await makePublished({ title: 'Cello' })
    await sendAlerts()
    const copy = await send('POST', `${origin.id}/copy/`)
    const change = { revision: copy.revision, deadline: '2026-12-31', title: 'Harfe', place: 'Gera' }
    await send('PATCH', `${copy.id}/`, change)
    await backend.services.db.delete(jobs).where(eq(jobs.id, origin.id))
    await send('POST', `${copy.id}/publish/`)
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Cello'], ['Harfe']])
  })
})

// PGlite has one connection: nothing can look while something else is written.
it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'is told of what came while its settings were being saved',
  async () => {
    const email = newAddress()
    await confirmed(email)
    testClock.now = new Date(testClock.now.getTime() + 60_000)
    await makePublished({ title: 'Einmal' })
    await backend.services.db.transaction(async (saving) => {
      await saving.update(subscriptions).set({ language: 'de' }).where(eq(subscriptions.email, email))
      await sendAlerts()
    })
    await sendAlerts()
    expect(await toldTo(email)).toEqual([['Einmal']])
  },
)

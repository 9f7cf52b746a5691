import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { startTestBackend } from '@/tests/backend-app'
import { actAsOther } from '@/tests/databases'
import { advanceClock, setClock, startJobs, testClock } from '../jobs/routes/jobs.fixture'
import { createAddress, neverAborted, startAlerts } from './job-alerts.fixture'
import { createAlertSender } from './send-job-alerts'

const backend = startTestBackend({ clock: () => testClock.now, pause: async () => undefined })
const { send, makePublished, make } = startJobs(backend)
const { restart, sendAlerts, confirmAlert, listTitles } = startAlerts(backend)

describe('an immediate alert', () => {
  it('contains matching new ads, each once, also if they are changed, renewed or copied', async () => {
    const email = createAddress()
    await makePublished({ title: 'Vorher' })
    await confirmAlert(email, { category: 'chorus,dance', search: 'Sopran' })
    await sendAlerts()
    expect(await listTitles(email)).toEqual([])

    advanceClock(60_000)
    const job = await makePublished({ title: 'Sopran im Chor' })
    await makePublished({ title: 'Sopran im Orchester', category: 'orchestra' })
    await makePublished({ title: 'Alt im Chor', description: '<p>Tief.</p>' })
    await sendAlerts()
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Sopran im Chor']])

    await send('PATCH', `${job.id}/`, { revision: job.revision, salary: 'TVK' })
    await send('POST', `${job.id}/publish/`)
    const copy = await send('POST', `${job.id}/copy/`)
    await send('PATCH', `${copy.id}/`, { revision: copy.revision, deadline: '2026-12-31' })
    await send('POST', `${copy.id}/publish/`)
    restart()
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Sopran im Chor']])

    const otherJob = await send('POST', `${job.id}/copy/`)
    const title = 'Mezzosopran im Chor'
    const change = { revision: otherJob.revision, deadline: '2026-12-31', title, place: 'Gera' }
    await send('PATCH', `${otherJob.id}/`, change)
    await send('POST', `${otherJob.id}/publish/`)
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Sopran im Chor']])
    await send('PATCH', `${otherJob.id}/`, { revision: otherJob.revision + 2, title: 'Sopran in Gera' })
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Sopran im Chor'], ['Sopran in Gera']])
  })

  it('skips ads that ended before the mail', async () => {
    const email = createAddress()
    await confirmAlert(email)
    advanceClock(60_000)
    const withdrawnJob = await makePublished({ title: 'Zurück' })
    await send('POST', `${withdrawnJob.id}/withdraw/`)
    const deletedJob = await makePublished({ title: 'Weg' })
    await backend.services.db.delete(jobs).where(eq(jobs.id, deletedJob.id))
    await make({ title: 'Entwurf' })
    const endedJob = await makePublished({ title: 'Vorbei' })
    await backend.services.db.update(jobs).set({ expiresAt: testClock.now }).where(eq(jobs.id, endedJob.id))
    await sendAlerts()
    expect(await listTitles(email)).toEqual([])
  })

  it('is sent once by two servers, and not again after a restart', async () => {
    const email = createAddress()
    await confirmAlert(email)
    advanceClock(60_000)
    await makePublished({ title: 'Einmal' })
    const servers = [createAlertSender(), createAlertSender()]
    await Promise.all(servers.map((server) => server(backend.services, neverAborted)))
    await createAlertSender()(backend.services, neverAborted)
    expect(await listTitles(email)).toEqual([['Einmal']])
  })
})

describe('a daily alert', () => {
  it('contains the ads since the last mail, also after a long stop, and is not sent without new ads', async () => {
    setClock('2026-11-04T12:00:00Z')
    const email = createAddress()
    await confirmAlert(email, { frequency: 'daily' })
    setClock('2026-11-04T13:00:00Z')
    await makePublished({ title: 'Erste' })
    await sendAlerts()
    setClock('2026-11-05T05:59:00Z')
    await sendAlerts()
    expect(await listTitles(email)).toEqual([])
    setClock('2026-11-05T06:00:00Z')
    await sendAlerts()
    await sendAlerts()
    setClock('2026-11-06T06:00:00Z')
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Erste']])
    await makePublished({ title: 'Zweite' })
    setClock('2026-11-07T07:00:00Z')
    await makePublished({ title: 'Dritte' })
    setClock('2026-11-13T12:00:00Z')
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Erste'], ['Dritte', 'Zweite']])
  })
})

describe('a sent ad', () => {
  const copyJob = async (id: number, change: object = {}) => {
    const copy = await send('POST', `${id}/copy/`)
    await send('PATCH', `${copy.id}/`, { revision: copy.revision, deadline: '2026-12-31', ...change })
    return await send('POST', `${copy.id}/publish/`)
  }

  it('is not sent again after a change of its title, even if it is a copy', async () => {
    const email = createAddress()
    const origin = await makePublished({ title: 'Alt' })
    await confirmAlert(email)
    advanceClock(60_000)
    const copy = await copyJob(origin.id)
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Alt']])
    await send('PATCH', `${copy.id}/`, { revision: copy.revision, title: 'Alt (m/w/d)' })
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Alt']])
  })

  it('prevents mails about its copies, even if one of them changes later', async () => {
    const email = createAddress()
    await confirmAlert(email)
    advanceClock(60_000)
    const origin = await makePublished({ title: 'Bass' })
    await sendAlerts()
    const copy = await copyJob(origin.id)
    await sendAlerts()
    await send('PATCH', `${origin.id}/`, { revision: origin.revision, title: 'Bass (m/w/d)' })
    await sendAlerts()
    await send('PATCH', `${copy.id}/`, { revision: copy.revision, title: 'Basspartie' })
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Bass']])
  })

  it('is sent again, itself or as a copy, when it was off the board for more than 30 days', async () => {
    const email = createAddress()
    await confirmAlert(email)
    advanceClock(60_000)
    const { id: originId } = await makePublished({ title: 'Oboe', deadline: '2026-11-04' })
    const { id: copyId } = await send('POST', `${originId}/copy/`)
    await sendAlerts()
    const publishAt = async (id: number, day: string) => {
      setClock(`${day}T12:00:00Z`)
      const times = { publishedAt: testClock.now, renewedAt: testClock.now, expiresAt: new Date(`${day}T23:00:00Z`) }
      const values = { ...times, deadline: day, state: 'published' as const }
      await backend.services.db.update(jobs).set(values).where(eq(jobs.id, id))
      await sendAlerts()
      return (await listTitles(email)).length
    }
    expect(await publishAt(originId, '2026-12-03')).toBe(1)
    expect(await publishAt(copyId, '2027-01-01')).toBe(1)
    expect(await publishAt(originId, '2027-01-30')).toBe(1)
    expect(await publishAt(originId, '2027-03-02')).toBe(2)
    expect(await publishAt(copyId, '2028-03-01')).toBe(3)
  })

  it('does not prevent mails about copies with other contents, even after its deletion', async () => {
    const email = createAddress()
    await confirmAlert(email)
    advanceClock(60_000)
    const origin = await makePublished({ title: 'Cello' })
    await sendAlerts()
    const copy = await send('POST', `${origin.id}/copy/`)
    const change = { revision: copy.revision, deadline: '2026-12-31', title: 'Harfe', place: 'Gera' }
    await send('PATCH', `${copy.id}/`, change)
    await backend.services.db.delete(jobs).where(eq(jobs.id, origin.id))
    await send('POST', `${copy.id}/publish/`)
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Cello'], ['Harfe']])
  })
})

// PGlite has one connection, so it cannot run transactions simultaneously.
it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'contains ads that were published during a change of its settings',
  async () => {
    const email = createAddress()
    await confirmAlert(email)
    advanceClock(60_000)
    await makePublished({ title: 'Einmal' })
    await backend.services.db.transaction(async (transaction) => {
      await transaction.update(subscriptions).set({ language: 'de' }).where(eq(subscriptions.email, email))
      await actAsOther(sendAlerts)
    })
    await sendAlerts()
    expect(await listTitles(email)).toEqual([['Einmal']])
  },
)

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { setClock, testClock } from '../jobs/routes/jobs.fixture'
import { createAddress, startAlerts } from './job-alerts.fixture'

const backend = startTestBackend({ clock: () => testClock.now, pause: async () => undefined })
const { restart, sendAlerts, confirmAlert, listTitles } = startAlerts(backend)
const hourMs = 3_600_000

let ownerId = 0
beforeAll(async () => {
  ownerId = (await createUser(backend)).id
})

beforeEach(async () => {
  await backend.services.db.delete(jobs)
})

/** Inserts an ad that is published now. */
async function publish(title: string) {
  const { now } = testClock
  await backend.services.db
    .insert(jobs)
    .values({
      ownerId,
      title,
      employer: 'Theater am Wehr',
      place: 'Gera',
      category: 'chorus',
      state: 'published',
      deadline: '2027-05-01',
      expiresAt: new Date('2027-05-02'),
      publishedAt: now,
      renewedAt: now,
    })
}

/** Sets the clock, and starts two servers, one after the other. Both send alerts. */
async function restartAt(time: string | number) {
  setClock(time)
  for (let serverCount = 0; serverCount < 2; serverCount += 1) {
    restart()
    await sendAlerts()
  }
}

/** The clock changes on Sundays. Alerts are due at 7:00 in Berlin, weekly alerts on Mondays. */
describe.each([
  {
    change: 'the end of summer time',
    evening: '2026-10-24T19:00:00Z',
    sunday: '2026-10-25T06:00:00Z',
    monday: '2026-10-26T06:00:00Z',
  },
  {
    change: 'the beginning of summer time',
    evening: '2027-03-27T19:00:00Z',
    sunday: '2027-03-28T05:00:00Z',
    monday: '2027-03-29T05:00:00Z',
  },
])('with a server that is down in the night of $change', ({ evening, sunday, monday }) => {
  async function startInTheEvening() {
    setClock(evening)
    const [atOnce, everyDay, everyWeek] = [createAddress(), createAddress(), createAddress()]
    await confirmAlert(atOnce, { frequency: 'immediately' })
    await confirmAlert(everyDay, { frequency: 'daily' })
    await confirmAlert(everyWeek, { frequency: 'weekly' })
    setClock(Date.parse(evening) + hourMs)
    await publish('Samstag')
    return async () => ({
      immediately: await listTitles(atOnce),
      daily: await listTitles(everyDay),
      weekly: await listTitles(everyWeek),
    })
  }

  it('each ad is sent once if the server is back before the morning', async () => {
    const listMails = await startInTheEvening()
    await restartAt(Date.parse(sunday) - 1000)
    expect(await listMails()).toEqual({ immediately: [['Samstag']], daily: [], weekly: [] })
    await restartAt(sunday)
    expect(await listMails()).toEqual({ immediately: [['Samstag']], daily: [['Samstag']], weekly: [] })
    await restartAt(Date.parse(monday) - 1000)
    expect(await listMails()).toMatchObject({ daily: [['Samstag']], weekly: [] })
    await restartAt(monday)
    expect(await listMails()).toEqual({ immediately: [['Samstag']], daily: [['Samstag']], weekly: [['Samstag']] })
  })

  it('each ad is sent once if the server is back hours after the alerts were due', async () => {
    const listMails = await startInTheEvening()
    await restartAt(Date.parse(sunday) + 4 * hourMs)
    await publish('Sonntag')
    await restartAt(Date.parse(monday) + 4 * hourMs)
    await restartAt(Date.parse(monday) + 30 * hourMs)
    const byDay = [['Samstag'], ['Sonntag']]
    expect(await listMails()).toEqual({ immediately: byDay, daily: byDay, weekly: [['Sonntag', 'Samstag']] })
  })
})

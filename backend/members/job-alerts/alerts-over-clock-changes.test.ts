import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { testClock } from '../jobs/routes/jobs.fixture'
import { moveTo, newAddress, startAlerts } from './job-alerts.fixture'

const backend = startTestBackend({ clock: () => testClock.now, pause: async () => undefined })
const { restart, sendAlerts, confirmAlert, toldTo } = startAlerts(backend)
const hour = 3_600_000

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
  await backend.services.db.insert(jobs).values({
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

/** Starts two servers at a time; both send alerts. */
async function restartAt(time: string | number) {
  moveTo(new Date(time).toISOString())
  for (let servers = 0; servers < 2; servers += 1) {
    restart()
    await sendAlerts()
  }
}

/** The clock changes on Sundays; alerts are due at 7:00 in Berlin, weekly ones on Mondays. */
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
    moveTo(evening)
    const [atOnce, everyDay, everyWeek] = [newAddress(), newAddress(), newAddress()]
    await confirmAlert(atOnce, { frequency: 'immediately' })
    await confirmAlert(everyDay, { frequency: 'daily' })
    await confirmAlert(everyWeek, { frequency: 'weekly' })
    moveTo(new Date(Date.parse(evening) + hour).toISOString())
    await publish('Samstag')
    return async () => ({
      immediately: await toldTo(atOnce),
      daily: await toldTo(everyDay),
      weekly: await toldTo(everyWeek),
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
    expect(await listMails()).toEqual({
      immediately: [['Samstag']],
      daily: [['Samstag']],
      weekly: [['Samstag']],
    })
  })

  it('each ad is sent once if the server is back hours after the alerts were due', async () => {
    const listMails = await startInTheEvening()
    await restartAt(Date.parse(sunday) + 4 * hour)
    await publish('Sonntag')
    await restartAt(Date.parse(monday) + 4 * hour)
    await restartAt(Date.parse(monday) + 30 * hour)
    const byDay = [['Samstag'], ['Sonntag']]
    expect(await listMails()).toEqual({ immediately: byDay, daily: byDay, weekly: [['Sonntag', 'Samstag']] })
  })
})

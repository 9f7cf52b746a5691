import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { testClock } from '../jobs/routes/jobs.fixture'
import { moveTo, newAddress, startAlerts } from './job-alerts.fixture'

const backend = startTestBackend({ clock: () => testClock.now, pause: async () => undefined })
const { restart, sendAlerts, confirmed, toldTo } = startAlerts(backend)
const hour = 3_600_000

let ownerId = 0
beforeAll(async () => {
  ownerId = (await createUser(backend)).id
})

beforeEach(async () => {
  await backend.services.db.delete(jobs)
})

/** Puts an ad on the board at the time that it is. */
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

/** The server comes back at a time, and another one beside it; both look. */
async function comeBackAt(time: string | number) {
  moveTo(new Date(time).toISOString())
  for (let servers = 0; servers < 2; servers += 1) {
    restart()
    await sendAlerts()
  }
}

/** The clock changes on Sundays; alerts are due at seven in the morning in Berlin, weekly ones on Mondays. */
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
])('over $change, in whose night the server is stopped', ({ evening, sunday, monday }) => {
  async function askedInTheEvening() {
    moveTo(evening)
    const [atOnce, everyDay, everyWeek] = [newAddress(), newAddress(), newAddress()]
    await confirmed(atOnce, { frequency: 'immediately' })
    await confirmed(everyDay, { frequency: 'daily' })
    await confirmed(everyWeek, { frequency: 'weekly' })
    moveTo(new Date(Date.parse(evening) + hour).toISOString())
    await publish('Samstag')
    return async () => ({
      immediately: await toldTo(atOnce),
      daily: await toldTo(everyDay),
      weekly: await toldTo(everyWeek),
    })
  }

  it('each ad is told once, where the server is back before the morning', async () => {
    const told = await askedInTheEvening()
    await comeBackAt(Date.parse(sunday) - 1000)
    expect(await told()).toEqual({ immediately: [['Samstag']], daily: [], weekly: [] })
    await comeBackAt(sunday)
    expect(await told()).toEqual({ immediately: [['Samstag']], daily: [['Samstag']], weekly: [] })
    await comeBackAt(Date.parse(monday) - 1000)
    expect(await told()).toMatchObject({ daily: [['Samstag']], weekly: [] })
    await comeBackAt(monday)
    expect(await told()).toEqual({
      immediately: [['Samstag']],
      daily: [['Samstag']],
      weekly: [['Samstag']],
    })
  })

  it('each ad is told once, where the server is back hours after it was due', async () => {
    const told = await askedInTheEvening()
    await comeBackAt(Date.parse(sunday) + 4 * hour)
    await publish('Sonntag')
    await comeBackAt(Date.parse(monday) + 4 * hour)
    await comeBackAt(Date.parse(monday) + 30 * hour)
    const byDay = [['Samstag'], ['Sonntag']]
    expect(await told()).toEqual({ immediately: byDay, daily: byDay, weekly: [['Sonntag', 'Samstag']] })
  })
})

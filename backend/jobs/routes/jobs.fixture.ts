import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect } from 'vitest'
import { jobListSchema } from '@/lib/contract/job-list'
import { type JobInput, type OwnJob, ownJobSchema } from '@/lib/contract/jobs'
import { createUser, TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'

/** What an ad needs to be published. */
export const completeJob = {
  title: 'Chorsänger*in (Sopran)',
  employer: 'Theater am Wehr',
  category: 'chorus',
  employment_type: 'full-time',
  place: 'Chemnitz',
  region: 'DE-SN',
  deadline: '2026-12-31',
  description: '<p>Wir suchen eine Stimme.</p>',
  contact_email: 'buero@example.org',
  application_email: 'bewerbung@example.org',
} satisfies JobInput

/** The time of a test, which it sets itself. */
export const testClock = { now: new Date('2026-11-02T10:00:00Z') }

/** Somebody of a group, logged in. */
export async function logInAs(backend: TestBackend, set: Parameters<typeof createUser>[1]) {
  return await new TestBrowser(backend).logIn(await createUser(backend, set))
}

/** Somebody with ads; before each test there are none, and it is the second of November. */
export function startJobs(backend: TestBackend) {
  let browser: TestBrowser | undefined
  beforeAll(async () => {
    browser = await logInAs(backend, { group: 'Jobbörse' })
  })
  beforeEach(async () => {
    testClock.now = new Date('2026-11-02T10:00:00Z')
    await backend.services.db.execute(sql`DELETE FROM jobs`)
  })
  function owner(): TestBrowser {
    if (!browser) throw new Error('The owner logs in before the tests.')
    return browser
  }
  async function send(method: string, path: string, body?: unknown): Promise<OwnJob> {
    const answer = await owner().call(method, `/de/api/jobs/my/${path}`, body)
    const sent: unknown = await answer.json()
    expect([200, 201], JSON.stringify(sent)).toContain(answer.status)
    return ownJobSchema.parse(sent)
  }
  const make = (own: JobInput = {}) => send('POST', '', { ...completeJob, ...own })
  return {
    owner,
    send,
    make,
    async makePublished(own: JobInput = {}): Promise<OwnJob> {
      const { id } = await make(own)
      return await send('POST', `${id}/publish/`)
    },
    async board(query = '', locale = 'de') {
      const answer = await backend.get(`/${locale}/api/jobs/${query}`)
      expect(answer.status).toBe(200)
      return jobListSchema.parse(await answer.json())
    },
  }
}

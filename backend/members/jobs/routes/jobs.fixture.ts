import { beforeAll, beforeEach, expect } from 'vitest'
import { blockedTexts, jobs } from '@/backend/platform/db/schema/members/jobs'
import { jobListSchema } from '@/lib/contract/jobs/job-list'
import { type JobKeyScope, newJobKeySchema } from '@/lib/contract/jobs/job-teams'
import { type JobInput, type OwnJob, ownJobSchema } from '@/lib/contract/jobs/jobs'
import { createUser, logInBeforeAll, readMailKey, TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'

/** The fields that an ad needs for publication. */
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

/** The clock of the tests. Test files that run in the same process share it. */
export const testClock = { now: new Date() }

export function setClock(time: string | number): void {
  testClock.now = new Date(time)
}

export const advanceClock = (milliseconds: number) => setClock(testClock.now.getTime() + milliseconds)

/** Sets the clock to November 2, 2026. */
export const resetTestClock = () => setClock('2026-11-02T10:00:00Z')
resetTestClock()

/** Logs in a new user of a group. */
export async function logInAs(backend: TestBackend, fields: Parameters<typeof createUser>[1]) {
  return await new TestBrowser(backend).logIn(await createUser(backend, fields))
}

/** Invites a colleague to the team of an owner, and accepts the invitation. */
export async function joinTeam(backend: TestBackend, owner: TestBrowser, colleague: TestBrowser) {
  invitationCount += 1
  const email = `colleague-${invitationCount}@example.org`
  expect((await owner.call('POST', '/de/api/jobs/team/invitations/', { email })).status).toBe(201)
  const joining = { key: await readMailKey(backend, email, 'job-team-invitation'), bring_jobs: true }
  expect((await colleague.call('POST', '/de/api/jobs/team/join/', joining)).status).toBe(200)
}

let invitationCount = 0

/**
 * Creates a client with an API key of the team of a user. It sends no cookies and no CSRF token,
 * and the origin of another site.
 */
export async function createProgram(
  backend: TestBackend,
  owner: TestBrowser,
  scopes: readonly JobKeyScope[],
  isRevoked = false,
): Promise<TestBrowser> {
  const response = await owner.call('POST', '/de/api/jobs/team/keys/', { name: 'Hausprogramm', scopes })
  const { key, team } = newJobKeySchema.parse(await response.json())
  const id = team.keys.at(-1)?.id
  if (isRevoked) expect((await owner.call('DELETE', `/de/api/jobs/team/keys/${id}/`)).status).toBe(200)
  const headers = { Authorization: `Bearer ${key}`, Origin: 'https://house.example' }
  const program = new TestBrowser(backend, headers)
  program.cookies.clear()
  return program
}

/** Deletes the ads with the texts of blocked ones. */
export async function deleteJobs({ services: { db } }: TestBackend) {
  await db.delete(jobs)
  await db.delete(blockedTexts)
}

/** Clears the ads before each test, sets the date to November 2, and creates an advertiser. */
export function startJobs(backend: TestBackend) {
  beforeAll(resetTestClock)
  const owner = logInBeforeAll(backend, { group: 'Jobbörse' })
  beforeEach(async () => {
    resetTestClock()
    await deleteJobs(backend)
  })
  async function send(method: string, path: string, body?: unknown): Promise<OwnJob> {
    const response = await owner.call(method, `/de/api/jobs/my/${path}`, body)
    const responseBody: unknown = await response.json()
    expect([200, 201], JSON.stringify(responseBody)).toContain(response.status)
    return ownJobSchema.parse(responseBody)
  }
  const make = (fields: JobInput = {}) => send('POST', '', { ...completeJob, ...fields })
  return {
    owner,
    send,
    make,
    async makePublished(fields: JobInput = {}): Promise<OwnJob> {
      const { id } = await make(fields)
      return await send('POST', `${id}/publish/`)
    },
    async readBoard(query = '', locale = 'de') {
      const response = await backend.get(`/${locale}/api/jobs/${query}`)
      expect(response.status).toBe(200)
      return jobListSchema.parse(await response.json())
    },
  }
}

import { beforeAll, beforeEach, expect } from 'vitest'
import { jobTeamSchema } from '@/lib/contract/jobs/job-teams'
import { ownJobListSchema, ownJobSchema } from '@/lib/contract/jobs/jobs'
import { createUser, readMailKey, TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'

const start = new Date('2026-11-02T10:00:00Z')

/** The clock of the tests. Each test of a file starts an hour after the former one. */
export const teamClock = { now: start }

export function startTeams(backend: TestBackend) {
  // Files share their worker, and with it the clock.
  beforeAll(() => {
    teamClock.now = start
  })
  beforeEach(() => {
    teamClock.now = new Date(teamClock.now.getTime() + 3_600_000)
  })

  let addressCount = 0
  /** Returns an address without an account. */
  function createUnusedAddress(): string {
    addressCount += 1
    return `asked-${addressCount}@example.org`
  }

  async function createAdvertiser(fields: Parameters<typeof createUser>[1] = {}) {
    addressCount += 1
    const user = await createUser(backend, { group: 'Jobbörse', organization: 'Theater am Wehr', ...fields })
    const browser = await new TestBrowser(backend).logIn(user)
    const call = (method: string, path: string, body?: unknown) => browser.call(method, `/de/api/jobs/${path}`, body)
    return {
      user,
      browser,
      call,
      async readTeam() {
        return jobTeamSchema.parse(await (await call('GET', 'team/')).json())
      },
      async listTitles() {
        const { results } = ownJobListSchema.parse(await (await call('GET', 'my/')).json())
        return results.map(({ title }) => title).toSorted()
      },
      async createAd(title: string) {
        return ownJobSchema.parse(await (await call('POST', 'my/', { title })).json())
      },
      /** Invites an address without an account and returns the key from the mail. */
      async invite(email = createUnusedAddress()) {
        expect((await call('POST', 'team/invitations/', { email })).status).toBe(201)
        return await readMailKey(backend, email, 'job-team-invitation')
      },
      join: (key: string, bring_jobs = true) => call('POST', 'team/join/', { key, bring_jobs }),
    }
  }

  async function createTeamOfTwo(): Promise<[Advertiser, Advertiser]> {
    const [owner, colleague] = [await createAdvertiser(), await createAdvertiser()]
    expect((await colleague.join(await owner.invite())).status).toBe(200)
    return [owner, colleague]
  }

  return { createAdvertiser, createTeamOfTwo, createUnusedAddress }
}

export type Advertiser = Awaited<ReturnType<ReturnType<typeof startTeams>['createAdvertiser']>>

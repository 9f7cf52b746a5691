import { beforeAll } from 'vitest'
import { logInAs } from '@/backend/members/jobs/routes/jobs.fixture'
import { newJobKeySchema } from '@/lib/contract/jobs/job-teams'
import { TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'

/**
 * Callers in the table of rights: accounts by group or by role, and a program with a team's API
 * key.
 */
export const callers = ['nobody', 'member', 'advertiser', 'editor', 'office', 'admin', 'program'] as const
export type Caller = (typeof callers)[number]

/** Logs in a browser for each caller. */
export function startCallers(backend: TestBackend): (caller: Caller) => TestBrowser {
  const browsers = new Map<Caller, TestBrowser>()
  beforeAll(async () => {
    // A separate advertiser: the calls of the tested one delete its own data.
    const maker = await logInAs(backend, { group: 'Jobbörse' })
    const keyRequest = { name: 'Hausprogramm', scopes: ['jobs:read', 'jobs:write'] }
    const response = await maker.call('POST', '/de/api/jobs/team/keys/', keyRequest)
    const { key } = newJobKeySchema.parse(await response.json())
    browsers
      .set('nobody', new TestBrowser(backend))
      .set('member', await logInAs(backend, { group: 'Mitglied' }))
      .set('advertiser', await logInAs(backend, { group: 'Jobbörse' }))
      // Same origin, so that only its key is checked.
      .set('program', new TestBrowser(backend, { Authorization: `Bearer ${key}` }))
    for (const role of ['editor', 'office', 'admin'] as const) {
      browsers.set(role, await logInAs(backend, { role, group: null }))
    }
  })
  return (caller) => {
    const browser = browsers.get(caller)
    if (!browser) throw new Error('The callers log in in beforeAll.')
    return browser
  }
}

import { beforeAll } from 'vitest'
import { logInAs } from '@/backend/members/jobs/routes/jobs.fixture'
import { newJobKeySchema } from '@/lib/contract/jobs/job-teams'
import { TestBrowser } from '@/tests/accounts'
import type { TestBackend } from '@/tests/backend-app'

/** Who asks, in the table of rights: accounts without a role by their groups, those with one without a group, and a program with a key of a team. */
export const callers = ['nobody', 'member', 'advertiser', 'editor', 'office', 'admin', 'program'] as const
export type Caller = (typeof callers)[number]

/** One browser for each of them. */
export function startCallers(backend: TestBackend): (caller: Caller) => TestBrowser {
  const browsers = new Map<Caller, TestBrowser>()
  beforeAll(async () => {
    // Not the advertiser among the callers, whose own calls end what it has made.
    const maker = await logInAs(backend, { group: 'Jobbörse' })
    const asked = { name: 'Hausprogramm', scopes: ['jobs:read', 'jobs:write'] }
    const made = await maker.call('POST', '/de/api/jobs/team/keys/', asked)
    const { key } = newJobKeySchema.parse(await made.json())
    browsers
      .set('nobody', new TestBrowser(backend))
      .set('member', await logInAs(backend, { group: 'Mitglied' }))
      .set('advertiser', await logInAs(backend, { group: 'Jobbörse' }))
      // From the own origin, so that nothing but its key is looked at.
      .set('program', new TestBrowser(backend, { Authorization: `Bearer ${key}` }))
    for (const role of ['editor', 'office', 'admin'] as const) {
      browsers.set(role, await logInAs(backend, { role, group: null }))
    }
  })
  return (caller) => {
    const browser = browsers.get(caller)
    if (!browser) throw new Error('They log in before the tests.')
    return browser
  }
}

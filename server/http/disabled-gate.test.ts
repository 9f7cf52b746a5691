import { describe, expect, it } from 'vitest'
import { callRights } from '@/backend/call-rights.fixture'
import { fetchResponse } from '../testing/fetch-response'
import { startTestSite } from '../testing/site'

/** Calls without a login that a switched-off site admits. All others of the table are refused. */
const openCalls = new RegExp(
  [
    '^\\w+ (?:/api/(?:csrf|health/\\w+|set-up|settings)$|/media/|/pageeditor-api/user$|/_allauth/(?!.*/signup$))',
    '/(?:confirm|confirmation|renewal|unsubscribe|(?:newsletter|press-mailing-list|job-alerts)/settings)$',
    '/(?:newsletter-links|press-dispatches|preview)/|/preview$',
  ].join('|'),
)

/** Path of a call in the table of rights, with values for its parameters. */
function toPath(path: string): string {
  const language = /^\/(?:api|pageeditor-api)\//.test(path) ? '/de' : ''
  return language + path.replace(/\{\w+\}/g, '7')
}

const publicCalls = callRights
  .filter(({ admittedCallers }) => admittedCallers.includes('nobody'))
  .flatMap(({ calls }) => calls)
  .filter((call) => !call.includes('/internal/'))

async function start(isDisabled = true) {
  const { port } = await startTestSite({
    isDisabled: async () => isDisabled,
    mayBypass: async (bypass, cookie) => bypass === 'staff' && cookie === 'sessionid=office',
    transport: async () => new Response('{}', { headers: { 'cache-control': 'public, max-age=300' } }),
  })
  return (method: string, path: string, cookie = '') =>
    fetchResponse(port, path, { method, ...(cookie && { headers: { cookie } }) })
}

describe('a switched-off site', () => {
  it('refuses every public call, except those of health, login and settings', async () => {
    const send = await start()
    const statuses = await Promise.all(
      publicCalls.map(async (call) => {
        const [method = '', path = ''] = call.split(' ')
        const { status, headers } = await send(method, toPath(path))
        return `${call} ${status} ${headers['retry-after'] ?? ''}`
      }),
    )
    expect(statuses).toEqual(publicCalls.map((call) => `${call} ${openCalls.test(call) ? '200 ' : '503 3600'}`))
  })

  it.each([
    ['GET', '/de/debatte.rss', 503],
    ['GET', '/de/jobboerse.json', 503],
    ['GET', '/de/kalender.ics', 503],
    ['GET', '/de/ansprechpersonen/5.vcf', 503],
    ['POST', '/de/newsletter', 503],
    ['POST', '/de/subscription/newsletter/unsubscribe/key', 303],
    ['POST', '/de/account/stop-email-change/key', 303],
    ['POST', '/de/api/newsletter/', 503],
    ['PATCH', '/en/api/job-alerts/settings/', 200],
    ['POST', '/de/api/jobs/team/invitation/', 200],
    ['POST', '/de/api/jobs/team/join/', 200],
    ['POST', '/de/api/jobs/team/invitations/', 503],
    ['GET', '/de/api/preview-links/', 503],
    ['POST', '/de/account/signup', 503],
    ['POST', '/de/account/login', 303],
    ['GET', '/api/administration/settings/1/', 200],
    ['PATCH', '/de/api/administration/settings/1/', 200],
    ['GET', '/de/api/users/me/', 200],
    ['GET', '/de/api/settingsx', 503],
  ])('responds to %s %s of a visitor with %i', async (method, path, status) => {
    expect((await (await start())(method, path)).status).toBe(status)
  })

  it('admits calls of staff, whose responses shared caches do not store', async () => {
    const send = await start()
    const response = await send('GET', '/de/api/jobs/', 'sessionid=office')
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect((await send('GET', '/de/api/jobs/', 'sessionid=member')).status).toBe(503)
    expect((await send('POST', '/de/account/signup', 'sessionid=office')).status).toBe(303)
  })
})

it('admits everybody to a site that is not switched off', async () => {
  const response = await (await start(false))('GET', '/de/api/jobs/')
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
})

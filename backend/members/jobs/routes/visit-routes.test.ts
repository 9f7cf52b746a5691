import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createJobVisits } from '../job-visits'
import { logInAs, setClock, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { owner, send, make, makePublished } = startJobs(backend)

const flush = () => backend.services.jobVisits.flush(testClock.now)
const readStatistics = async (id: number) => {
  await flush()
  return (await send('GET', `${id}/`)).statistics
}
const visit = (id: number | string, kind = 'views', browser = new TestBrowser(backend), headers = {}) =>
  browser.call('POST', `/de/api/jobs/${id}/${kind}/`, undefined, headers)

let id = 0
beforeEach(async () => {
  await flush()
  id = (await makePublished()).id
})

describe('views of an ad and clicks on apply', () => {
  it('are counted by day, without personal data', async () => {
    for (const kind of ['views', 'views', 'clicks']) {
      const response = await visit(id, kind)
      expect([response.status, response.headers.getSetCookie(), await response.text()]).toEqual([204, [], ''])
    }
    setClock('2026-11-02T23:00:00Z')
    await visit(id)
    expect(await readStatistics(id)).toEqual({ views: 3, clicks: 1 })
    const { rows } = await backend.services.db.execute(sql`SELECT * FROM job_statistics ORDER BY day`)
    expect(rows).toEqual([
      { job_id: id, day: '2026-11-02', views: 2, clicks: 1 },
      { job_id: id, day: '2026-11-03', views: 1, clicks: 0 },
    ])
  })

  it('do not change the ad, and appear in the owner’s list', async () => {
    const jobBefore = await send('GET', `${id}/`)
    await visit(id)
    expect(await readStatistics(id)).toEqual({ views: 1, clicks: 0 })
    const jobAfter = await send('GET', `${id}/`)
    expect(jobAfter).toEqual({ ...jobBefore, statistics: { views: 1, clicks: 0 } })
    const list = await (await owner.call('GET', '/de/api/jobs/my/')).json()
    expect(list.results).toMatchObject([{ id, statistics: { views: 1, clicks: 0 } }])
    expect((await send('POST', `${id}/copy/`)).statistics).toEqual({ views: 0, clicks: 0 })
  })

  it('are not counted for the owner and for robots', async () => {
    const crawlers = ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.1', 'Bytespider']
    for (const agent of crawlers) {
      expect((await visit(id, 'views', undefined, { 'User-Agent': agent })).status).toBe(204)
    }
    expect((await visit(id, 'views', owner)).status).toBe(204)
    expect(await readStatistics(id)).toEqual({ views: 0, clicks: 0 })
    await visit(id, 'views', await logInAs(backend, { group: 'Jobbörse' }))
    await visit(id, 'clicks', await logInAs(backend, { group: 'Mitglied' }))
    expect(await readStatistics(id)).toEqual({ views: 1, clicks: 1 })
  })

  it('are counted only while the ad runs', async () => {
    const draft = await make()
    await visit(draft.id)
    await visit(999_999)
    expect(await readStatistics(draft.id)).toEqual({ views: 0, clicks: 0 })
    await send('POST', `${id}/withdraw/`)
    await visit(id)
    expect(await readStatistics(id)).toEqual({ views: 0, clicks: 0 })
    expect((await visit('x')).status).toBe(404)
  })

  it('are limited for each client and rejected from other sites', async () => {
    const browser = new TestBrowser(backend)
    const statuses: number[] = []
    for (let count = 0; count < 32; count += 1) statuses.push((await visit(id, 'views', browser)).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect((await visit(id, 'views', undefined, { Origin: 'https://a.example' })).status).toBe(403)
    expect(await readStatistics(id)).toEqual({ views: 30, clicks: 0 })
  })
})

it('servers add up their counts, and counts are kept after a failed write', async () => {
  const { db } = backend.services
  let isUnreachable = true
  const otherServer = createJobVisits({
    execute: ((query: Parameters<typeof db.execute>[0]) => {
      if (isUnreachable) throw new Error('unreachable')
      return db.execute(query)
    }) as typeof db.execute,
  })
  otherServer.count(id, 'views', testClock.now)
  await expect(otherServer.flush(testClock.now)).rejects.toThrow('unreachable')
  otherServer.count(id, 'clicks', testClock.now)
  isUnreachable = false
  await visit(id)
  await Promise.all([otherServer.flush(testClock.now), flush()])
  expect(await readStatistics(id)).toEqual({ views: 2, clicks: 1 })
})

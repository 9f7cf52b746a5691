import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { completeJob } from '@/backend/members/jobs/routes/jobs.fixture'
import { newJobKeySchema } from '@/lib/contract/jobs/job-teams'
import { ownJobSchema } from '@/lib/contract/jobs/jobs'
import { startTestBackend } from '@/tests/backend-app'
import { type Advertiser, startTeams, teamClock } from './teams.fixture'

const backend = startTestBackend({ clock: () => teamClock.now })
const { createAdvertiser, createTeamOfTwo } = startTeams(backend)

describe('an API key', () => {
  const callAsProgram = (key: string, method: string, path: string, body?: unknown) =>
    backend.app.request(path, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'X-Forwarded-For': '10.9.9.9' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  async function createKey(owner: Advertiser, scopes = ['jobs:read', 'jobs:write']) {
    const response = await owner.call('POST', 'team/keys/', { name: 'Hausprogramm', scopes })
    return newJobKeySchema.parse(await response.json()).key
  }

  it('is shown once, stored as a hash, and has a time of its last use', async () => {
    const owner = await createAdvertiser()
    const key = await createKey(owner)
    expect(key).toMatch(/^bhj_[\w-]{43}$/)
    const { rows } = await backend.services.db.execute(sql`SELECT * FROM job_api_keys`)
    expect(JSON.stringify(rows)).not.toContain(key)
    expect((await owner.readTeam()).keys).toMatchObject([{ prefix: key.slice(0, 10), last_used_on: null }])
    const response = await callAsProgram(key, 'GET', '/api/jobs/my/')
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect((await owner.readTeam()).keys).toMatchObject([{ last_used_on: teamClock.now.toISOString().slice(0, 10) }])
    expect(JSON.stringify(await owner.readTeam())).not.toContain(key)
  })

  it('creates an ad once for repeated requests, and its team owns the ad', async () => {
    const [owner, colleague] = await createTeamOfTwo()
    const key = await createKey(owner)
    const job = { title: 'Aus dem Haus', external_id: 'P-1' }
    const responses = await Promise.all([1, 2].map(() => callAsProgram(key, 'POST', '/api/jobs/my/', job)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 201])
    const repeatedResponse = await callAsProgram(key, 'POST', '/api/jobs/my/', { ...job, title: 'Anders' })
    expect([repeatedResponse.status, ownJobSchema.parse(await repeatedResponse.json())]).toMatchObject([
      200,
      { title: 'Aus dem Haus', external_id: 'P-1' },
    ])
    expect(await colleague.listTitles()).toEqual(['Aus dem Haus'])
    const { id } = ownJobSchema.parse(await responses[0]?.json())
    const copy = await callAsProgram(key, 'POST', `/api/jobs/my/${id}/copy/`)
    expect(ownJobSchema.parse(await copy.json())).toMatchObject({ external_id: null })
    expect((await owner.call('POST', 'my/', job)).status).toBe(201)
  })

  it.each([
    ['/api/users/me/', 'GET'],
    ['/api/users/me/export/', 'GET'],
    ['/api/jobs/team/', 'GET'],
    ['/api/jobs/team/keys/', 'POST'],
    ['/de/pageeditor-api/nav-account/', 'GET'],
    ['/_allauth/browser/v1/auth/session', 'GET'],
  ])('is not accepted at %s', async (path, method) => {
    const key = await createKey(await createAdvertiser())
    const response = await callAsProgram(key, method, path, method === 'POST' ? { name: 'x' } : undefined)
    expect(response.status).toBe(401)
  })

  it.each<[string, string, number]>([
    ['withdrawn', 'withdraw/', 200],
    ['deleted', '', 404],
  ])('reports an ad that was %s as ended, as to visitors', async (reason, path, teamStatus) => {
    const owner = await createAdvertiser()
    const key = await createKey(owner, ['jobs:read', 'jobs:write', 'jobs:delete'])
    const response = await callAsProgram(key, 'POST', '/api/jobs/my/', completeJob)
    const { id } = ownJobSchema.parse(await response.json())
    expect((await callAsProgram(key, 'POST', `/api/jobs/my/${id}/publish/`)).status).toBe(200)
    const readAddress = (address: string) => callAsProgram(key, 'GET', address)
    expect((await readAddress(`/api/jobs/${id}/`)).status).toBe(200)
    const method = path === '' ? 'DELETE' : 'POST'
    expect((await callAsProgram(key, method, `/api/jobs/my/${id}/${path}`)).status).toBeLessThan(300)
    const visit = await readAddress(`/api/jobs/${id}/`)
    expect([visit.status, await visit.json()]).toMatchObject([410, { reason }])
    expect((await readAddress(`/api/jobs/my/${id}/`)).status).toBe(teamStatus)
  })

  it('ends with its revocation, with the membership and with the rights of its creator', async () => {
    const [owner, colleague] = await createTeamOfTwo()
    await owner.call('PATCH', `team/members/${colleague.user.id}/`, { is_owner: true })
    const revokedKey = await createKey(owner)
    const ownerKey = await createKey(owner)
    const colleagueKey = await createKey(colleague)
    const readStatus = async (key: string) => (await callAsProgram(key, 'GET', '/api/jobs/my/')).status
    const [{ id } = { id: 0 }] = (await owner.readTeam()).keys
    await colleague.call('DELETE', `team/keys/${id}/`)
    expect(await Promise.all([revokedKey, ownerKey, colleagueKey].map(readStatus))).toEqual([401, 200, 200])
    await owner.call('DELETE', `team/members/${owner.user.id}/`)
    expect(await Promise.all([ownerKey, colleagueKey].map(readStatus))).toEqual([401, 200])
    await backend.services.db.execute(sql`UPDATE users SET "group" = 'Mitglied' WHERE id = ${colleague.user.id}`)
    expect(await readStatus(colleagueKey)).toBe(401)
  })

  it('is refused when it is unknown, and rate-limited', async () => {
    const unknownKeyResponse = await callAsProgram(`bhj_${'a'.repeat(43)}`, 'GET', '/api/jobs/my/')
    expect([unknownKeyResponse.status, unknownKeyResponse.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
    expect((await callAsProgram("' OR 1=1", 'GET', '/api/jobs/my/')).status).toBe(401)
    const key = await createKey(await createAdvertiser(), ['jobs:write'])
    const statuses = new Set<number>()
    for (let count = 0; count < 210; count += 1) statuses.add((await callAsProgram(key, 'GET', '/api/jobs/my/')).status)
    expect([...statuses]).toEqual([403, 429])
  })

  it('needs a recent proof, since it outlives the session', async () => {
    const owner = await createAdvertiser()
    teamClock.now = new Date(teamClock.now.getTime() + 20 * 60_000)
    expect((await owner.call('POST', 'team/keys/', { name: 'x', scopes: ['jobs:read'] })).status).toBe(401)
    expect((await owner.call('POST', 'team/keys/', { name: '', scopes: [] })).status).toBe(400)
  })
})

import { expect, it } from 'vitest'
import { toSha256 } from '@/backend/accounts/secrets/secret'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { jobApiKeys, jobTeamMembers, jobTeams } from '@/backend/platform/db/schema/members/job-teams'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const now = new Date('2026-11-25T10:00:00Z')
const backend = startTestBackend({ clock: () => now })

const key = `bhj_${'a'.repeat(43)}`

it('administrators list the keys of teams without their secrets and revoke them at once', async () => {
  const { db } = backend.services
  const member = await createUser(backend, { group: 'Jobbörse', firstName: 'Mia', lastName: 'Maker' })
  const [team] = await db.insert(jobTeams).values({ name: 'Theater am Fluss' }).returning()
  const teamId = team?.id ?? 0
  await db.insert(jobTeamMembers).values({ teamId, userId: member.id, joinedAt: now, isOwner: true })
  await db
    .insert(jobApiKeys)
    .values({
      teamId,
      name: 'Spielplan',
      prefix: key.slice(0, 10),
      keyHash: toSha256(key),
      scopes: ['jobs:read'],
      createdBy: member.id,
      createdAt: now,
    })
  const callWithKey = () =>
    backend.get('/de/api/jobs/my/', { Authorization: `Bearer ${key}`, 'X-Forwarded-For': '10.9.9.9' })
  expect((await callWithKey()).status).toBe(200)

  const admin = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'admin' }))
  const response = await admin.call('GET', '/de/api/administration/api-keys/?search=fluss')
  const text = await response.text()
  expect(text).not.toContain(toSha256(key))
  const { results } = JSON.parse(text)
  expect(results).toMatchObject([
    {
      title: 'Spielplan',
      values: {
        prefix: 'bhj_aaaaaa',
        scopes: ['jobs:read'],
        last_used_on: '2026-11-25',
        team: { title: 'Theater am Fluss' },
        created_by: { title: 'Mia Maker' },
      },
    },
  ])
  const deletionResponse = await admin.call('POST', '/de/api/administration/api-keys/delete/', { ids: [results[0].id] })
  expect(await deletionResponse.json()).toMatchObject({ done: [results[0].id], refused: [] })
  expect((await callWithKey()).status).toBe(401)
  expect(await db.select({ values: recordVersions.values }).from(recordVersions)).toEqual([{ values: null }])
})

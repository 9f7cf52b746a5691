import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts, insertDemoAccounts } from '@/backend/operations/seed/demo-accounts'
import { loadUserUnions } from '@/backend/operations/seed/load-user-unions'
import { userUnions } from '@/demo/user-unions'
import { userUnionListSchema, userUnionSchema } from '@/lib/contract/records/user-union'
import { createUser, TestBrowser, testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
const now = new Date('2026-11-21T09:00:00Z')
let member: TestBrowser
beforeAll(async () => {
  const { db } = backend.services
  await insertDemoAccounts(db, createDemoAccounts(testPassword), now)
  await loadUserUnions(db, userUnions, now)
  member = await new TestBrowser(backend).logIn({ email: 'mitglied@example.org' })
})
const list = async (browser: TestBrowser, query = '', locale = 'de') =>
  userUnionListSchema.parse(await (await browser.call('GET', `/${locale}/api/user-unions/${query}`)).json())

describe('the unions', () => {
  it('are those of the user, with members and downloads', async () => {
    const { count, results } = await list(member)
    expect(count).toBe(3)
    expect(results.map(({ slug }) => slug)).toEqual(['tarifausschuss', 'stadttheater', 'praesidium'])
    expect(results[2]).toMatchObject({
      category: 'organ',
      title: 'Präsidium',
      members: [
        { name: 'Leonore Vossberg', organization: 'Staatsoper Hallern', role: 'Vorsitz' },
        { name: 'Mira Glied', organization: 'Stadttheater Rabenfurt', role: 'Mitglied' },
        { name: 'Bea Ideker', role: 'Mitglied' },
        { name: 'Adrian Meister', role: 'Geschäftsstelle' },
      ],
      downloads: [{ title: 'Satzung', url: '/de/ueber-uns/satzung' }],
    })
  })

  it('are filtered by category, translated and paginated', async () => {
    expect((await list(member, '?category=committee', 'en')).results).toMatchObject([
      { title: 'Committee on agreements', members: [{ role: 'Chair' }, {}, {}, {}] },
    ])
    const { count, next, results } = await list(member, '?page_size=2')
    expect({ count, next, length: results.length }).toEqual({
      count: 3,
      next: 'https://buehnenhaus.test/de/api/user-unions/?page_size=2&page=2',
      length: 2,
    })
    expect((await member.call('GET', '/api/user-unions/?category=x')).status).toBe(400)
    expect((await member.call('GET', '/api/user-unions/?page=3')).status).toBe(404)
  })

  it('are hidden from others', async () => {
    const otherUser = await new TestBrowser(backend).logIn(await createUser(backend))
    expect((await list(otherUser)).results).toEqual([])
    for (const { id } of (await list(member)).results) {
      const response = await member.call('GET', `/api/user-unions/${id}/`)
      expect(userUnionSchema.parse(await response.json()).id).toBe(id)
      expect((await otherUser.call('GET', `/api/user-unions/${id}/`)).status).toBe(404)
      expect((await new TestBrowser(backend).call('GET', `/api/user-unions/${id}/`)).status).toBe(401)
    }
  })

  it.each(['0', '-1', 'x', '99999', '99999999999', "1' OR 1=1", '1e0'])('return 404 for the id %s', async (id) => {
    expect((await member.call('GET', `/api/user-unions/${encodeURIComponent(id)}/`)).status).toBe(404)
  })
})

import { beforeAll, expect, it } from 'vitest'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()

let office: TestBrowser
beforeAll(async () => {
  office = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
})
const call = (method: string, path: string, body?: unknown) => office.call(method, `/de/api/${path}`, body)
const none = { de: '', en: '' }
const union = {
  ...{ category: 'committee', title: { de: 'Tarifausschuss', en: 'Agreements' }, slug: '', position: 0 },
  description: none,
  members: [] as object[],
  downloads: [{ title: { de: 'Satzung', en: 'Statutes' }, url: { de: '/de/satzung.pdf', en: '' } }],
}

it('a union has members in an order, who see it at once', async () => {
  const [first, second] = [await createUser(backend), await createUser(backend)]
  const chair = { user: second.id, role: { de: 'Vorsitz', en: 'Chair' } }
  const members = [chair, { user: first.id, role: none }]
  const answer = await call('POST', 'unions/', { values: { ...union, members } })
  const made = await answer.json()
  expect([answer.status, made]).toMatchObject([
    201,
    { values: { slug: 'tarifausschuss', members }, row: { members: 2 } },
  ])
  const browser = await new TestBrowser(backend).logIn(first)
  const own = await (await browser.call('GET', '/de/api/user-unions/')).json()
  expect(own.results).toMatchObject([{ id: made.id, members: [{ role: 'Vorsitz' }, { role: '' }] }])

  await call('PATCH', `unions/${made.id}/`, { revision: 1, values: { members: [chair] } })
  expect((await (await browser.call('GET', '/de/api/user-unions/')).json()).results).toEqual([])
  const found = await (
    await call('GET', `administration/unions/?user=${second.id}&category=committee`)
  ).json()
  expect(found.results).toMatchObject([{ id: made.id, values: { members: 1 } }])

  await call('POST', 'administration/unions/delete/', { ids: [made.id] })
  await call('POST', 'administration/unions/restore/', { ids: [made.id] })
  const restored = await (await call('GET', `administration/unions/${made.id}/`)).json()
  expect(restored.values.members).toEqual([chair])
})

it('is refused with what is wrong', async () => {
  const { id } = await createUser(backend)
  for (const [wrong, field] of [
    [{ members: [{ user: 999_999, role: none }] }, 'members'],
    [
      {
        members: [
          { user: id, role: none },
          { user: id, role: none },
        ],
      },
      'members',
    ],
    [{ downloads: [{ title: union.title, url: { de: 'javascript:alert(1)', en: '' } }] }, 'downloads'],
    [{ slug: 'ä b' }, 'slug'],
  ] as const) {
    const answer = await call('POST', 'unions/', { values: { ...union, slug: 'anders', ...wrong } })
    expect([answer.status, Object.keys((await answer.json()).values)]).toEqual([400, [field]])
  }
})

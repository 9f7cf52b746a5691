import { beforeAll, describe, expect, it } from 'vitest'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { redirectListSchema, redirectTargetSchema } from '@/lib/contract/site/redirect'
import { startTestBackend } from '@/tests/backend-app'
import { maxListedRedirects } from './store'

const backend = startTestBackend()

beforeAll(async () => {
  await backend.services.db.insert(redirects).values([
    { oldPath: '/de/verband/satzung', newPath: '/de/ueber-uns/satzung' },
    { oldPath: '/alt', newPath: '/de/neu' },
    { oldPath: '/de/größe_50%', newPath: '/de/groesse' },
  ])
})

it('returns the same list in both languages, with a cache tag', async () => {
  for (const path of ['/de/pageeditor-api/redirect', '/en/pageeditor-api/redirect/']) {
    const response = await backend.get(path)
    expect(response.headers.get('Cache-Tag')).toBe('redirects')
    expect(redirectListSchema.parse(await response.json())).toEqual([
      { old_path: '/alt', new_path: '/de/neu' },
      { old_path: '/de/größe_50%', new_path: '/de/groesse' },
      { old_path: '/de/verband/satzung', new_path: '/de/ueber-uns/satzung' },
    ])
  }
})

describe('the lookup of a path', () => {
  it.each([
    ['de/verband/satzung', '/de/ueber-uns/satzung'],
    ['de/verband/satzung/', '/de/ueber-uns/satzung'],
    ['//de/verband/satzung//', '/de/ueber-uns/satzung'],
    ['de%2Fverband%2Fsatzung', '/de/ueber-uns/satzung'],
    ['%2Fde%2Fverband%2Fsatzung', '/de/ueber-uns/satzung'],
    ['alt', '/de/neu'],
    ['de/gr%C3%B6%C3%9Fe_50%25', '/de/groesse'],
  ])('finds %s', async (path, target) => {
    const response = await backend.get(`/de/pageeditor-api/redirect/${path}`)
    expect([response.status, response.headers.get('Cache-Tag')]).toEqual([200, 'redirects'])
    expect(redirectTargetSchema.parse(await response.json())).toEqual({ new_path: target })
  })

  it.each(['de/verband', 'verband/satzung', 'DE/verband/satzung', 'al_', '%25', 'de/gr__e_50%25'])(
    'treats %s literally and finds nothing',
    async (path) => {
      const response = await backend.get(`/en/pageeditor-api/redirect/${path}`)
      expect([response.status, await response.json()]).toEqual([404, { detail: 'Not found.' }])
    },
  )
})

it('limits the length of the list, but not the lookup', async () => {
  const manyRedirects = Array.from({ length: maxListedRedirects }, (_, n) => ({
    oldPath: `/zz-${n}`,
    newPath: '/de/neu',
  }))
  await backend.services.db.insert(redirects).values(manyRedirects)
  const list = redirectListSchema.parse(await (await backend.get('/de/pageeditor-api/redirect')).json())
  expect(list).toHaveLength(maxListedRedirects)
  for (const { oldPath } of manyRedirects.slice(-3)) {
    expect((await backend.get(`/de/pageeditor-api/redirect${oldPath}`)).status).toBe(200)
  }
})

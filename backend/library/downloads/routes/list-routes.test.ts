import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { downloads } from '@/demo/downloads'
import {
  downloadCategoryListSchema,
  downloadDirectoryListSchema,
  downloadDirectorySchema,
} from '@/lib/contract/records/download'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { loadDownloads } from '@/tests/content/downloads'

const backend = startTestBackend()
const member = logInBeforeAll(backend)
beforeAll(async () => {
  await loadDownloads(backend)
})

const publicCategories = downloads.filter(({ isProtected }) => !isProtected)
const protectedCategories = downloads.filter(({ isProtected }) => isProtected)
const count = (categories: typeof downloads) => categories.flatMap(({ directories }) => directories).length

const list = async (query: string) =>
  downloadDirectoryListSchema.parse(await (await backend.get(`/de/api/download-directories/${query}`)).json())

describe('public downloads', () => {
  it('list categories in their order, in the requested language, without the protected ones', async () => {
    const response = await backend.get('/en/api/download-categories/')
    expect(response.headers.get('Cache-Tag')).toBe('downloads')
    const { count: totalCount, results } = downloadCategoryListSchema.parse(await response.json())
    expect(totalCount).toBe(publicCategories.length)
    expect(results.map(({ title, slug }) => [title, slug])).toEqual(
      publicCategories.map(({ title, slug }) => [title.en, slug]),
    )
  })

  it('list directories with their files, in order', async () => {
    const { results, ...paging } = await list('?page_size=100')
    expect(paging).toEqual({ count: count(publicCategories), page_size: 100, next: null, previous: null })
    expect(results.map(({ slug }) => slug)).toEqual(
      publicCategories.flatMap(({ directories }) => directories.map(({ slug }) => slug)),
    )
    const pressKit = results.find(({ slug }) => slug === 'pressemappe')
    expect(pressKit?.files.map(({ type }) => type)).toEqual([
      ...['application/pdf', 'application/pdf', 'image/png'],
      ...Array(4).fill('image/jpeg'),
    ])
    const statutes = results.find(({ slug }) => slug === 'satzung-und-beitritt')
    expect(statutes).toMatchObject({
      title: 'Satzung und Beitritt',
      category: { slug: 'verband-und-positionen' },
      files: [
        { title: 'Satzung des VBO', type: 'application/pdf', date: '2024-05-24', language: 'de' },
        { title: 'Satzung des VBO', language: 'en', url: expect.stringMatching(/^\/api\/files\/\d+\/statutes\.pdf$/) },
        {},
        {},
      ],
    })
    expect(statutes?.files[0]?.size).toBeGreaterThan(1000)
  })

  it('are paginated into count / page_size pages', async () => {
    const first = await list('?page_size=4')
    expect(first).toMatchObject({ page_size: 4, previous: null, results: { length: 4 } })
    const last = await list(`?page_size=4&page=${Math.ceil(first.count / first.page_size)}`)
    expect(last.next).toBeNull()
    expect(await list('')).toMatchObject({ page_size: 20 })
    expect(await list('?page_size=1000000')).toMatchObject({ page_size: 100 })
  })

  it.each(['0', '-1', 'NaN', '1e9', '99'])('return 404 for page %s', async (page) => {
    const response = await backend.get(`/de/api/download-directories/?page=${page}`)
    expect([response.status, await response.json()]).toEqual([404, { detail: 'Invalid page.' }])
  })

  it('are filtered by the id of a category', async () => {
    const { results } = downloadCategoryListSchema.parse(
      await (await backend.get('/de/api/download-categories/')).json(),
    )
    const [category] = results
    const page = await list(`?category=${category?.id}`)
    expect(page.results.map(({ slug }) => slug)).toEqual(publicCategories[0]?.directories.map(({ slug }) => slug))
    expect(page.count).toBe(publicCategories[0]?.directories.length)
  })

  it.each(["1' OR 1=1", '%', '0', '-1', '999999', '99999999999', 'statistik', '1,2'])(
    'return an empty list for the category %s',
    async (category) => {
      expect(await list(`?category=${encodeURIComponent(category)}`)).toMatchObject({ count: 0, results: [] })
    },
  )

  it.each([
    ['statutes.pdf', ['statutes.pdf']],
    ['SATZUNG vbo', ['satzung.pdf', 'statutes.pdf']],
    // The first word is in the directory, the second one in a file.
    ['joining aufnahme', ['aufnahmeantrag.pdf']],
    ['besuche-2024', ['besuche-2024-25.csv']],
    ['frühere fruhere FRUEHERE 2023', ['spielzeitstatistik-2023-24.pdf']],
    ['100%', []],
    ['__', []],
    ["' OR true --", []],
  ])('are filtered by names that contain each word of %s', async (words, names) => {
    const { count: totalCount, results } = await list(`?page_size=100&search=${encodeURIComponent(words)}`)
    const fileNames = results.flatMap(({ files }) => files.map(({ url }) => url.split('/').at(-1)))
    expect(fileNames.sort()).toEqual([...names].sort())
    expect(totalCount).toBe(results.length)
    expect(results.every(({ files }) => files.length > 0)).toBe(true)
  })

  it('are searched in combination with paging and a category; too long texts are rejected', async () => {
    const firstPage = await list('?search=spielzeit&page_size=1')
    expect(firstPage.next).toContain('search=spielzeit')
    const [category] = downloadCategoryListSchema
      .parse(await (await backend.get('/de/api/download-categories/')).json())
      .results.slice(-1)
    expect(await list(`?search=spielzeit&category=${category?.id}`)).toMatchObject({ count: 0 })
    for (const text of ['a'.repeat(201), '%00']) {
      expect((await backend.get(`/de/api/download-directories/?search=${text}`)).status).toBe(400)
    }
  })

  it('contain their publication time', async () => {
    const { results } = await list('?search=satzung.pdf')
    expect(results[0]?.files[0]?.published).toBe('2024-05-24T00:00:00+02:00')
  })

  it('are loaded one directory at a time', async () => {
    const [directory] = (await list('')).results
    const response = await backend.get(`/de/api/download-directories/${directory?.id}/`)
    expect(downloadDirectorySchema.parse(await response.json())).toEqual(directory)
  })
})

describe('protected downloads', () => {
  const paths = ['categories', 'directories', 'directories/1', 'directories/999999', 'directories/x']

  it.each(paths)('need a login: %s', async (path) => {
    const forgedHeaders: Record<string, string> = { Cookie: `authenticated=true; sessionid=${'a'.repeat(43)}` }
    for (const headers of [{}, forgedHeaders]) {
      const response = await backend.get(`/de/api/download-protected-${path}/`, headers)
      expect([response.status, await response.json()]).toEqual([401, { detail: 'Bitte melden Sie sich an.' }])
    }
  })

  it.each(paths)('are rejected for users with job rights only or without a group: %s', async (path) => {
    for (const group of ['Jobbörse', null] as const) {
      const browser = await new TestBrowser(backend).logIn(await createUser(backend, { group }))
      const response = await browser.call('GET', `/en/api/download-protected-${path}/`)
      expect([response.status, Object.keys(await response.json())]).toEqual([403, ['detail']])
    }
  })

  it.each([
    { group: 'Mitglied' },
    { group: 'Mitglied + Jobbörse' },
    { group: null, role: 'editor' },
    { group: 'Jobbörse', role: 'admin' },
  ] as const)('are accessible to %j and never cached', async (set) => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend, set))
    const categories = await browser.call('GET', '/de/api/download-protected-categories/')
    expect(categories.headers.get('Cache-Control')).toBe('private, no-store')
    expect(downloadCategoryListSchema.parse(await categories.json()).results.map(({ slug }) => slug)).toEqual(
      protectedCategories.map(({ slug }) => slug),
    )
    const directories = await browser.call('GET', '/de/api/download-protected-directories/?page_size=100')
    expect(directories.headers.get('Cache-Control')).toBe('private, no-store')
    expect(downloadDirectoryListSchema.parse(await directories.json()).count).toBe(count(protectedCategories))
  })

  it('are separate from public downloads', async () => {
    const response = await member.call('GET', '/de/api/download-protected-directories/')
    const [directory] = downloadDirectoryListSchema.parse(await response.json()).results
    expect(await backend.get(`/de/api/download-directories/${directory?.id}/`)).toHaveProperty('status', 404)
    expect(await list(`?category=${directory?.category.id}`)).toMatchObject({ count: 0, results: [] })
    const [publicDirectory] = (await list('')).results
    const publicResponse = await member.call('GET', `/de/api/download-protected-directories/${publicDirectory?.id}/`)
    expect(publicResponse.status).toBe(404)
  })
})

it('lists more than a hundred categories on one page', async () => {
  await backend.services.db.execute(sql`INSERT INTO download_categories (slug, title, position)
    SELECT 'kategorie-' || n, '{"de": "Kategorie", "en": "Category"}', n FROM generate_series(100, 200) AS n`)
  const response = await backend.get('/de/api/download-categories/?page_size=1000')
  expect(downloadCategoryListSchema.parse(await response.json()).results.length).toBeGreaterThan(100)
})

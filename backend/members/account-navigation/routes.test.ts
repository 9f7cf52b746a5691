import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { userUnionMembers, userUnions } from '@/backend/platform/db/schema/members/user-unions'
import { downloads } from '@/demo/downloads'
import { accountNavigationSchema } from '@/lib/contract/accounts/account'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { loadDownloads } from '@/tests/content/downloads'

const backend = startTestBackend()

beforeAll(async () => {
  const { db, clock } = backend.services
  const addPage = async (path: string, inMenu: boolean, parentId?: number) => {
    const page = { path: { de: path }, title: path, ...(parentId && { parentId }) }
    const pageId = await createPage(db, page)
    await db.update(pages).set({ inMenu }).where(eq(pages.id, pageId))
    await publishPage(db, { pageId, locale: 'de', now: clock() })
    return pageId
  }
  const areaId = await addPage('account', false)
  await addPage('account/hinweise', true, areaId)
  await addPage('account/login', false, areaId)
  await addPage('themen', true)
})

it('the navigation contains the pages of the area and the categories of the user’s unions', async () => {
  const { db } = backend.services
  const user = await createUser(backend)
  const [union] = await db
    .insert(userUnions)
    .values({ category: 'committee', slug: 'tarif' })
    .returning({ id: userUnions.id })
  await db.insert(userUnionMembers).values({ unionId: union?.id ?? 0, userId: user.id })
  const browser = await new TestBrowser(backend).logIn(user)
  const response = await browser.call('GET', '/de/pageeditor-api/nav-account/')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const navigation = accountNavigationSchema.parse(await response.json())
  expect(navigation.pages.map(({ url }) => url)).toEqual(['/de/account/hinweise'])
  expect(navigation.user_unions_categories).toEqual([
    { id: 3, title: 'Ausschüsse', slug: 'committee', url: '/de/account/ausschuesse' },
  ])
  const englishNavigation = await (await browser.call('GET', '/en/pageeditor-api/nav-account')).json()
  expect(englishNavigation).toMatchObject({ pages: [], user_unions_categories: [{ url: '/en/account/committees' }] })
})

it('the navigation is empty for a user without unions', async () => {
  const browser = await new TestBrowser(backend).logIn(await createUser(backend))
  const navigation = await (await browser.call('GET', '/de/pageeditor-api/nav-account/')).json()
  expect(navigation).toMatchObject({ pages: [{}], user_unions_categories: [] })
})

it('the navigation contains the categories of protected downloads for users with access', async () => {
  await loadDownloads(backend)
  const loadDownloadCategories = async (group: 'Mitglied' | 'Jobbörse') => {
    const browser = await new TestBrowser(backend).logIn(await createUser(backend, { group }))
    const response = await browser.call('GET', '/en/pageeditor-api/nav-account/')
    return accountNavigationSchema.parse(await response.json()).downloads_categories
  }
  const categories = await loadDownloadCategories('Mitglied')
  expect(categories.map(({ slug }) => slug)).toEqual(
    downloads.filter(({ isProtected }) => isProtected).map(({ slug }) => slug),
  )
  expect(categories[0]).toMatchObject({ title: 'Collective agreements', url: '/en/account/downloads/tarifvertraege' })
  expect(await loadDownloadCategories('Jobbörse')).toEqual([])
})

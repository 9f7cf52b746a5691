import { verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readPublishedPage } from '@/backend/content/pages/published-page'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { publishedContainers } from '@/backend/platform/db/schema/content/publications'
import { images } from '@/backend/platform/db/schema/library/images'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { pictures } from '@/demo/pictures'
import { settings } from '@/demo/settings'
import { startTestServices } from '@/tests/databases'
import { container, headline, image, link, type SeedPage, text } from './content'
import { createDemoAccounts } from './demo-accounts'
import { isSeeded, loadSeed, type SeedContent } from './load'

const testServices = startTestServices()

const [picture] = pictures

function createPage(slug: string, options: Partial<SeedPage> = {}): SeedPage {
  const createText = (language: string) => ({
    slug: slug && `${slug}-${language}`,
    title: `${slug} ${language}`,
    headline: slug,
    metaDescription: '',
    modules: [
      headline('Überschrift'),
      container('50-50', [image(picture?.key ?? '')], [text('<p>a<script>b</script></p>'), link('Los', '/de')]),
    ],
  })
  return { key: slug, de: createText('de'), en: createText('en'), ...options }
}

function createContent(pagesToLoad: SeedPage[]): SeedContent {
  return {
    pages: pagesToLoad,
    organizations: [],
    articles: [],
    events: [],
    jobs: [],
    pictures: picture ? [picture] : [],
    containers: [
      { slug: 'note', de: container('100', [text('<p>DE</p>')]), en: container('100', [text('<p>EN</p>')]) },
    ],
    persons: [],
    personCategories: [],
    htmlSelections: [],
    downloads: [],
    redirects: [{ old_path: '/de/alt', new_path: '/de/neu' }],
    settings,
    accounts: createDemoAccounts('ein langes Passwort'),
    userUnions: [],
  }
}

it('leaves the database empty after invalid content', async () => {
  const { services } = testServices
  const invalidPage = createPage('b', { heroPicture: 'no such picture' })
  await expect(loadSeed(services, createContent([createPage('a'), invalidPage]))).rejects.toThrow('no such picture')
  expect(await isSeeded(services.db)).toBe(false)
  expect(await services.db.select().from(pages)).toEqual([])
  expect(await services.db.select().from(images)).toEqual([])
})

it('loads and publishes a tree with pictures, an offline page, containers, redirects and accounts', async () => {
  const { services } = testServices
  const { db } = services
  const hero = picture?.key ?? ''
  const tree = createPage('a', {
    heroPicture: hero,
    children: [createPage('b', { children: [createPage('c')] }), createPage('d', { isOnline: false })],
  })
  await loadSeed(services, createContent([createPage(''), tree]))
  expect(await isSeeded(db)).toBe(true)

  const leaf = await readPublishedPage(db, 'en', 'a-en/b-en/c-en')
  expect(leaf?.page).toMatchObject({
    urls: { de: '/de/a-de/b-de/c-de', en: '/en/a-en/b-en/c-en' },
    parents: [{ url: '/en/a-en' }, { url: '/en/a-en/b-en' }],
    modules: [
      { model: 'headline' },
      {
        columns: [
          { children: [{ model: 'image', data: { image: { alt: picture?.alt.en } } }] },
          { children: [{ data: { content: '<p>a</p>' } }, { data: { link_url: '/de' } }] },
        ],
      },
    ],
  })
  const { rows: linksByPath } = await db.execute(sql`SELECT path FROM module_links WHERE path ~ '^/(de|en)(/|$)'`)
  expect(linksByPath).toEqual([])
  const top = await readPublishedPage(db, 'de', 'a-de')
  expect(top?.page).toMatchObject({
    hero_image: { alt: picture?.alt.de, copyright: picture?.copyright },
    og_image: { alt: picture?.alt.de },
  })
  expect((await readPublishedPage(db, 'de', 'a-de/d-de'))?.page.is_online).toBe(false)
  expect((await readPublishedPage(db, 'de', ''))?.page.urls).toEqual({ de: '/de', en: '/en' })

  const [note] = await db.select().from(publishedContainers).where(eq(publishedContainers.locale, 'en'))
  expect(note?.snapshot).toMatchObject({ slug: 'note', columns: [{ children: [{ data: { content: '<p>EN</p>' } }] }] })
  expect(await db.select().from(redirects)).toMatchObject([{ oldPath: '/de/alt', newPath: '/de/neu' }])

  const accounts = await db.select().from(users)
  expect(accounts.map(({ email, group, role }) => [email, group, role])).toEqual([
    ['editor@example.org', 'Mitglied', 'editor'],
    ['admin@example.org', 'Mitglied', 'admin'],
    ['office@example.org', 'Mitglied', 'office'],
    ['mitglied@example.org', 'Mitglied', 'user'],
    ['jobs@example.org', 'Jobbörse', 'user'],
    ['beide@example.org', 'Mitglied + Jobbörse', 'user'],
  ])
  const hash = accounts[0]?.passwordHash ?? ''
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(hash, 'ein langes Passwort')).toBe(true)
})

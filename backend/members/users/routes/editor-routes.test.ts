import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { editorSessionSchema } from '@/lib/contract/accounts/user'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'

const backend = startTestBackend()
const noEditor = { logged: false, admin_menus: [] }
const readUser = async (browser: TestBrowser, locale = 'de') =>
  editorSessionSchema.parse(await (await browser.call('GET', `/${locale}/pageeditor-api/user`)).json())

it('does not treat a visitor with forged cookies as an editor', async () => {
  const browser = new TestBrowser(backend)
  expect(await readUser(browser)).toEqual(noEditor)
  for (const name of ['sessionid', 'authenticated', 'editor']) browser.cookies.set(name, 'true')
  expect(await readUser(browser)).toEqual(noEditor)
})

it('does not treat a member as an editor', async () => {
  const browser = await new TestBrowser(backend).logIn(await createUser(backend))
  browser.cookies.set('editor', '1')
  expect(await readUser(browser)).toEqual(noEditor)
})

const hub = { title: 'Content hub', url: '/en/cms-hub', children: [] }
const media = { title: 'Pictures', url: '/en/cms-hub/media', children: [] }
const sharedContent = { title: 'Shared content', url: '/en/cms-hub/shared', children: [] }
const searches = { title: 'Search terms', url: '/en/cms-hub/searches', children: [] }
const forms = { title: 'Forms', url: '/en/cms-hub/forms', children: [] }
const trash = { title: 'Trash', url: '/en/cms-hub/trash', children: [] }
const createMenu = (title: string, type: string) => ({ title, url: `/en/admin/${type}`, children: [] })
const toAdministration = (children: object[]) => ({ title: 'Administration', url: '/en/admin', children })
const content = createMenu('Content', 'articles')
const files = createMenu('Files', 'pictures')
const site = createMenu('Website', 'navigation')
const recordParts = [createMenu('Members', 'organizations'), createMenu('Job board', 'jobs')]
const people = createMenu('People', 'users')
const styleguide = { title: 'Style guide', url: '/en/styleguide', children: [] }

it.each([
  [
    'editor',
    [
      hub,
      media,
      sharedContent,
      searches,
      forms,
      trash,
      toAdministration([content, files, createMenu('People', 'form-answers'), site]),
    ],
  ],
  [
    'admin',
    [
      hub,
      media,
      sharedContent,
      searches,
      forms,
      trash,
      toAdministration([content, ...recordParts, files, people, site]),
      styleguide,
    ],
  ],
] as const)('an %s gets links to the tasks and to existing pages', async (role, menus) => {
  const user = await createUser(backend, { role })
  const browser = await new TestBrowser(backend).logIn(user)
  expect(await readUser(browser, 'en')).toEqual({
    logged: true,
    id: user.id,
    language: 'de',
    email: user.email,
    username: `Paula ${user.lastName}`,
    admin_menus: menus,
    capabilities: ['drafts', 'versions', 'schedule', 'presence', 'media', 'feedback'],
  })
  await expectPagesExist(menus)
})

it('does not treat the office as an editor, but links to the administration', async () => {
  const browser = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
  expect(browser.cookies.get('__Host-editor')).toBe('office')
  expect(await readUser(browser, 'en')).toEqual({
    logged: false,
    admin_menus: [
      toAdministration([
        createMenu('Content', 'press-releases'),
        ...recordParts,
        createMenu('Files', 'download-files'),
        people,
        createMenu('Website', 'search-synonyms'),
      ]),
    ],
  })
})

async function expectPagesExist(menus: readonly { url: string }[]) {
  for (const { url } of menus) {
    const folder = url.replace(/^\/en/, 'app/[locale]')
    expect((await readdir(folder, { recursive: true })).some((name) => name.endsWith('page.tsx'))).toBe(true)
  }
}

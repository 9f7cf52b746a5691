import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { createDatabase } from './support/database'
import { readChangeHeaders } from './support/log-in'
import { type Program, runProgram, startProgram } from './support/programs'
import { anonymousPages, memberPages, missingPages, openPages } from './support/routes'
import { test as base } from './support/test'

const email = 'ada@haus.example'

// One worker starts the site, instead of two.
base.describe.configure({ mode: 'default' })

interface BareSite {
  site: Program
  password: string
}

/** Runs on a site with one account and no pages, menus or settings. */
const test = base.extend<object, { bare: BareSite }>({
  bare: [
    async ({ browserName: _ }, use, { project }) => {
      const database = await createDatabase()
      const DATA_DIR = join(project.outputDir, database.name)
      const settings = { DATABASE_URL: database.url, DATA_DIR }
      const names = ['--first-name', 'Ada', '--last-name', 'Probe', '--role', 'admin']
      const printed = await runProgram('user', settings, ['create', email, ...names])
      const [, password = ''] = /^Password: (.+)$/m.exec(printed) ?? []
      const site = await startProgram('server', '/de/account/login', settings)
      await use({ site, password })
      await site.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ bare }, use) => use(bare.site.url),
})

/** Requests a screen in both languages and expects a title and a heading. */
async function expectScreen(request: APIRequestContext, paths: Record<Locale, string>, status: number) {
  for (const locale of locales) {
    const path = `/${locale}${paths[locale]}`
    const response = await request.get(path)
    expect.soft(response.status(), path).toBe(status)
    const html = await response.text()
    expect.soft(/<title>([^<]*)<\/title>/.exec(html)?.[1], path).toMatch(/\S/)
    expect.soft(/<h1[^>]*>([^<]*)</.exec(html)?.[1], path).toMatch(/\S/)
  }
}

test('a URL without its content page is a 404, except for accounts', async ({ request }) => {
  for (const paths of [...Object.values(openPages), ...Object.values(missingPages)])
    await expectScreen(request, paths, 404)
  for (const paths of Object.values(anonymousPages)) await expectScreen(request, paths, 200)
})

/** Screens of the members' area that need no content page. */
const memberScreens = ['account', 'profile', 'own organization', 'change of password']

test('members, editors and the administration can work', async ({ request, bare }) => {
  const calls = `${bare.site.url}/_allauth/browser/v1`
  await request.get(`${calls}/config`)
  const headers = await readChangeHeaders({ request }, bare.site.url)
  const data = { email, password: bare.password }
  expect((await request.post(`${calls}/auth/login`, { headers, data })).status()).toBe(200)
  const internal = ['/cms-hub', '/cms-hub/media', '/cms-hub/forms', '/cms-hub/trash']
  for (const name of memberScreens) await expectScreen(request, memberPages[name] ?? { de: '', en: '' }, 200)
  for (const path of internal) await expectScreen(request, { de: path, en: path }, 200)
  // The administration renders its screens in the browser.
  expect((await request.get('/de/admin')).status()).toBe(200)
})

import { expect, type Page } from '@playwright/test'
import type { locales } from '../lib/contract/locale'
import { createDatabase } from './support/database'
import { changingHeaders } from './support/log-in'
import { startInOwnFolder } from './support/own-folder'
import { type Program, runProgram } from './support/programs'
import { anonymousPages, memberPages, missingPages, openPages } from './support/routes'
import { test as base } from './support/test'

const email = 'ada@haus.example'

interface BareSite {
  site: Program
  password: string
}

/** On a site that has one account and nothing else: no page, no menu, no settings. */
const test = base.extend<object, { bare: BareSite }>({
  bare: [
    async ({ browserName: _ }, use) => {
      const database = await createDatabase()
      const settings = { DATABASE_URL: database.url }
      const names = ['--first-name', 'Ada', '--last-name', 'Probe', '--role', 'admin']
      const printed = await runProgram('user', settings, ['create', email, ...names])
      const [, password = ''] = /^Password: (.+)$/m.exec(printed) ?? []
      const site = await startInOwnFolder('server', '/de/account/login', settings)
      await use({ site, password })
      await site.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ bare }, use) => use(bare.site.url),
})
test.use({ savesData: true })
test.describe.configure({ timeout: 240_000 })

/** Visits a screen in the browser in German, and asks for it in English. */
async function expectPages(page: Page, paths: Record<(typeof locales)[number], string>, status: number) {
  const response = await page.goto(`/de${paths.de}`)
  expect.soft(response?.status(), paths.de).toBe(status)
  await expect.soft(page, paths.de).toHaveTitle(/\S/)
  await expect.soft(page.locator('h1'), paths.de).toHaveCount(1)
  await expect.soft(page.locator('h1'), paths.de).not.toBeEmpty()
  const answer = await page.request.get(`/en${paths.en}`)
  expect.soft(answer.status(), paths.en).toBe(status)
}

test('without its content page an address says that nothing is there; accounts need none', async ({
  page,
}) => {
  for (const paths of [...Object.values(openPages), ...Object.values(missingPages)])
    await expectPages(page, paths, 404)
  for (const paths of Object.values(anonymousPages)) await expectPages(page, paths, 200)
})

/** What the members' area has without content pages. */
const ownPages = ['account', 'profile', 'own organization', 'change of password']

test('members, the editorial office and the administration work there', async ({ page, bare }) => {
  const { request } = page
  const calls = `${bare.site.url}/_allauth/browser/v1`
  await request.get(`${calls}/config`)
  const headers = await changingHeaders({ request }, bare.site.url)
  const data = { email, password: bare.password }
  expect((await request.post(`${calls}/auth/login`, { headers, data })).status()).toBe(200)
  const internal = ['/admin', '/cms-hub', '/cms-hub/media', '/cms-hub/forms', '/cms-hub/trash']
  for (const name of ownPages) await expectPages(page, memberPages[name] ?? { de: '', en: '' }, 200)
  for (const path of internal) await expectPages(page, { de: path, en: path }, 200)
})

import { expect, type Page } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { startSmtpServer, type TestSmtpServer } from '@/tests/servers/smtp-server'
import { makePage } from './support/editing/make-page'
import { press } from './support/hub'
import { readChangeHeaders } from './support/log-in'
import { main } from './support/main'
import { findOverflow } from './support/overflow'
import { startInOwnFolder } from './support/own-folder'
import type { Program } from './support/programs'
import { memberPages, openPages } from './support/routes'
import { test as base, expectAccessible } from './support/test'

/** Screens of records that editors or members create first, or that need a group. */
const missingPages = [
  'a content page',
  'a content page below another',
  'deletion of a job ad without an id',
  'deletion of a job ad',
  'own job ad',
  'my job ads',
  'publish a job',
  'a protected directory',
]

const email = 'ada@haus.example'
const password = 'Vorhang auf, Licht aus!'

interface EmptySite {
  smtp: TestSmtpServer
  site: Program
}

/** Runs on a separate site that is empty at first. */
const test = base.extend<object, { empty: EmptySite }>({
  empty: [
    async ({ browserName: _ }, use) => {
      const smtp = await startSmtpServer()
      const settings = { DEMO: 'off', SMTP_URL: smtp.url }
      const site = await startInOwnFolder('server', '/setup', settings)
      await use({ smtp, site })
      await site.stop()
      await smtp.goDown()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ empty }, use) => use(empty.site.url),
})

/** Expects that nothing overflows in narrow windows. Restores the wide window. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findOverflow(page), `in ${width} pixels`).toEqual([])
  }
}

test('an empty site is set up in the browser, and lists the remaining tasks', async ({
  page,
  browser,
  empty: { smtp, site },
}) => {
  await page.goto('/de/kalender')
  await expect(page).toHaveURL('/setup')
  await expect(page.getByRole('heading', { name: 'Diese Website einrichten' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)

  const [, code = ''] = /\/setup with this code: ([\da-f-]+)/.exec(site.output()) ?? []
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('Einrichtungscode').fill(code.replace(/./, (digit) => (digit === '0' ? '1' : '0')))
  await field('Name der Organisation').fill('Haus & Hof')
  await field('Vorname').fill('Ada')
  await field('Nachname').fill('Probe')
  await field('E-Mail-Adresse').fill(email)
  await field('Passwort').fill(password)
  await page.getByRole('button', { name: 'Website einrichten' }).click()
  await expect(page.getByText('Der Code stimmt nicht.')).toBeVisible()
  await expect(field('Name der Organisation')).toHaveValue('Haus & Hof')
  await expectAccessible(page)
  await expectToFit(page)

  await field('Einrichtungscode').fill(code)
  await field('Passwort').fill(password)
  await page.getByRole('button', { name: 'Website einrichten' }).click()
  await page.waitForURL(/\/de\/account\/login/)
  await main(page).getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await page.locator('#login-password').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()

  const list = page.getByRole('region', { name: 'Erste Schritte' })
  await expect(list.getByText('Offen')).toHaveCount(5)
  await expect(list.getByRole('link', { name: 'Impressum bearbeiten' })).toHaveAttribute('href', '/de/impressum?edit')
  await expectAccessible(page)
  await expectToFit(page)

  await press(list.getByRole('button', { name: 'Testmail senden' }))
  await expect(list.getByText(`Die Testmail an ${email} ist gesendet.`)).toBeVisible()
  await expect(list.getByText('Erledigt')).toHaveCount(1)
  const mail = await smtp.waitForMail(email)
  expect(mail.email.subject).toBe('Testmail: Die Website kann E-Mails senden')

  await press(list.getByRole('button', { name: 'Liste ausblenden' }))
  await expect(list).toBeHidden()
  await press(page.getByRole('button', { name: 'Rückgängig' }))
  await expect(list).toBeVisible()

  await page.goto('/de/admin')
  await expect(list.getByText('Offen')).toHaveCount(4)
  await expectAccessible(page)
  await expectToFit(page)

  // Each route of the site has its page.
  for (const [name, paths] of Object.entries({ ...openPages, ...memberPages })) {
    if (missingPages.includes(name)) continue
    for (const locale of locales) {
      const path = `/${locale}${paths[locale]}`
      const response = await page.request.get(path)
      expect.soft(response.status(), path).toBe(200)
      const [, title] = /<title>([^<]*)<\/title>/.exec(await response.text()) ?? []
      expect.soft(title, path).toMatch(/\S/)
    }
  }

  // Forms link to the data protection page when there is one.
  await page.goto('/de/newsletter')
  await expect(page.getByText('Ich möchte diese E-Mails erhalten')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mehr zum Datenschutz' })).toHaveCount(0)

  // So does the consent banner.
  const { request } = page
  const headers = await readChangeHeaders(page.context(), site.url)
  const publish = async (id: number) => {
    const response = await request.post(`/de/pageeditor-api/page/${id}/publish/`, { headers, data: {} })
    expect(response.status()).toBe(200)
  }
  const film = { model: 'video', data: { video_url: 'https://vimeo.com/76979871', title: 'Probe' } }
  const { id, path } = await makePage({ request, headers, slug: 'mediathek', blocks: [film] })
  await publish(id)
  const stranger = await browser.newContext({ baseURL: site.url })
  const visitor = await stranger.newPage()
  const question = visitor.getByRole('region', { name: 'Externe Medien auf unseren Seiten anzeigen?' })
  await visitor.goto(path)
  await expect(question).toBeVisible()
  await expect(question.getByRole('link')).toHaveCount(0)
  const imprint = await request.get('/de/pageeditor-api/page/impressum?draft=1')
  await publish((await imprint.json()).id)
  await expect(async () => {
    await visitor.reload()
    await expect(question).toBeVisible()
    await expect(question.getByRole('link')).toHaveText('Impressum', { timeout: 1000 })
  }).toPass()
  await question.getByRole('link').click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await stranger.close()
})

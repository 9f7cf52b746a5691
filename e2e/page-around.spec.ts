import { expect } from '@playwright/test'
import { toolbar } from './support/editing'
import { dialog } from './support/hub'
import { logIn } from './support/log-in'
import { makePage, paragraph } from './support/make-page'
import { test } from './support/test'

test.use({ savesData: true })

test('header, footer and the link of the stage are reached from the page', async ({ page, baseURL }) => {
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const { path } = await makePage({ request: page.request, headers, slug: 'rahmen' })
  await page.goto(`${path}?edit`)

  await test.step('the link of the stage is entered in the settings and stands there at once', async () => {
    await page.getByRole('button', { name: 'Bild, Text und Link' }).click()
    const sheet = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
    await sheet.getByRole('textbox', { name: /^Text im Auftakt/ }).fill('Von September bis Juni')
    await sheet.getByRole('textbox', { name: /^Link im Auftakt/ }).fill('/de/ueber-uns')
    await expect(page.locator('main header a[href="/de/ueber-uns"]')).toBeVisible()
    await expect(toolbar(page).locator('[data-saving]')).toHaveText('Gespeichert')
    await page.keyboard.press('Escape')
  })

  await test.step('the tools over header and footer lead to where both are arranged', async () => {
    const tools = page.getByRole('navigation', { name: 'Menüs und Fußzeile' })
    const footer = tools.getByRole('link', { name: 'Fußzeile bearbeiten' })
    const menus = tools.getByRole('link', { name: 'Menüs bearbeiten' })
    await expect(footer).toHaveAttribute('href', '/de/admin/navigation/1')
    await menus.click()
    await expect(page).toHaveURL(`${baseURL}/de/admin/navigation/1`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the hub says where a shared area stands, and publishes many pages after one check', async ({
  page,
  baseURL,
  request,
}, { workerIndex }) => {
  const headers = await logIn(page.context(), baseURL ?? '', 'editor')
  const slug = `nachspann-${workerIndex}`
  const call = (path: string, data: unknown) =>
    page.request.post(`/de/pageeditor-api/${path}`, { headers, data })
  const made = await call('container/', { slug, data: { title: 'Nachspann' } })
  expect(made.ok(), await made.text()).toBe(true)
  const shows = { model: 'container', data: { layout: 1, reusable: slug } }
  const pages = [
    await makePage({ request: page.request, headers, slug: 'abspann', blocks: [paragraph('Ende'), shows] }),
    await makePage({ request: page.request, headers, slug: 'vorspann', blocks: [paragraph('Anfang')] }),
  ]

  await test.step('both are published after one check of all that waits', async () => {
    const calls: boolean[] = []
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/pageeditor-api/publish/'))
        calls.push(sent.postDataJSON().is_check === true)
    })
    await page.goto('/de/cms-hub')
    await page.getByRole('button', { name: 'Mehrere veröffentlichen …' }).click()
    await expect(dialog(page).getByRole('status').filter({ hasText: 'veröffentlicht werden' })).toBeVisible()
    for (const { path } of pages) {
      await dialog(page)
        .getByRole('checkbox', { name: `${path.slice(4).replace(/-\d+$/, '')} (DE)` })
        .last()
        .check()
    }
    await dialog(page).getByRole('button', { name: '2 Seiten veröffentlichen' }).click()
    await expect(page.getByText('2 Seiten sind veröffentlicht.')).toBeVisible()
    expect(calls).toEqual([true, false])
    for (const { path } of pages) expect((await request.get(path)).status()).toBe(200)
  })

  await test.step('the area names the page that shows it, and is not deleted before it is taken out there', async () => {
    await page.goto('/de/cms-hub/shared')
    const row = page.getByRole('listitem').filter({ hasText: slug })
    await expect(row.getByRole('link', { name: 'abspann' })).toHaveAttribute('href', `${pages[0]?.path}?edit`)
    await row.getByRole('button', { name: /^Löschen/ }).click()
    await expect(dialog(page)).toContainText('Er steht noch an diesen Stellen.')
  })
})

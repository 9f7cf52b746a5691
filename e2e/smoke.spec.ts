import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

/** Runs on the sites with the bundled and with the separate backend. */
test('a visitor reads a page in German and continues in English', async ({ page }) => {
  await page.goto('/de/ueber-uns')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  const heading = await page.locator('h1').textContent()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /english/i })
    .click()
  await expect(page).toHaveURL(/\/en\/about-us$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('h1')).not.toHaveText(heading ?? '')
})

test("pages, menus and the organization's data come from the backend", async ({ page }) => {
  await page.goto('/de')
  await expect(page.getByRole('banner').getByRole('navigation').first().getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(/\d{5}/)
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
})

test('the site starts from its build and compiles no configuration', async ({ baseURL }) => {
  const printed = await readFile(`test-results/server-${new URL(baseURL ?? '').port}.log`, 'utf8')
  expect(printed).toContain('is open')
  expect(printed).not.toContain('next.config')
})

test('moved addresses redirect', async ({ baseURL }) => {
  const response = await rawRequest(baseURL ?? '', '/de/verband')
  expect(response).toMatchObject({ status: 301, headers: { location: '/de/ueber-uns' } })
})

test('API calls of the browser reach the backend', async ({ baseURL }) => {
  const csrf = await rawRequest(baseURL ?? '', '/de/api/csrf/')
  expect(csrf.status).toBe(200)
  expect(JSON.parse(csrf.body)).toEqual({ csrf_token: expect.stringMatching(/^\S{32,}$/) })
  expect(csrf.headers['set-cookie']?.join()).toContain('csrftoken=')
  const user = await rawRequest(baseURL ?? '', '/en/pageeditor-api/user')
  expect(JSON.parse(user.body)).toMatchObject({ logged: false, admin_menus: [] })
})

test('a missing page is a 404', async ({ page }) => {
  const response = await page.goto('/en/no-such-page')
  expect(response?.status()).toBe(404)
})

test('pictures are delivered', async ({ page, baseURL }) => {
  await page.goto('/de')
  const source = await page.getByRole('main').locator('img').first().getAttribute('src')
  const response = await rawRequest(baseURL ?? '', source ?? '')
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toMatch(/^image\//)
})

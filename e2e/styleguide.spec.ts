import { expect } from '@playwright/test'
import { locales } from '@/lib/contract/common/locale'
import { createExamples, sectionNames } from '../features/styleguide/sections'
import { rawRequest } from './support/raw-request'
import { test } from './support/test'

test('the style guide has one URL without a language', async ({ baseURL }) => {
  const response = await rawRequest(baseURL ?? '', '/styleguide')
  expect(response).toMatchObject({ status: 301, headers: { location: '/de/styleguide' } })
})

test('an unknown section is a 404', async ({ page }) => {
  const response = await page.goto('/en/styleguide/curtain')
  expect(response?.status()).toBe(404)
})

for (const locale of locales) {
  test(`${locale}: the style guide shows every example, and is neither indexed nor cached`, async ({ page }) => {
    const response = await page.goto(`/${locale}/styleguide`)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const names = sectionNames.flatMap((section) => {
      const examples = createExamples(section, locale)
      return examples.length > 0 ? examples.map((_, index) => `${section}-${index + 1}`) : [section]
    })
    const examples = page.locator('[data-example]')
    await expect(examples).toHaveCount(names.length)
    expect(
      await examples.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-example'))),
    ).toEqual(names)
    // A note replaces a block with invalid data.
    await expect(page.getByRole('note')).toHaveCount(0)
  })
}

import { expect } from '@playwright/test'
import { chooseBlock } from '../support/block-stories/block-editing'
import { blocks, button, toolbar } from '../support/editing/editing'
import { openNewPage, paragraph } from '../support/editing/make-page'
import { expectAccessible, test } from '../support/test'

const headline = (headline_level: number, content: string) => ({ model: 'headline', data: { headline_level, content } })

test('errors are marked on their blocks, and can be fixed or waived with a reason', async ({ page }) => {
  await openNewPage(page, {
    slug: 'pruefen',
    blocks: [
      headline(2, 'Karten'),
      headline(4, 'Abonnements'),
      paragraph('Karten bestellen Sie <a href="/de/themen">hier</a>.'),
    ],
  })
  const list = toolbar(page).locator('details', { has: page.getByText(/^Barrierefreiheit:/) })
  const summary = list.locator('summary')
  await expect(summary).toHaveText('Barrierefreiheit: 2 Fehler')
  await expect(blocks(page).nth(1)).toHaveAttribute('data-check', 'error')
  await expect(blocks(page).nth(2)).toHaveAttribute('data-check-label', '1 Fehler')
  await expect(blocks(page).nth(0)).not.toHaveAttribute('data-check')
  await summary.click()
  await list.getByRole('listitem').filter({ hasText: 'überspringt' }).getByRole('button').click()
  await expect(blocks(page).nth(1)).toBeFocused()

  // Deleting the block removes its mark.
  await button(page, 'Löschen').click()
  await expect(summary).toHaveText('Barrierefreiheit: 1 Fehler')
  await expect(blocks(page)).toHaveCount(2)

  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  const publish = button(page, 'Jetzt veröffentlichen')
  await publish.click()
  const alert = toolbar(page).getByRole('alert').filter({ hasText: 'Noch ein Fehler' })
  await expect(alert).toBeFocused()
  await expectAccessible(page)
  await toolbar(page).getByLabel('Warum es so bleiben soll').filter({ visible: true }).fill('So steht es im Zitat')
  await publish.click()
  await expect(toolbar(page).locator('[data-state]')).toContainText('Veröffentlicht')

  await toolbar(page).getByText('Versionen', { exact: true }).click()
  await expect(toolbar(page).getByRole('list', { name: 'Mit Begründung veröffentlicht' })).toContainText(
    'So steht es im Zitat',
  )
  await page.reload()
  await toolbar(page).getByText('Veröffentlichen', { exact: true }).click()
  await expect(toolbar(page).getByLabel('Warum es so bleiben soll').filter({ visible: true })).toHaveValue(
    'So steht es im Zitat',
  )
})

test('colors in any notation of CSS are compared', async ({ page }) => {
  await openNewPage(page, { slug: 'farben', blocks: [paragraph('Karten ab Montag'), paragraph('Abonnements')] })
  const summary = toolbar(page).locator('summary', { hasText: /^Barrierefreiheit/ })
  await expect(summary).toHaveText('Barrierefreiheit: nichts gefunden')
  await blocks(page)
    .first()
    .evaluate((block) => {
      block.style.color = 'oklch(0.8 0.05 250)'
      block.style.backgroundColor = 'color-mix(in srgb, white 90%, silver)'
    })
  await chooseBlock(page, blocks(page).nth(1))
  await button(page, 'Löschen').click()
  await expect(summary).toHaveText('Barrierefreiheit: 1 Fehler')
})

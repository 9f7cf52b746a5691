import { expect } from '@playwright/test'
import type { BlockModel } from '../../../lib/contract/blocks/registry'
import type { BlockStory } from './story'

/** Blocks with text. */
export const textStories = {
  headline: {
    name: 'Überschrift',
    async fill({ write, findField, selectOption }) {
      await write('Was wir spielen')
      await findField('Zeile darüber').fill('Ab September')
      await findField('Zeile darunter').fill('Ein Überblick')
      await selectOption('Rot, mittig')
    },
    text: 'Was wir spielen',
    async verify(block) {
      await expect(block.getByRole('heading', { level: 2 })).toHaveText('Was wir spielen, und mehr')
      await expect(block).toContainText('Ab September')
      await expect(block).toContainText('Ein Überblick')
    },
  },
  text: {
    name: 'Text',
    async fill({ write, page }) {
      await write('Der erste Absatz')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Der zweite Absatz')
    },
    text: 'Der zweite Absatz',
    async verify(block) {
      await expect(block.locator('p')).toHaveText(['Der erste Absatz', 'Der zweite Absatz, und mehr'])
    },
  },
  link: {
    name: 'Link',
    async fill({ write, selectSuggestion }) {
      await write('Weiter')
      await selectSuggestion('Link', 'Über uns')
    },
    text: 'Weiter',
    async verify(block) {
      const link = block.getByRole('link', { name: 'Weiter, und mehr' })
      await expect(link).toHaveAttribute('href', '/de/ueber-uns')
    },
  },
  quote: {
    name: 'Zitat',
    async fill({ write, findField }) {
      await write('Die Bühne ist ein Arbeitsplatz')
      await findField('Von wem').fill('Ada Abend')
    },
    text: 'Die Bühne ist ein Arbeitsplatz',
    async verify(block) {
      await expect(block.locator('blockquote')).toHaveText('Die Bühne ist ein Arbeitsplatz, und mehr')
      await expect(block).toContainText('Ada Abend')
    },
  },
  faq: {
    name: 'Fragen und Antworten',
    async fill({ write, page }) {
      await write('Was kostet eine Karte?')
      await write('Zwischen acht und achtzig Euro', page.locator('main article details p').first())
    },
    text: 'Was kostet eine Karte?',
    async verify(block) {
      await expect(block.getByText('Zwischen acht')).toBeHidden()
      await block.getByText('Was kostet eine Karte?, und mehr').click()
      await expect(block.getByText('Zwischen acht und achtzig Euro')).toBeVisible()
    },
  },
  faqitem: {
    name: 'Frage',
    containerName: 'Fragen und Antworten',
    async fill({ write, page }) {
      await write('Wann beginnt der Verkauf?')
      await write('Am ersten Juni', page.locator('main article details').last().locator('p'))
    },
    text: 'Am ersten Juni',
    async verify(block) {
      await block.getByText('Wann beginnt der Verkauf?').click()
      await expect(block.getByText('Am ersten Juni, und mehr')).toBeVisible()
    },
  },
} satisfies Partial<Record<BlockModel, BlockStory>>

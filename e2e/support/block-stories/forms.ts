import { expect } from '@playwright/test'
import type { BlockModel } from '../../../lib/contract/blocks/registry'
import type { BlockStory } from './story'

/** Forms and their fields. A new form has one field, which opens. */
export const formStories = {
  form: {
    name: 'Formular',
    async fill({ write, findField }) {
      await write('Ihr Name')
      await findField('Hilfetext').fill('Wie auf dem Ausweis')
    },
    text: 'Ihr Name',
    async verify(block) {
      await expect(block.getByLabel('Ihr Name, und mehr')).toBeVisible()
      await expect(block).toContainText('Wie auf dem Ausweis')
    },
  },
  formfield: {
    name: 'Feld',
    containerName: 'Formular',
    async fill({ write, selectOption }) {
      await write('Ihre Fragen')
      await selectOption('Text in mehreren Zeilen')
    },
    text: 'Ihre Fragen',
    async verify(block) {
      await expect(block.locator('textarea')).toBeVisible()
      await expect(block.getByLabel('Ihre Fragen, und mehr')).toBeVisible()
    },
  },
} satisfies Partial<Record<BlockModel, BlockStory>>

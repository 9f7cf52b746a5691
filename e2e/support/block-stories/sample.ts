import { expect } from '@playwright/test'
import { getBlockEditor } from '../../../features/blocks/editors'
import type { BlockModel } from '../../../lib/contract/blocks/registry'
import type { BlockStory } from './story'

const samples = { line: 'Der Abend', plainText: 'Der Vorhang hebt sich um acht.' }

/**
 * Creates the story of a block without its own story. It fills all lines and texts of the form;
 * visitors see all of them.
 */
export function createSampleStory(model: BlockModel): BlockStory {
  const { name, fields } = getBlockEditor(model)
  const filledTexts = Object.values(fields).flatMap(({ kind, label }) =>
    kind === 'line' || kind === 'plainText' ? [{ label: label.de, text: `${label.de}: ${samples[kind]}` }] : [],
  )
  return {
    name: name.de,
    async fill({ findField }) {
      for (const { label, text } of filledTexts) await findField(label).fill(text)
    },
    async verify(block) {
      for (const { text } of filledTexts) await expect(block).toContainText(text)
    },
  }
}

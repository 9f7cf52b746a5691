import { expect } from '@playwright/test'
import { editorOf } from '../../../features/blocks/editors'
import type { BlockModel } from '../../../lib/contract/blocks/registry'
import type { BlockStory } from './story'

const samples = { line: 'Der Abend', plainText: 'Der Vorhang hebt sich um acht.' }

/** A block that has no story of its own: every line and every text of its form is filled, and visitors read them all. */
export function sampleStory(model: BlockModel): BlockStory {
  const { name, fields } = editorOf(model)
  const written = Object.values(fields).flatMap(({ kind, label }) =>
    kind === 'line' || kind === 'plainText'
      ? [{ label: label.de, text: `${label.de}: ${samples[kind]}` }]
      : [],
  )
  return {
    name: name.de,
    async fill({ field }) {
      for (const { label, text } of written) await field(label).fill(text)
    },
    async verify(block) {
      for (const { text } of written) await expect(block).toContainText(text)
    },
  }
}

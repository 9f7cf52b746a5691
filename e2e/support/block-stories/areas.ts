import { expect } from '@playwright/test'
import { containerLayouts } from '@/lib/contract/blocks/module'
import type { BlockModel } from '../../../lib/contract/blocks/registry'
import type { BlockStory } from './story'

/** The names of the layouts in the insert panel. */
const layoutNames: Record<(typeof containerLayouts)[number], string> = {
  '100': 'Eine Spalte',
  '67-33': 'Zwei, links breiter',
  '33-67': 'Zwei, rechts breiter',
  '50-50': 'Zwei gleich breite',
  '33-33-33': 'Drei gleich breite',
  '25-50-25': 'Drei, Mitte breiter',
}

/** Creates the story of a container with a layout and a text in its last column. */
function createContainerStory(layout: (typeof containerLayouts)[number]): BlockStory {
  const columns = layout.split('-')
  const text = `Spalten: ${columns.join(', ')}`
  return {
    name: 'Container',
    insertLabel: `Container: ${layoutNames[layout]}`,
    async fill({ insert, write }) {
      await insert('Text', `In: Container, Spalte ${columns.length}`)
      await write(text)
    },
    text,
    async verify(block) {
      const columnElements = block.locator(`[data-layout="${layout}"] > *`)
      await expect(columnElements).toHaveCount(columns.length)
      await expect(columnElements.last()).toHaveText(`${text}, und mehr`)
    },
  }
}

const personsAndSection = {
  team: {
    name: 'Team',
    async fill({ selectSuggestion }) {
      await selectSuggestion('Person', 'Emre Solandt')
    },
    verify: (block) => expect(block.getByRole('heading').first()).toHaveText('Emre Solandt'),
  },
  teammember: {
    name: 'Teammitglied',
    containerName: 'Team',
    async fill({ selectSuggestion }) {
      await selectSuggestion('Person', 'Wiebke Harenfeld')
    },
    verify: (block) => expect(block.getByRole('heading')).toHaveText(['Emre Solandt', 'Wiebke Harenfeld']),
  },
  section: {
    name: 'Abschnitt',
    async fill({ insert, write, selectOption, choosePicture }) {
      await selectOption('Grün')
      await choosePicture('Falten eines roten Samtvorhangs im Streiflicht')
      await insert('Text', 'In: Abschnitt, Spalte 1')
      await write('Auf farbigem Grund')
    },
    text: 'Auf farbigem Grund',
    async verify(block) {
      await expect(block.locator('.on-green')).toContainText('Auf farbigem Grund, und mehr')
      await expect(block.locator('img')).toBeVisible()
    },
  },
} satisfies Partial<Record<BlockModel, BlockStory>>

/** Blocks with persons, and blocks that contain others. */
export const areaStories = { ...personsAndSection, container: containerLayouts.map(createContainerStory) }

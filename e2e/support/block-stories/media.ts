import { expect, type Locator } from '@playwright/test'
import type { BlockModel } from '../../../lib/contract/blocks/registry'
import type { BlockStory } from './story'

/** Shows a medium once as a visitor and expects its frame. */
async function expectFrame(block: Locator, title: string, frameUrl: string): Promise<void> {
  await block.getByRole('button', { name: new RegExp(`^Einmal anzeigen: ${title}`) }).press('Enter')
  await expect(block.locator(`iframe[src^="${frameUrl}"]`)).toBeVisible()
}

function createEmbedStory(
  name: string,
  { label, address, title, frameUrl }: Record<'label' | 'address' | 'title' | 'frameUrl', string>,
) {
  return {
    name,
    async fill({ findField }) {
      await findField(label).fill(address)
    },
    verify: (block) => expectFrame(block, title, frameUrl),
  } satisfies BlockStory
}

/** Blocks that show media of other services, and HTML. */
export const mediaStories = {
  video: {
    name: 'Video',
    async fill({ findField, choosePicture }) {
      await findField('Adresse des Videos').fill('https://vimeo.com/76979871')
      await findField('Titel').fill('Ein Tag im Haus')
      await findField('Länge').fill('2:45')
      await choosePicture('Falten eines roten Samtvorhangs im Streiflicht', 'Vorschaubild')
    },
    async verify(block) {
      await expect(block.locator('figcaption')).toContainText('Ein Tag im Haus')
      await expect(block.locator('figcaption')).toContainText('2:45')
      await expectFrame(block, 'Ein Tag im Haus', 'https://player.vimeo.com/video/76979871')
    },
  },
  videolist: {
    name: 'Videoliste',
    async fill({ findField }) {
      await findField('Adresse des Videos').fill('https://youtu.be/dQw4w9WgXcQ')
      await findField('Titel').fill('Erster Akt')
    },
    text: 'Erster Akt',
    verify: (block) => expectFrame(block, 'Erster Akt, und mehr', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  },
  videolistitem: {
    name: 'Video der Liste',
    containerName: 'Videoliste',
    async fill({ page, findField }) {
      await findField('Adresse des Videos').fill('https://vimeo.com/22439234')
      await findField('Titel').fill('Zweiter Akt')
      await page.getByRole('group', { name: 'Text', exact: true }).getByRole('textbox').fill('Mit Chor')
    },
    text: 'Zweiter Akt',
    async verify(block) {
      await expect(block.getByRole('heading')).toHaveText(['Erster Akt, und mehr', 'Zweiter Akt, und mehr'])
      await expect(block).toContainText('Mit Chor')
      await expectFrame(block, 'Zweiter Akt', 'https://player.vimeo.com/video/22439234')
    },
  },
  audio: createEmbedStory('Audio', {
    label: 'Adresse der Aufnahme',
    address: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
    title: 'Hörbeitrag',
    frameUrl: 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
  }),
  viewer: createEmbedStory('Dokument', {
    label: 'Adresse des Dokuments',
    address: 'https://issuu.com/buehne/docs/spielzeit',
    title: 'Dokument zum Blättern',
    frameUrl: 'https://e.issuu.com/embed.html?d=spielzeit&u=buehne',
  }),
  socialmedia: createEmbedStory('Soziale Medien', {
    label: 'Adresse des Beitrags',
    address: 'https://www.instagram.com/p/CxYz12345/',
    title: 'Beitrag aus einem sozialen Netzwerk',
    frameUrl: 'https://www.instagram.com/p/CxYz12345/embed/',
  }),
  html: {
    name: 'HTML',
    async fill({ findField }) {
      await findField('HTML-Code').fill('<table><tr><th>Plätze</th></tr><tr><td>Achthundert</td></tr></table>')
    },
    async verify(block) {
      await expect(block.getByRole('cell', { name: 'Achthundert' })).toBeVisible()
    },
  },
} satisfies Partial<Record<BlockModel, BlockStory>>

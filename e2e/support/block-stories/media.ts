import { expect, type Locator } from '@playwright/test'
import type { BlockModel } from '../../../lib/contract/blocks/registry'
import type { BlockStory } from './story'

/** Shows a medium once as a visitor and expects its frame. */
async function expectFrame(block: Locator, title: string, frame: string): Promise<void> {
  await block.getByRole('button', { name: new RegExp(`^Einmal anzeigen: ${title}`) }).press('Enter')
  await expect(block.locator(`iframe[src^="${frame}"]`)).toBeVisible()
}

function createEmbedStory(
  name: string,
  { label, address, title, frame }: Record<'label' | 'address' | 'title' | 'frame', string>,
) {
  return {
    name,
    async fill({ field }) {
      await field(label).fill(address)
    },
    verify: (block) => expectFrame(block, title, frame),
  } satisfies BlockStory
}

/** Blocks that show media of other services, and HTML. */
export const mediaStories = {
  video: {
    name: 'Video',
    async fill({ field, choosePicture }) {
      await field('Adresse des Videos').fill('https://vimeo.com/76979871')
      await field('Titel').fill('Ein Tag im Haus')
      await field('Länge').fill('2:45')
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
    async fill({ field }) {
      await field('Adresse des Videos').fill('https://youtu.be/dQw4w9WgXcQ')
      await field('Titel').fill('Erster Akt')
    },
    text: 'Erster Akt',
    verify: (block) => expectFrame(block, 'Erster Akt, und mehr', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  },
  videolistitem: {
    name: 'Video der Liste',
    list: 'Videoliste',
    async fill({ page, field }) {
      await field('Adresse des Videos').fill('https://vimeo.com/22439234')
      await field('Titel').fill('Zweiter Akt')
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
    frame: 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
  }),
  viewer: createEmbedStory('Dokument', {
    label: 'Adresse des Dokuments',
    address: 'https://issuu.com/buehne/docs/spielzeit',
    title: 'Dokument zum Blättern',
    frame: 'https://e.issuu.com/embed.html?d=spielzeit&u=buehne',
  }),
  socialmedia: createEmbedStory('Soziale Medien', {
    label: 'Adresse des Beitrags',
    address: 'https://www.instagram.com/p/CxYz12345/',
    title: 'Beitrag aus einem sozialen Netzwerk',
    frame: 'https://www.instagram.com/p/CxYz12345/embed/',
  }),
  html: {
    name: 'HTML',
    async fill({ field }) {
      await field('HTML-Code').fill('<table><tr><th>Plätze</th></tr><tr><td>Achthundert</td></tr></table>')
    },
    async verify(block) {
      await expect(block.getByRole('cell', { name: 'Achthundert' })).toBeVisible()
    },
  },
} satisfies Partial<Record<BlockModel, BlockStory>>

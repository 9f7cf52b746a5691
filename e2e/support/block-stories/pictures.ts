import { expect } from '@playwright/test'
import type { BlockModel } from '../../../lib/contract/blocks/registry'
import { insertPicture } from '../pictures'
import type { BlockStory } from './story'

const curtain = 'Falten eines roten Samtvorhangs im Streiflicht'
const lights = 'Eine Reihe Rampenlichter vor dem Saum eines roten Vorhangs'

/** Blocks that show pictures. */
export const pictureStories = {
  image: {
    name: 'Bild',
    async fill({ page, findField }) {
      await findField('Bildunterschrift').fill('Ein Stück Himmel')
      const picture = page.getByRole('group', { name: 'Bild', exact: true })
      const library = page.getByRole('dialog', { name: 'Bilder' })
      await picture.getByRole('button', { name: 'Bild wählen' }).click()
      await insertPicture(page, { event: 'drop', target: 'dialog', name: 'himmel.png', color: '#3366cc' })
      await expect(library).toHaveCount(0)
      await picture.getByRole('button', { name: 'Angaben bearbeiten' }).click()
      await library.getByLabel('Alternativtext (Deutsch)').fill('Blauer Himmel')
      await library.getByRole('button', { name: 'Dieses Bild verwenden' }).click()
      await expect(picture.getByText('Blauer Himmel')).toBeVisible()
    },
    text: 'Ein Stück Himmel',
    async verify(block) {
      await expect(block.getByRole('img', { name: 'Blauer Himmel' })).toBeVisible()
      await expect(block).toContainText('Ein Stück Himmel, und mehr')
    },
  },
  imagelist: {
    name: 'Bilderliste',
    async fill({ page, choosePicture }) {
      await choosePicture(curtain)
      await expect(page.locator('main').getByRole('img', { name: curtain })).toBeVisible()
    },
    verify: (block) => expect(block.getByRole('img', { name: curtain })).toBeVisible(),
  },
  imagelistitem: {
    name: 'Bild der Liste',
    containerName: 'Bilderliste',
    async fill({ findField, choosePicture }) {
      await choosePicture(lights)
      await findField('Bildunterschrift').fill('Gleich geht es los')
    },
    text: 'Gleich geht es los',
    async verify(block) {
      await expect(block.getByRole('img')).toHaveCount(2)
      await expect(block.getByRole('img', { name: lights })).toBeVisible()
      await expect(block).toContainText('Gleich geht es los, und mehr')
    },
  },
  fullteaser: {
    name: 'Großer Teaser',
    async fill({ write, findField, selectSuggestion, selectOption, choosePicture }) {
      await write('Das neue Haus')
      await findField('Text').fill('Eröffnung im Herbst')
      await selectSuggestion('Link', 'Über uns')
      await findField('Linktext').fill('Zum Haus')
      await selectOption('Rot, Bild rechts')
      await choosePicture(curtain)
    },
    text: 'Das neue Haus',
    async verify(block) {
      await expect(block.getByRole('heading')).toHaveText('Das neue Haus, und mehr')
      await expect(block).toContainText('Eröffnung im Herbst')
      await expect(block.getByRole('link', { name: /^Zum Haus/ })).toHaveAttribute('href', '/de/ueber-uns')
      await expect(block.getByRole('img', { name: curtain })).toBeVisible()
    },
  },
  teaserlist: {
    name: 'Teaserliste',
    async fill({ write, findField, selectSuggestion }) {
      await write('Für Schulen')
      await findField('Text').fill('Mit der ganzen Klasse')
      await selectSuggestion('Link', 'Über uns')
    },
    text: 'Mit der ganzen Klasse',
    async verify(block) {
      await expect(block.getByRole('link', { name: 'Für Schulen' })).toBeVisible()
      await expect(block).toContainText('Mit der ganzen Klasse, und mehr')
    },
  },
  teaserlistitem: {
    name: 'Teaser',
    containerName: 'Teaserliste',
    async fill({ write, choosePicture }) {
      await write('Für Gruppen')
      await choosePicture(lights)
    },
    text: 'Für Gruppen',
    async verify(block) {
      await expect(block.getByRole('heading')).toHaveText(['Für Schulen', 'Für Gruppen, und mehr'])
      await expect(block.getByRole('img', { name: lights })).toBeVisible()
    },
  },
  logolist: {
    name: 'Logoliste',
    async fill({ findField, choosePicture }) {
      await choosePicture(curtain)
      await findField('Text').fill('Haus am Markt')
    },
    text: 'Haus am Markt',
    verify: (block) => expect(block).toContainText('Haus am Markt, und mehr'),
  },
  logolistitem: {
    name: 'Logo',
    containerName: 'Logoliste',
    async fill({ findField, choosePicture }) {
      await choosePicture(lights)
      await findField('Alternativtext').fill('Werkstattbühne')
    },
    async verify(block) {
      await expect(block.locator('img')).toHaveCount(2)
      await expect(block.getByRole('img', { name: 'Werkstattbühne' })).toBeVisible()
    },
  },
} satisfies Partial<Record<BlockModel, BlockStory>>

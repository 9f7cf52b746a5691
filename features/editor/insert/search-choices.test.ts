import { expect, it } from 'vitest'
import { getBlockEditor } from '@/features/blocks/editors'
import { locales } from '@/lib/contract/common/locale'
import { toDocument } from '../core/trees'
import type { Choice } from './new-tree'
import { listOffers, type Offer } from './offers'
import { searchChoices } from './search-choices'

const offers: Offer[] = listOffers(toDocument([], {}), { parent: null, column: null })
const choices = offers.flatMap((offer) => offer.choices)

/** Returns the models of the blocks that a search finds, in order. */
function searchModels(query: string, locale: (typeof locales)[number]): string[] {
  const getWords = (choice: Choice) => {
    if ('saved' in choice) return { name: choice.saved.name, about: '' }
    const { name, purpose: about } = 'pattern' in choice ? choice.pattern : getBlockEditor(choice.model)
    return { name: name[locale], about: about[locale] }
  }
  return searchChoices(choices, query, getWords).flatMap((choice) => ('model' in choice ? choice.model : []))
}

/** Ordinary words for blocks, in both languages. */
const ordinaryWords: [word: string, model: string][] = [
  ...['titel', 'zwischentitel', 'überschrift', 'heading', 'headline'].map(toCase('headline')),
  ...['absatz', 'liste', 'aufzählung', 'paragraph', 'list', 'text'].map(toCase('text')),
  ...['zitat', 'quote', 'testimonial'].map(toCase('quote')),
  ...['link', 'button', 'knopf', 'schaltfläche', 'download', 'herunterladen', 'datei', 'file'].map(toCase('link')),
  ...['tabelle', 'table', 'excel', 'spreadsheet'].map(toCase('table')),
  ...['faq', 'akkordeon', 'accordion', 'aufklappen'].map(toCase('faq')),
  ...['bild', 'foto', 'photo', 'image', 'grafik'].map(toCase('image')),
  ...['galerie', 'gallery', 'slider', 'karussell', 'carousel'].map(toCase('imagelist')),
  ...['video', 'film', 'clip'].map(toCase('video')),
  ...['audio', 'podcast', 'musik', 'music'].map(toCase('audio')),
  ...['broschüre', 'dokument'].map(toCase('viewer')),
  ...['instagram', 'facebook'].map(toCase('socialmedia')),
  ...['formular', 'umfrage', 'anmeldung', 'survey'].map(toCase('form')),
  ...['html', 'karte', 'map', 'embed'].map(toCase('html')),
  ...['banner', 'hero'].map(toCase('fullteaser')),
  ...['kacheln', 'news', 'cards'].map(toCase('teaserlist')),
  ...['sponsoren', 'partner', 'logos'].map(toCase('logolist')),
  ...['team', 'personen', 'people', 'staff'].map(toCase('team')),
  ...['hintergrund', 'kasten', 'box'].map(toCase('section')),
  ...['spalten', 'columns', 'layout'].map(toCase('container')),
]

function toCase(model: string): (word: string) => [string, string] {
  return (word) => [word, model]
}

it.each(ordinaryWords)('finds “%s” in both languages: %s', (word, model) => {
  for (const locale of locales) expect(searchModels(word, locale)).toContain(model)
})

it('shows matches in the name first, and requires every word', () => {
  expect(searchModels('bild', 'de')[0]).toBe('image')
  expect(searchModels('film', 'en')[0]).toBe('video')
  expect(searchModels('zitat aussage', 'de')).toEqual(['quote'])
  expect(searchModels('zitat rakete', 'de')).toEqual([])
})

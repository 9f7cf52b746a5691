import { expect, it } from 'vitest'
import { Hero } from '@/features/pages/components/hero'
import type { Page } from '@/lib/contract/pages/page'
import { renderIn } from '@/tests/render'
import { pageKey } from '../core/document'
import { toDocument } from '../core/trees'
import { settingAttributes } from '../page-elements/edit-attributes'
import { type EditableField, listEditableFields } from './inline-fields'
import { renderBlock } from './shown-block.fixture'

/** Lists the inline fields of a block with the tag and text of their elements. */
function listFields(model: string, data: Record<string, unknown>): string[] {
  const { container, document, key } = renderBlock(model, data)
  return listEditableFields(container, document, key).map(toText)
}

const toText = ({ field, element }: EditableField) => `${field} ${element.tagName.toLowerCase()} ${element.textContent}`

it('distinguishes fields with the same text', () => {
  const data = { content: 'Neu', preline: 'Neu', subline: 'Neu', headline_level: 2 }
  expect(listFields('headline', data)).toEqual(['content h2 Neu', 'preline p Neu', 'subline p Neu'])
})

it('ignores empty fields', () => {
  expect(listFields('quote', { content: 'Vorhang auf', author: '' })).toEqual(['content p Vorhang auf'])
})

it('finds the author of a quotation, the title of a film and the label of a teaser’s link', () => {
  expect(listFields('quote', { content: 'Vorhang auf', author: 'Ada' })).toContain('author span Ada')
  expect(listFields('video', { video_url: 'https://vimeo.com/12345', title: 'Probe' })).toEqual(['title span Probe'])
  const teaser = { headline: 'Tarif', link: '/de/tarif', link_text: 'Mehr dazu' }
  expect(listFields('fullteaser', teaser)).toContain('link_text span Mehr dazu')
})

it('finds only the text of a link with hints', () => {
  expect(listFields('link', { content: 'Spielplan', link: '/de/spielplan' })).toEqual(['content a Spielplan'])
  expect(listFields('link', { content: 'Spielplan', link: 'https://example.org/' })).toEqual(['content span Spielplan'])
})

it('finds the title or the headline of the page, and the text below with its link', () => {
  const listHeadFields = (settings: Partial<Page>) => {
    const page = {
      title: 'Haus',
      headline: '',
      hero_text: '',
      hero_link: '',
      hero_image: null,
      hero_thumbs: null,
      hero_video: '',
      ...settings,
    }
    const { container } = renderIn('de', <Hero page={page} fieldAttributes={settingAttributes} />)
    return listEditableFields(container, toDocument([], {}), pageKey).map(toText)
  }
  expect(listHeadFields({})).toEqual(['title h1 Haus'])
  expect(listHeadFields({ headline: 'Unser Haus', hero_text: 'Seit 1900' })).toEqual([
    'headline h1 Unser Haus',
    'hero_text p Seit 1900',
  ])
  expect(listHeadFields({ hero_text: 'Seit 1900', hero_link: '/de/haus' })).toContain('hero_text a Seit 1900')
})

it('finds the options of a choice as a whole, but not those of a native list', () => {
  const data = { label: 'Tag', options: 'Freitag\nSamstag' }
  expect(listFields('formfield', { ...data, kind: 'radio' })).toContain('options div FreitagSamstag')
  expect(listFields('formfield', { ...data, kind: 'select' })).toEqual(['label span Tag'])
})

it('finds rich text as a whole', () => {
  expect(listFields('text', { content: '<p>Eins</p><p>Zwei</p>' })).toEqual(['content div EinsZwei'])
})

import { expect, test } from 'vitest'
import { Hero } from '@/features/pages/components/hero'
import type { Page } from '@/lib/contract/pages/page'
import { renderIn } from '@/tests/render'
import { pageKey } from '../core/document'
import { toDocument } from '../core/trees'
import { settingAttributes } from '../page-elements/edit-attributes'
import { listShownFields, type ShownField } from './inline-fields'
import { renderBlock } from './shown-block.fixture'

/** The fields of a block that can be edited in place, with the tag of their element and its text. */
function fieldsOf(model: string, data: Record<string, unknown>): string[] {
  const { container, document, key } = renderBlock(model, data)
  return listShownFields(container, document, key).map(described)
}

const described = ({ field, element }: ShownField) =>
  `${field} ${element.tagName.toLowerCase()} ${element.textContent}`

test('fields with the same text are distinguished', () => {
  const data = { content: 'Neu', preline: 'Neu', subline: 'Neu', headline_level: 2 }
  expect(fieldsOf('headline', data)).toEqual(['content h2 Neu', 'preline p Neu', 'subline p Neu'])
})

test('empty fields are not found', () => {
  expect(fieldsOf('quote', { content: 'Vorhang auf', author: '' })).toEqual(['content p Vorhang auf'])
})

test('the author of a quotation, the title of a film and the label of a teaser’s link are found', () => {
  expect(fieldsOf('quote', { content: 'Vorhang auf', author: 'Ada' })).toContain('author span Ada')
  expect(fieldsOf('video', { video_url: 'https://vimeo.com/12345', title: 'Probe' })).toEqual([
    'title span Probe',
  ])
  const teaser = { headline: 'Tarif', link: '/de/tarif', link_text: 'Mehr dazu' }
  expect(fieldsOf('fullteaser', teaser)).toContain('link_text span Mehr dazu')
})

test('of a link with hints beside its text the text alone is found', () => {
  expect(fieldsOf('link', { content: 'Spielplan', link: '/de/spielplan' })).toEqual(['content a Spielplan'])
  expect(fieldsOf('link', { content: 'Spielplan', link: 'https://example.org/' })).toEqual([
    'content span Spielplan',
  ])
})

test('the title of the page is found where it stands, the headline in its place, and the text below with its link', () => {
  const shown = (settings: Partial<Page>) => {
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
    return listShownFields(container, toDocument([], {}), pageKey).map(described)
  }
  expect(shown({})).toEqual(['title h1 Haus'])
  expect(shown({ headline: 'Unser Haus', hero_text: 'Seit 1900' })).toEqual([
    'headline h1 Unser Haus',
    'hero_text p Seit 1900',
  ])
  expect(shown({ hero_text: 'Seit 1900', hero_link: '/de/haus' })).toContain('hero_text a Seit 1900')
})

test('the options of a choice are found as a whole, those of the browser’s own list are not', () => {
  const data = { label: 'Tag', options: 'Freitag\nSamstag' }
  expect(fieldsOf('formfield', { ...data, kind: 'radio' })).toContain('options div FreitagSamstag')
  expect(fieldsOf('formfield', { ...data, kind: 'select' })).toEqual(['label span Tag'])
})

test('rich text is found as a whole', () => {
  expect(fieldsOf('text', { content: '<p>Eins</p><p>Zwei</p>' })).toEqual(['content div EinsZwei'])
})

import { expect, it } from 'vitest'
import { createModule } from '@/features/blocks/module.fixture'
import { applyOperation } from '../core/operations'
import { toDocument } from '../core/trees'
import { findText, replaceText } from './find-text'

const document = toDocument(
  [
    createModule('headline', { content: 'Die Bühne', headline_level: 2 }),
    createModule('text', { content: '<p>Auf der Bühne, <strong>neben der bühne</strong> &amp; davor</p>' }),
    createModule('html', { html_code: '<p>Bühne</p>' }),
    createModule('quote', { content: 'Kosten: 12.50 (etwa)', author: 'Büh-ne' }),
  ],
  { title: 'Bühne', slug: 'buehne', headline: '', meta_description: 'Unsere Bühnen', og_title: 'Bühne' },
)
const findPlaces = (text: string, isExact = false) =>
  findText(document, { text, isExact }).map(({ before, match, after }) => [before, match, after].join('|'))

it('finds words in all visible texts with their context', () => {
  expect(findPlaces('Bühne')).toEqual([
    '|Bühne|',
    'Unsere |Bühne|n',
    '|Bühne|',
    'Die |Bühne|',
    'Auf der |Bühne|, neben der bühne & davor',
    'Auf der Bühne, neben der |bühne| & davor',
  ])
  expect(findPlaces('Bühne', true)).toHaveLength(5)
})

it('matches special characters literally and finds nothing for an empty text', () => {
  expect(findPlaces('12.50 (')).toEqual(['Kosten: |12.50 (|etwa)'])
  expect(findPlaces('1..50')).toEqual([])
  expect(findPlaces(' ')).toEqual([])
  expect(replaceText(document, { text: 'Orchester', isExact: false }, 'Chor')).toBeNull()
})

it('replaces all matches at once, keeps formats and inserts no markup', () => {
  const operation = replaceText(document, { text: 'bühne', isExact: false }, '<b> & $&')
  if (!operation) throw new Error('nothing was found')
  const { document: changed, inverse } = applyOperation(document, operation)
  const texts = [...changed.nodes.values()].map(({ data }) => data.content ?? data.html_code)
  expect(texts).toEqual([
    'Die <b> & $&',
    '<p>Auf der &lt;b&gt; &amp; $&amp;, <strong>neben der &lt;b&gt; &amp; $&amp;</strong> &amp; davor</p>',
    '<p>Bühne</p>',
    'Kosten: 12.50 (etwa)',
  ])
  expect(changed.settings).toMatchObject({
    title: '<b> & $&',
    slug: 'buehne',
    meta_description: 'Unsere <b> & $&n',
    og_title: '<b> & $&',
  })
  expect(applyOperation(changed, inverse).document.settings).toEqual(document.settings)
})

it('does not change locked blocks', () => {
  const lockedDocument = toDocument([createModule('text', { content: '<p>Bühne</p>', is_locked: true })], {})
  expect(findText(lockedDocument, { text: 'Bühne', isExact: true })).toMatchObject([{ isLocked: true }])
  expect(replaceText(lockedDocument, { text: 'Bühne', isExact: true }, 'Chor')).toBeNull()
})

it('marks matches in reusable containers as public at once', () => {
  const shared = { ...createModule('headline', { content: 'Bühne', headline_level: 2 }), slug: 'oben' }
  const both = toDocument([createModule('headline', { content: 'Bühne', headline_level: 2 }), shared], {})
  const matches = findText(both, { text: 'Bühne', isExact: false })
  expect(matches.map(({ isPublicAtOnce }) => isPublicAtOnce)).toEqual([false, true])
})

import { describe, expect, it } from 'vitest'
import { columnCount, isAllowedIn, modelsIn } from './placement'
import { blockModels } from './registry'

const items = [
  'faqitem',
  'formfield',
  'imagelistitem',
  'videolistitem',
  'teaserlistitem',
  'logolistitem',
  'teammember',
]

describe('the placement of a block', () => {
  it.each(items)('%s stands in one list alone', (item) => {
    expect([null, ...blockModels].filter((parent) => isAllowedIn(item, parent))).toHaveLength(1)
  })

  it('pages, containers and sections take everything but the items of lists', () => {
    const free = blockModels.filter((model) => !items.includes(model))
    for (const parent of [null, 'container', 'section']) expect(modelsIn(parent)).toEqual(free)
  })

  it('lists take their items alone', () => {
    expect(modelsIn('faq')).toEqual(['faqitem'])
    expect(modelsIn('team')).toEqual(['teammember'])
    expect(modelsIn('videolist')).toEqual(['videolistitem'])
  })

  it('an answer takes blocks, but no areas and no questions', () => {
    expect(isAllowedIn('text', 'faqitem')).toBe(true)
    for (const model of ['container', 'section', 'faq', 'faqitem'])
      expect(isAllowedIn(model, 'faqitem')).toBe(false)
  })

  it.each(['text', 'image', 'teammember', 'nobody knows it', 'constructor'])(
    'nothing stands in %s',
    (parent) => {
      expect(modelsIn(parent)).toEqual([])
    },
  )
})

it('containers have the columns of their layout, sections three, others none', () => {
  expect(columnCount({ model: 'container', data: { layout: 4 } })).toBe(3)
  expect(columnCount({ model: 'container', data: { layout: 'x' } })).toBe(1)
  expect(columnCount({ model: 'section', data: {} })).toBe(3)
  expect(columnCount({ model: 'faq', data: {} })).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { countColumns, isAllowedIn, listAllowedModels } from './placement'
import { blockModels } from './registry'

const items = ['faqitem', 'formfield', 'imagelistitem', 'videolistitem', 'teaserlistitem', 'logolistitem', 'teammember']

describe('the placement of a block', () => {
  it.each(items)('%s is allowed in exactly one list', (item) => {
    expect([null, ...blockModels].filter((parent) => isAllowedIn(item, parent))).toHaveLength(1)
  })

  it('allows all models except list items in pages, containers and sections', () => {
    const standaloneModels = blockModels.filter((model) => !items.includes(model))
    for (const parent of [null, 'container', 'section']) expect(listAllowedModels(parent)).toEqual(standaloneModels)
  })

  it('allows only items of the list in a list', () => {
    expect(listAllowedModels('faq')).toEqual(['faqitem'])
    expect(listAllowedModels('team')).toEqual(['teammember'])
    expect(listAllowedModels('videolist')).toEqual(['videolistitem'])
  })

  it('allows no containers, sections or FAQs in an answer', () => {
    expect(isAllowedIn('text', 'faqitem')).toBe(true)
    for (const model of ['container', 'section', 'faq', 'faqitem']) expect(isAllowedIn(model, 'faqitem')).toBe(false)
  })

  it.each(['text', 'image', 'teammember', 'unknown', 'constructor'])('allows nothing in %s', (parent) => {
    expect(listAllowedModels(parent)).toEqual([])
  })
})

it('returns the columns of a container by layout, three for sections, none for others', () => {
  expect(countColumns({ model: 'container', data: { layout: 4 } })).toBe(3)
  expect(countColumns({ model: 'container', data: { layout: 'x' } })).toBe(1)
  expect(countColumns({ model: 'section', data: {} })).toBe(3)
  expect(countColumns({ model: 'faq', data: {} })).toBeNull()
})

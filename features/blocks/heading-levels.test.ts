import { expect, it } from 'vitest'
import { getHeadingLevels } from './heading-levels'
import { createModule } from './module.fixture'

const createHeadline = (level: unknown) => createModule('headline', { headline_level: level, content: 'Titel' })
const faq = createModule('faq', {})

it('returns the level of the preceding headline, or the outer level', () => {
  const modules = [faq, createHeadline(2), faq, createHeadline(3), faq, createHeadline(2), faq]
  expect(getHeadingLevels(modules, 1)).toEqual([1, 2, 2, 3, 3, 2, 2])
})

it('ignores an invalid headline', () => {
  expect(getHeadingLevels([createHeadline('zwei'), faq], 2)).toEqual([2, 2])
})

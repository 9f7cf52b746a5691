import { expect, it } from 'vitest'
import { headingLevels } from './heading-levels'
import { createModule } from './module.fixture'

const headline = (level: unknown) => createModule('headline', { headline_level: level, content: 'Titel' })
const faq = createModule('faq', {})

it('returns the level of the preceding headline, or the outer level', () => {
  expect(headingLevels([faq, headline(2), faq, headline(3), faq, headline(2), faq], 1)).toEqual([1, 2, 2, 3, 3, 2, 2])
})

it('ignores an invalid headline', () => {
  expect(headingLevels([headline('zwei'), faq], 2)).toEqual([2, 2])
})

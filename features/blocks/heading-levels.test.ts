import { expect, test } from 'vitest'
import { headingLevels } from './heading-levels'
import { moduleOf } from './module.fixture'

const headline = (level: unknown) => moduleOf('headline', { headline_level: level, content: 'Titel' })
const faq = moduleOf('faq', {})

test('modules after a headline get its level, those before all headlines the surrounding one', () => {
  expect(headingLevels([faq, headline(2), faq, headline(3), faq, headline(2), faq], 1)).toEqual([
    1, 2, 2, 3, 3, 2, 2,
  ])
})

test('a headline that cannot be shown changes nothing', () => {
  expect(headingLevels([headline('zwei'), faq], 2)).toEqual([2, 2])
})

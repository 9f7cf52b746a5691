import { expect, it } from 'vitest'
import { moduleOf } from '../blocks/module.fixture'
import { readingMinutes } from './reading-time'

const words = (count: number) => `<p>${'Wort '.repeat(count)}</p>`

it.each([
  [0, 1],
  [200, 1],
  [500, 3],
])('%i words are read in %i minutes', (count, minutes) => {
  expect(readingMinutes([moduleOf('text', { content: words(count) })])).toBe(minutes)
})

it('words inside of other blocks count, tags do not', () => {
  const faq = moduleOf('faq', {}, { children: [moduleOf('faqitem', { content: words(300) })] })
  expect(readingMinutes([faq, moduleOf('text', { content: words(300) })])).toBe(3)
})

import { expect, it } from 'vitest'
import { dayInWords } from './time-in-words'

it('a day is told in the words of a language, wherever the server stands', () => {
  expect(dayInWords('2024-05-01', 'de')).toBe('1. Mai 2024')
  expect(dayInWords('2024-05-01', 'en')).toBe('May 1, 2024')
})

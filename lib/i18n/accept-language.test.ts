import { expect, it } from 'vitest'
import { parsePreferredLocale } from './accept-language'

it.each([
  [null, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,fr;q=0.9,en;q=0.8,de;q=0.7', 'en'],
  ['fr', 'de'],
  ['*', 'de'],
  ['en;q=0', 'de'],
  ['en;q=0.3, de;q=0.9', 'de'],
  ['EN', 'en'],
  ['en;q=abc', 'de'],
  ['english', 'de'],
])('the header %j selects %s', (header, locale) => {
  expect(parsePreferredLocale(header)).toBe(locale)
})

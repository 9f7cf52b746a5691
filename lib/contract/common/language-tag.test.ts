import { expect, it } from 'vitest'
import { isLanguageTag } from './language-tag'

it.each(['en', 'EN', 'gsw', 'en-US', 'es-419', 'sr-Latn', 'zh-Hant-TW'])('accepts %s', (tag) => {
  expect(isLanguageTag(tag)).toBe(true)
  // Intl.DisplayNames, which the editor uses, throws for invalid tags.
  expect(new Intl.DisplayNames('de', { type: 'language' }).of(tag)).toBeTruthy()
})

it.each([undefined, '', 'e', 'englisch', 'en_US', 'en-', ' en', 'en\n', 'en-US-x-y', 'x-own', 'en"', '12'])(
  'rejects %j',
  (tag) => {
    expect(isLanguageTag(tag)).toBe(false)
  },
)

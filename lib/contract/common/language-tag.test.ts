import { expect, test } from 'vitest'
import { isLanguageTag } from './language-tag'

test.each(['en', 'EN', 'gsw', 'en-US', 'es-419', 'sr-Latn', 'zh-Hant-TW'])('%s names a language', (tag) => {
  expect(isLanguageTag(tag)).toBe(true)
  // What names them in the editor refuses tags that are none by an exception.
  expect(new Intl.DisplayNames('de', { type: 'language' }).of(tag)).toBeTruthy()
})

test.each([undefined, '', 'e', 'englisch', 'en_US', 'en-', ' en', 'en\n', 'en-US-x-y', 'x-own', 'en"', '12'])(
  '%j names none',
  (tag) => {
    expect(isLanguageTag(tag)).toBe(false)
  },
)

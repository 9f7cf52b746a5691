import { expect, it } from 'vitest'
import { toLanguageAlternates } from './language-alternates'

it.each([
  [
    { de: '/de/a', en: '/en/b' },
    { 'de-DE': '/de/a', 'en-US': '/en/b', 'x-default': '/de/a' },
  ],
  [
    { de: null, en: '/en/b' },
    { 'en-US': '/en/b', 'x-default': '/en/b' },
  ],
  [
    { de: '/de/a', en: null },
    { 'de-DE': '/de/a', 'x-default': '/de/a' },
  ],
  [{ de: null, en: null }, {}],
])('lists the translations %j for search engines', (urls, alternates) => {
  expect(toLanguageAlternates(urls)).toEqual(alternates)
})

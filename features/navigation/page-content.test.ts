import { expect, it } from 'vitest'
import { locales } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'
import { getPageContent } from './page-content'

it.each(locales)('returns the content of lists in the language %s', (locale) => {
  const downloads = [
    buildPath(locale, '/downloads'),
    buildPath(locale, '/downloads/[category]/[id]', { category: 'satzung', id: '7' }),
    buildPath(locale, '/account/downloads/[[...segments]]'),
    buildPath(locale, '/account/downloads/[[...segments]]', { segments: ['tarif', '7'] }),
  ]
  const hits = [
    buildPath(locale, '/search/[[...filter]]'),
    buildPath(locale, '/search/[[...filter]]', { filter: ['press', '2'] }),
  ]
  const organizations = [
    buildPath(locale, '/unsere-mitglieder/theater'),
    buildPath(locale, '/unsere-mitglieder/orchester'),
    buildPath(locale, '/unsere-mitglieder/weitere-mitglieder'),
  ]
  const texts = ['', buildPath(locale, '/'), buildPath(locale, '/unsere-mitglieder'), `/${locale}/downloads-alt`]
  expect(downloads.map(getPageContent)).toEqual(downloads.map(() => 'downloads'))
  expect(hits.map(getPageContent)).toEqual(['downloads', 'downloads'])
  expect(organizations.map(getPageContent)).toEqual(organizations.map(() => 'organizations'))
  expect(texts.map(getPageContent)).toEqual(texts.map(() => 'text'))
})

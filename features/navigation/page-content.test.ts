import { expect, test } from 'vitest'
import { locales } from '@/lib/contract/common/locale'
import { pathOf } from '@/lib/i18n/paths'
import { getPageContent } from './page-content'

test.each(locales)(
  'lists of downloads, hits and organizations are recognized by their addresses (%s)',
  (locale) => {
    const downloads = [
      pathOf(locale, '/downloads'),
      pathOf(locale, '/downloads/[category]/[id]', { category: 'satzung', id: '7' }),
      pathOf(locale, '/account/downloads/[[...segments]]'),
      pathOf(locale, '/account/downloads/[[...segments]]', { segments: ['tarif', '7'] }),
    ]
    const hits = [
      pathOf(locale, '/search/[[...filter]]'),
      pathOf(locale, '/search/[[...filter]]', { filter: ['press', '2'] }),
    ]
    const organizations = [
      pathOf(locale, '/unsere-mitglieder/theater'),
      pathOf(locale, '/unsere-mitglieder/orchester'),
      pathOf(locale, '/unsere-mitglieder/weitere-mitglieder'),
    ]
    const texts = ['', pathOf(locale, '/'), pathOf(locale, '/unsere-mitglieder'), `/${locale}/downloads-alt`]
    expect(downloads.map(getPageContent)).toEqual(downloads.map(() => 'downloads'))
    expect(hits.map(getPageContent)).toEqual(['downloads', 'downloads'])
    expect(organizations.map(getPageContent)).toEqual(organizations.map(() => 'organizations'))
    expect(texts.map(getPageContent)).toEqual(texts.map(() => 'text'))
  },
)

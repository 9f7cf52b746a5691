import { describe, expect, it } from 'vitest'
import { createHubPage, createPageText, createTreePage, missingVersion } from '../hub.fixture'
import { getLanguage, getTitle, isHome, toBranch } from './page-list'

const englishText = { title: 'Statutes', path: 'statutes', url: '/en/statutes', state: 'changed' as const }
const treePage = createTreePage(1, '', {
  ...missingVersion,
  below: 2,
  is_last: true,
  revision: 4,
  other: { ...missingVersion, ...englishText, is_changed: true, locale: 'en', revision: 6 },
})

describe('toBranch', () => {
  const { pages, count } = toBranch({ count: 9, results: [treePage] }, 'de')
  const [page] = pages

  it('has the texts of both languages', () => {
    expect(count).toBe(9)
    expect(page).toMatchObject({
      childCount: 2,
      isLast: true,
      texts: { de: null, en: { title: 'Statutes', state: 'changed', isChanged: true } },
      revisions: { de: 4, en: 6 },
    })
  })

  it('gives the title of the language that the page has', () => {
    expect(page && [getLanguage(page, 'de'), getTitle(page, 'de')]).toEqual(['en', 'Statutes'])
  })
})

it('recognizes the home page by its empty path', () => {
  expect(isHome(createHubPage(1, null, { texts: { de: null, en: createPageText('Home', '') } }))).toBe(true)
  expect(isHome(createHubPage(1, null))).toBe(false)
})

import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/contract/locale'
import type { TreePage } from '@/lib/contract/page-tree'
import { pageOf, textOf } from './hub.fixture'
import { findPages, isHome, languageOf, mergeTrees, titleOf } from './page-list'

function treePage(id: number, title: string | null, other: Locale, revision: number): TreePage {
  const known = title === null ? null : 'seite'
  return {
    ...{ id, parent: null, position: 0, title, revision, is_changed: true },
    ...{ path: known, url: known, state: title === null ? null : 'changed' },
    ...{ publish_at: null, unpublish_at: null },
    other: { locale: other, title: null, url: null, state: null },
  }
}

describe('the trees of both languages', () => {
  const [page] = mergeTrees({
    de: [treePage(1, null, 'en', 4)],
    en: [treePage(1, 'Statutes', 'de', 6)],
  })

  it('are one list, each page with what it has in either', () => {
    expect(page).toMatchObject({
      texts: { de: null, en: { title: 'Statutes', state: 'changed', isChanged: true } },
      revisions: { de: 4, en: 6 },
    })
  })

  it('name a page as it is called where it is', () => {
    expect(page && [languageOf(page, 'de'), titleOf(page, 'de')]).toEqual(['en', 'Statutes'])
  })
})

it('pages are found by title or address in any language, whatever the case', () => {
  const pages = [
    pageOf(1, null, { texts: { de: textOf('Über uns', 'ueber-uns'), en: textOf('About us', 'about-us') } }),
    pageOf(2, null),
  ]
  const found = (words: string) => findPages(pages, words).map(({ id }) => id)
  expect(found(' ÜBER ')).toEqual([1])
  expect(found('about-us')).toEqual([1])
  expect(found('seite-2')).toEqual([2])
  expect(found('')).toEqual([1, 2])
  expect(found('nirgends')).toEqual([])
})

it('the home page is the one without a path', () => {
  expect(isHome(pageOf(1, null, { texts: { de: null, en: textOf('Home', '') } }))).toBe(true)
  expect(isHome(pageOf(1, null))).toBe(false)
})

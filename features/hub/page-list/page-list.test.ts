import { describe, expect, it } from 'vitest'
import type { TreePage } from '@/lib/contract/pages/page-tree'
import { pageOf, textOf } from '../hub.fixture'
import { branchOf, isHome, languageOf, titleOf } from './page-list'

const missing = {
  title: null,
  path: null,
  url: null,
  state: null,
  is_changed: false,
  publish_at: null,
  unpublish_at: null,
}
const english = { title: 'Statutes', path: 'statutes', url: '/en/statutes', state: 'changed' as const }
const told: TreePage = {
  id: 1,
  parent: null,
  position: 0,
  below: 2,
  is_last: true,
  parents: [],
  ...missing,
  revision: 4,
  other: { ...missing, ...english, is_changed: true, locale: 'en', revision: 6 },
}

describe('the conversion of the backend’s pages', () => {
  const { pages, count } = branchOf({ count: 9, results: [told] }, 'de')
  const [page] = pages

  it('is what it has in either language', () => {
    expect(count).toBe(9)
    expect(page).toMatchObject({
      below: 2,
      isLast: true,
      texts: { de: null, en: { title: 'Statutes', state: 'changed', isChanged: true } },
      revisions: { de: 4, en: 6 },
    })
  })

  it('names a page as it is called where it is', () => {
    expect(page && [languageOf(page, 'de'), titleOf(page, 'de')]).toEqual(['en', 'Statutes'])
  })
})

it('the home page is the one without a path', () => {
  expect(isHome(pageOf(1, null, { texts: { de: null, en: textOf('Home', '') } }))).toBe(true)
  expect(isHome(pageOf(1, null))).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { createHubPage, createPageText } from '../hub.fixture'
import { checkParent, findNeighborPosition, findParent } from './tree-position'

const createAncestor = (id: number) => ({ id, title: `Seite ${id}`, locales: ['de' as const] })

describe('findNeighborPosition', () => {
  it('returns the position of the neighbor, and null at the ends', () => {
    expect(findNeighborPosition(createHubPage(2, 1, { position: 1, isLast: true }), -1)).toEqual({
      parent: 1,
      position: 0,
    })
    expect(findNeighborPosition(createHubPage(3, 1, { isLast: false }), 1)).toEqual({ parent: 1, position: 1 })
    expect(findNeighborPosition(createHubPage(3, 1), -1)).toBeNull()
    expect(findNeighborPosition(createHubPage(5, null, { position: 2 }), 1)).toBeNull()
  })
})

describe('the parent of a page', () => {
  it('is neither the page nor a descendant', () => {
    const child = createHubPage(4, 3, { parents: [createAncestor(1), createAncestor(3)] })
    expect(checkParent(createHubPage(1, null), createHubPage(1, null))).toBe('itself')
    expect(checkParent(createHubPage(1, null), child)).toBe('itself')
    expect(checkParent(child, createHubPage(2, 1, { parents: [createAncestor(1)] }))).toBeNull()
  })

  it('has all languages of the page', () => {
    const englishPage = createHubPage(7, null, {
      texts: { de: createPageText('A', 'a'), en: createPageText('A', 'a') },
    })
    expect(checkParent(englishPage, createHubPage(1, null))).toBe('untranslated')
    expect(checkParent(createHubPage(1, null), englishPage)).toBeNull()
  })

  it('is its nearest ancestor, named in an existing language', () => {
    expect(findParent(createHubPage(4, 3, { parents: [createAncestor(1), createAncestor(3)] }), 'en')).toEqual({
      id: 3,
      title: 'Seite 3',
      language: 'de',
    })
    expect(findParent(createHubPage(1, null), 'de')).toBeNull()
  })
})

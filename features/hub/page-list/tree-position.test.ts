import { describe, expect, it } from 'vitest'
import { pageOf, textOf } from '../hub.fixture'
import { neighborPosition, pageAbove, parentProblem } from './tree-position'

const above = (id: number) => ({ id, title: `Seite ${id}`, locales: ['de' as const] })

describe('a step among siblings', () => {
  it('returns the position of the neighbor, and null at the ends', () => {
    expect(neighborPosition(pageOf(2, 1, { position: 1, isLast: true }), -1)).toEqual({
      parent: 1,
      position: 0,
    })
    expect(neighborPosition(pageOf(3, 1, { isLast: false }), 1)).toEqual({ parent: 1, position: 1 })
    expect(neighborPosition(pageOf(3, 1), -1)).toBeNull()
    expect(neighborPosition(pageOf(5, null, { position: 2 }), 1)).toBeNull()
  })
})

describe('a page', () => {
  it('stands neither below itself nor what is below it', () => {
    const child = pageOf(4, 3, { parents: [above(1), above(3)] })
    expect(parentProblem(pageOf(1, null), pageOf(1, null))).toBe('itself')
    expect(parentProblem(pageOf(1, null), child)).toBe('itself')
    expect(parentProblem(child, pageOf(2, 1, { parents: [above(1)] }))).toBeNull()
  })

  it('stands only below a page that has its languages', () => {
    const english = pageOf(7, null, { texts: { de: textOf('A', 'a'), en: textOf('A', 'a') } })
    expect(parentProblem(english, pageOf(1, null))).toBe('untranslated')
    expect(parentProblem(pageOf(1, null), english)).toBeNull()
  })

  it('stands below the nearest of those above it, named in a language that it has', () => {
    expect(pageAbove(pageOf(4, 3, { parents: [above(1), above(3)] }), 'en')).toEqual({
      id: 3,
      title: 'Seite 3',
      language: 'de',
    })
    expect(pageAbove(pageOf(1, null), 'de')).toBeNull()
  })
})

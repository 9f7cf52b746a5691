import { describe, expect, it, test } from 'vitest'
import { pageOf, textOf } from './hub.fixture'
import { childrenOf, idsAbove, idsBelow, placeBeside, placeProblem } from './tree'

const both = (path: string) => ({ de: textOf('A', path), en: textOf('A', path) })
const pages = [pageOf(1, null), pageOf(3, 1), pageOf(4, 3), pageOf(2, 1), pageOf(9, 8), pageOf(5, null)]
const page = (id: number) => pages.find((one) => one.id === id) ?? pageOf(id, null)
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

test('pages stand below their parents in the order of the list, orphans at the top', () => {
  expect(idsOf(childrenOf(pages, null))).toEqual([1, 9, 5])
  expect(idsOf(childrenOf(pages, 1))).toEqual([3, 2])
  expect([...idsBelow(pages, 1)]).toEqual([3, 4, 2])
  expect(idsAbove(pages, 4)).toEqual([3, 1])
})

describe('a step among siblings', () => {
  it('leads to the place of the neighbour, and nowhere at the ends', () => {
    expect(placeBeside(pages, page(2), -1)).toEqual({ parent: 1, position: 0 })
    expect(placeBeside(pages, page(3), 1)).toEqual({ parent: 1, position: 1 })
    expect(placeBeside(pages, page(3), -1)).toBeNull()
    expect(placeBeside(pages, page(5), 1)).toBeNull()
  })
})

describe('a page', () => {
  it('stands neither below itself nor what is below it', () => {
    expect(placeProblem(pages, page(1), page(1))).toBe('itself')
    expect(placeProblem(pages, page(1), page(4))).toBe('itself')
    expect(placeProblem(pages, page(4), page(2))).toBeNull()
    expect(placeProblem(pages, page(4), null)).toBeNull()
  })

  it('stands only below a page that has its languages', () => {
    const english = pageOf(7, null, { texts: both('a') })
    expect(placeProblem([...pages, english], english, page(1))).toBe('untranslated')
    expect(placeProblem([...pages, english], page(1), english)).toBeNull()
  })
})

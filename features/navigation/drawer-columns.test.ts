import { expect, test } from 'vitest'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { columnCount, drawerColumns, groupContent } from './drawer-columns'

function link(title: string): MenuEntry {
  return {
    menu_name: title,
    title,
    url: `/de/${title}`,
    children: [],
    is_highlight: false,
    menu_thumbs: null,
  }
}

/** A group with so many links, named by its index. */
function group(links: number, index: number): MenuEntry {
  return { ...link(`g${index}`), children: Array.from({ length: links }, (_, n) => link(`g${index}-${n}`)) }
}

const spread = (...sizes: number[]) =>
  drawerColumns(sizes.map(group)).map((column) => column.map((g) => g.title))

test('up to four groups stand in a column each', () => {
  expect(spread()).toEqual([])
  expect(spread(3)).toEqual([['g0']])
  expect(spread(1, 9, 0, 2)).toEqual([['g0'], ['g1'], ['g2'], ['g3']])
})

test('each further group goes to the column with the least content so far', () => {
  expect(spread(5, 1, 4, 3, 2)).toEqual([['g0'], ['g1', 'g4'], ['g2'], ['g3']])
  expect(spread(5, 1, 4, 3, 2, 0)).toEqual([['g0'], ['g1', 'g4'], ['g2'], ['g3', 'g5']])
})

test('of equal columns the first is taken', () => {
  expect(spread(2, 2, 2, 2, 2, 2)).toEqual([['g0', 'g4'], ['g1', 'g5'], ['g2'], ['g3']])
})

test('a title counts as a line: groups without links fill columns too', () => {
  expect(spread(0, 0, 0, 0, 0, 0, 0, 0)).toEqual([
    ['g0', 'g4'],
    ['g1', 'g5'],
    ['g2', 'g6'],
    ['g3', 'g7'],
  ])
})

test('a picture outweighs a few links, and hides its group’s links', () => {
  const size = { avif: 'a', webp: 'w', jpg: 'j', width: 1, height: 1 }
  const thumbs = { small: size, medium: size, large: size, xlarge: size, navicon: 'n' }
  expect(groupContent({ ...group(20, 0), menu_thumbs: thumbs })).toBe(
    groupContent({ ...group(0, 0), menu_thumbs: thumbs }),
  )
  expect(groupContent({ ...group(0, 0), menu_thumbs: thumbs })).toBeGreaterThan(groupContent(group(3, 0)))
})

/** Many menus, the same in every run. */
const menus = Array.from({ length: 200 }, (_, menu) =>
  Array.from({ length: (menu * 7) % 23 }, (_, index) => group((menu * 31 + index * 17) % 11, index)),
)

test('whatever the menu: nothing is lost or doubled, the order stays, no column is empty or overfull', () => {
  for (const groups of menus) {
    const columns = drawerColumns(groups)
    expect(columns).toHaveLength(Math.min(groups.length, columnCount))
    expect(columns.flat().toSorted((a, b) => groups.indexOf(a) - groups.indexOf(b))).toEqual(groups)
    for (const [index, column] of columns.entries()) {
      const indexes = column.map((g) => groups.indexOf(g))
      expect(indexes[0]).toBe(index)
      expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
      const before = (c: MenuEntry[]) => c.slice(0, -1).reduce((sum, g) => sum + groupContent(g), 0)
      const least = Math.min(...columns.map((c) => c.reduce((sum, g) => sum + groupContent(g), 0)))
      expect(before(column)).toBeLessThanOrEqual(least)
    }
  }
})

import { expect, it } from 'vitest'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { countColumns, distributeGroups, getGroupHeight } from './drawer-columns'

function link(title: string): MenuEntry {
  return { menu_name: title, title, url: `/de/${title}`, children: [], is_highlight: false, menu_thumbs: null }
}

/** Creates a group with a number of links, named by its index. */
function group(links: number, index: number): MenuEntry {
  return { ...link(`g${index}`), children: Array.from({ length: links }, (_, n) => link(`g${index}-${n}`)) }
}

const distribute = (...sizes: number[]) =>
  distributeGroups(sizes.map(group)).map((column) => column.map((g) => g.title))

it('gives up to four groups a column each', () => {
  expect(distribute()).toEqual([])
  expect(distribute(3)).toEqual([['g0']])
  expect(distribute(1, 9, 0, 2)).toEqual([['g0'], ['g1'], ['g2'], ['g3']])
})

it('adds each further group to the shortest column', () => {
  expect(distribute(5, 1, 4, 3, 2)).toEqual([['g0'], ['g1', 'g4'], ['g2'], ['g3']])
  expect(distribute(5, 1, 4, 3, 2, 0)).toEqual([['g0'], ['g1', 'g4'], ['g2'], ['g3', 'g5']])
})

it('prefers the first of equally short columns', () => {
  expect(distribute(2, 2, 2, 2, 2, 2)).toEqual([['g0', 'g4'], ['g1', 'g5'], ['g2'], ['g3']])
})

it('counts a title as a line', () => {
  expect(distribute(0, 0, 0, 0, 0, 0, 0, 0)).toEqual([
    ['g0', 'g4'],
    ['g1', 'g5'],
    ['g2', 'g6'],
    ['g3', 'g7'],
  ])
})

it('counts a picture as six lines instead of the group’s links', () => {
  const size = { avif: 'a', webp: 'w', jpg: 'j', width: 1, height: 1 }
  const thumbs = { small: size, medium: size, large: size, xlarge: size, navicon: 'n' }
  expect(getGroupHeight({ ...group(20, 0), menu_thumbs: thumbs })).toBe(
    getGroupHeight({ ...group(0, 0), menu_thumbs: thumbs }),
  )
  expect(getGroupHeight({ ...group(0, 0), menu_thumbs: thumbs })).toBeGreaterThan(getGroupHeight(group(3, 0)))
})

/** Sample menus, the same in each run. */
const menus = Array.from({ length: 200 }, (_, menu) =>
  Array.from({ length: (menu * 7) % 23 }, (_, index) => group((menu * 31 + index * 17) % 11, index)),
)

it('keeps all groups in order, without empty or overfull columns', () => {
  for (const groups of menus) {
    const columns = distributeGroups(groups)
    expect(columns).toHaveLength(Math.min(groups.length, countColumns))
    expect(columns.flat().toSorted((a, b) => groups.indexOf(a) - groups.indexOf(b))).toEqual(groups)
    for (const [index, column] of columns.entries()) {
      const indexes = column.map((g) => groups.indexOf(g))
      expect(indexes[0]).toBe(index)
      expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
      const before = (c: MenuEntry[]) => c.slice(0, -1).reduce((sum, g) => sum + getGroupHeight(g), 0)
      const least = Math.min(...columns.map((c) => c.reduce((sum, g) => sum + getGroupHeight(g), 0)))
      expect(before(column)).toBeLessThanOrEqual(least)
    }
  }
})

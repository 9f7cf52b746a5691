import { expect, test } from 'vitest'
import type { TreePage } from '@/lib/contract/page-tree'
import { findPages, type TreeNode, treeOf } from './tree'

function pageOf(id: number, parent: number | null, title: string | null = `Seite ${id}`): TreePage {
  return {
    id,
    parent,
    title,
    position: 0,
    path: `seite-${id}`,
    url: `/de/seite-${id}`,
    state: 'online',
    is_changed: false,
    revision: 1,
    publish_at: null,
    unpublish_at: null,
    other: { locale: 'en', title: null, url: null, state: null },
  }
}

const shapeOf = (nodes: TreeNode[]): unknown[] =>
  nodes.map(({ page, children }) => [page.id, shapeOf(children)])

test('pages stand below their parents in the order of the list, orphans at the top', () => {
  const pages = [pageOf(1, null), pageOf(3, 1), pageOf(2, 1), pageOf(4, 3), pageOf(9, 8)]
  expect(shapeOf(treeOf(pages))).toEqual([
    [
      1,
      [
        [3, [[4, []]]],
        [2, []],
      ],
    ],
    [9, []],
  ])
})

test('pages are found by title or path, whatever the case', () => {
  const pages = [pageOf(1, null, 'Über uns'), pageOf(2, null, null), pageOf(3, null, 'Satzung')]
  expect(findPages(pages, ' ÜBER ').map(({ id }) => id)).toEqual([1])
  expect(findPages(pages, 'seite-2').map(({ id }) => id)).toEqual([2])
  expect(findPages(pages, '')).toHaveLength(3)
  expect(findPages(pages, 'nirgends')).toEqual([])
})

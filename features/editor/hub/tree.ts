import type { TreePage } from '@/lib/contract/page-tree'

/** A page with the pages below it. */
export interface TreeNode {
  page: TreePage
  children: TreeNode[]
}

/** The list of pages as a tree, in its order; a page whose parent is not in the list stands at the top. */
export function treeOf(pages: readonly TreePage[]): TreeNode[] {
  const nodes = new Map(pages.map((page): [number, TreeNode] => [page.id, { page, children: [] }]))
  const top: TreeNode[] = []
  for (const node of nodes.values()) {
    const parent = node.page.parent === null ? undefined : nodes.get(node.page.parent)
    if (parent) parent.children.push(node)
    else top.push(node)
  }
  return top
}

/** The pages whose title or path has the words, whatever their case; all for no words. */
export function findPages(pages: readonly TreePage[], words: string): TreePage[] {
  const sought = words.trim().toLocaleLowerCase('de')
  return pages.filter(({ title, path }) =>
    [title, path].some((text) => text?.toLocaleLowerCase('de').includes(sought)),
  )
}

import { getName, PdfProblem } from './pdf-values.mjs'

/**
 * Rejects a page tree with a loop, without pages or with too many.
 * @param root root node of the tree, a dictionary
 * @param resolve resolves a reference
 * @throws PdfProblem
 */
export function assertPages(root, resolve, maxPages) {
  if (Number(resolve(root.get('Count'))) > maxPages) throw new PdfProblem('tooComplex')
  const visited = new Set()
  const pending = [root]
  let leaves = 0
  let hasPage = false
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const kids = resolve(node.get('Kids'))
    if (Array.isArray(kids)) {
      // Each node is visited once: a tree that shares nodes has too many paths to walk.
      if (visited.has(node)) throw new PdfProblem('damaged')
      visited.add(node)
      // Inner nodes count as well: a tree has fewer of them than pages.
      if (visited.size + pending.length + kids.length > 2 * maxPages) throw new PdfProblem('tooComplex')
      pending.push(...kids.map((kid) => resolve(kid)).filter((kid) => kid instanceof Map))
    } else {
      leaves += 1
      hasPage ||= getName(resolve(node.get('Type'))) === 'Page'
    }
    if (leaves > maxPages) throw new PdfProblem('tooComplex')
  }
  if (!hasPage) throw new PdfProblem('damaged')
}

import { getName, PdfProblem } from './pdf-values.mjs'

/**
 * Rejects a page tree with a loop, without pages or with too many.
 * @param root root node of the tree, a dictionary
 * @param resolve resolves a reference
 * @throws PdfProblem
 */
export function assertPages(root, resolve, maxPages) {
  if (Number(resolve(root.get('Count'))) > maxPages) throw new PdfProblem('tooComplex')
  const visitedNodes = new Set()
  const pendingNodes = [root]
  let leaves = 0
  let hasPage = false
  for (let node = pendingNodes.pop(); node !== undefined; node = pendingNodes.pop()) {
    const kids = resolve(node.get('Kids'))
    if (Array.isArray(kids)) {
      // Rejects an inner node that is reached twice, because shared nodes may multiply the paths to
      // walk.
      if (visitedNodes.has(node)) throw new PdfProblem('damaged')
      visitedNodes.add(node)
      // Limits inner nodes too. A reasonable tree has at most as many of them as pages.
      if (visitedNodes.size + pendingNodes.length + kids.length > 2 * maxPages)
        throw new PdfProblem('tooComplex')
      pendingNodes.push(...kids.map((kid) => resolve(kid)).filter((kid) => kid instanceof Map))
    } else {
      leaves += 1
      hasPage ||= getName(resolve(node.get('Type'))) === 'Page'
    }
    if (leaves > maxPages) throw new PdfProblem('tooComplex')
  }
  if (!hasPage) throw new PdfProblem('damaged')
}

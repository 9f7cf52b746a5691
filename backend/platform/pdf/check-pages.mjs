import { getName, PdfError } from './pdf-values.mjs'

/** Asserts that a page tree has pages, no loops and at most `maxPages` pages. @throws PdfError */
export function assertPages(root, resolve, maxPages) {
  if (Number(resolve(root.get('Count'))) > maxPages) throw new PdfError('tooComplex')
  const visitedNodes = new Set()
  const pendingNodes = [root]
  let leaves = 0
  let hasPage = false
  for (let node = pendingNodes.pop(); node !== undefined; node = pendingNodes.pop()) {
    const kids = resolve(node.get('Kids'))
    if (Array.isArray(kids)) {
      // Shared inner nodes are rejected, because they can multiply the paths to walk.
      if (visitedNodes.has(node)) throw new PdfError('damaged')
      visitedNodes.add(node)
      // A valid tree has at most as many inner nodes as pages.
      if (visitedNodes.size + pendingNodes.length + kids.length > 2 * maxPages) throw new PdfError('tooComplex')
      pendingNodes.push(...kids.map((kid) => resolve(kid)).filter((kid) => kid instanceof Map))
    } else {
      leaves += 1
      hasPage ||= getName(resolve(node.get('Type'))) === 'Page'
    }
    if (leaves > maxPages) throw new PdfError('tooComplex')
  }
  if (!hasPage) throw new PdfError('damaged')
}

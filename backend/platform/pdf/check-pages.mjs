import { nameOf, PdfProblem } from './pdf-values.mjs'

/**
 * Refuses a tree of pages that has a loop, no page or too many.
 * @param root the tree's uppermost node, a dictionary
 * @param resolve the value behind a reference
 * @throws PdfProblem
 */
export function checkPages(root, resolve, maxPages) {
  if (Number(resolve(root.get('Count'))) > maxPages) throw new PdfProblem('tooComplex')
  const seen = new Set()
  const waiting = [root]
  let leaves = 0
  let hasPage = false
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const kids = resolve(node.get('Kids'))
    if (Array.isArray(kids)) {
      // Each node is visited once, since a tree that branches into itself has more ways than can be walked.
      if (seen.has(node)) throw new PdfProblem('damaged')
      seen.add(node)
      // Nodes count as well: a tree has fewer of them than pages.
      if (seen.size + waiting.length + kids.length > 2 * maxPages) throw new PdfProblem('tooComplex')
      waiting.push(...kids.map((kid) => resolve(kid)).filter((kid) => kid instanceof Map))
    } else {
      leaves += 1
      hasPage ||= nameOf(resolve(node.get('Type'))) === 'Page'
    }
    if (leaves > maxPages) throw new PdfProblem('tooComplex')
  }
  if (!hasPage) throw new PdfProblem('damaged')
}

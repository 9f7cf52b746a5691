import { Parser } from 'htmlparser2'
import type { HtmlElement, HtmlNode } from './html-node'

/** Elements whose content is code instead of text. */
const codeElements = new Set(['script', 'style'])

/** Parses HTML and returns its nodes. Comments, scripts and styles are omitted. */
export function parseHtml(html: string): HtmlNode[] {
  const nodes: HtmlNode[] = []
  const openElements: HtmlElement[] = []
  const append = (node: HtmlNode) => (openElements.at(-1)?.children ?? nodes).push(node)
  const isInCode = () => codeElements.has(openElements.at(-1)?.name ?? '')
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: HtmlElement = { type: 'element', name, attributes, children: [] }
      if (!codeElements.has(name)) append(element)
      openElements.push(element)
    },
    ontext(data) {
      if (isInCode()) return
      const last = (openElements.at(-1)?.children ?? nodes).at(-1)
      if (last?.type === 'text') last.data += data
      else append({ type: 'text', data })
    },
    onclosetag: () => openElements.pop(),
  })
  parser.end(html)
  return nodes
}

import type { HtmlNode } from './html-node'

/** Elements whose content is code. */
const codeElements = new Set(['script', 'style'])

/**
 * Parses HTML like `parse-html.ts`, with the parsers of the browser. Nothing in it is loaded.
 * Sanitized HTML is well-formed XML: an HTML parser would move elements that the server keeps in
 * place.
 */
export function parseHtml(html: string): HtmlNode[] {
  return toNodes(parseXml(html) ?? parseTagSoup(html))
}

function parseXml(html: string): ParentNode | null {
  const source = `<body xmlns="http://www.w3.org/1999/xhtml">${html}</body>`
  const document = new DOMParser().parseFromString(source, 'application/xhtml+xml')
  return document.querySelector('parsererror') ? null : document.documentElement
}

function parseTagSoup(html: string): ParentNode {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

function toNodes({ childNodes }: Pick<Node, 'childNodes'>): HtmlNode[] {
  return [...childNodes].flatMap(toNode)
}

/** Omits comments, scripts and styles. */
function toNode(node: ChildNode): HtmlNode[] {
  if (node instanceof Text) return [{ type: 'text', data: node.data }]
  if (!(node instanceof Element) || codeElements.has(node.localName)) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  return [{ type: 'element', name: node.localName, attributes, children: toNodes(node) }]
}

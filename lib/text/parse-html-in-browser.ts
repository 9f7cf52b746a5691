import type { HtmlElement, HtmlNode } from './html-node'

/**
 * Matches, in this order: comments, code with its content, declarations, tags, and texts. A `<`
 * that starts none of these is a text.
 */
const tokenPattern = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    '<(script|style)\\b[^>]*>[^]*?(?:</\\1\\s*>|$)',
    '<[!?][^>]*>',
    '<(?<end>/?)(?<name>[a-z][^\\s/<>]*)(?<attributes>(?:"[^"]*"|\'[^\']*\'|[^\'"<>])*)>',
    '(?<text>[^<]+|<)',
  ].join('|'),
  'gi',
)

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

const entityPattern = /&(?:#\w+|[a-z][a-z\d]*);?/gi

/** In attributes an entity must end with a semicolon, because `&copy=1` is part of an address. */
const terminatedEntityPattern = /&(?:#\w+|[a-z][a-z\d]*);/gi

const voidElements = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param'],
  ...['source', 'track', 'wbr'],
])

/** Elements that end an open paragraph when they start. */
const blocks = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'pre', 'table', 'hr'],
  ...['blockquote', 'div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'details'],
  ...['address', 'fieldset', 'figcaption', 'figure', 'form'],
]

/** For each element, the open elements that its start tag ends. */
const impliedEnds: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(blocks.map((block) => [block, ['p']])),
  li: ['li', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
}

/**
 * Parses HTML like `parse-html.ts`, but without its library. The browser's own parser cannot be
 * used. It moves elements that the parser of the server leaves in place, and it creates documents,
 * in which the content security policy refuses styles.
 */
export function parseHtml(html: string): HtmlNode[] {
  const nodes: HtmlNode[] = []
  const openElements: HtmlElement[] = []
  const getSiblings = () => openElements.at(-1)?.children ?? nodes
  for (const { groups: { end, name = '', attributes = '', text } = {} } of html.matchAll(tokenPattern)) {
    if (text) appendText(getSiblings(), decodeEntities(text, entityPattern))
    else if (end) closeElement(openElements, name.toLowerCase())
    else if (name) {
      const element = createElement(name.toLowerCase(), attributes)
      endImplied(openElements, element.name)
      getSiblings().push(element)
      if (!voidElements.has(element.name)) openElements.push(element)
    }
  }
  return nodes
}

function createElement(name: string, attributes: string): HtmlElement {
  const entries = [...attributes.matchAll(attributePattern)].map(
    ([, key = '', quoted, singleQuoted, bare]) =>
      [key.toLowerCase(), decodeEntities(quoted ?? singleQuoted ?? bare ?? '', terminatedEntityPattern)] as const,
  )
  // If an attribute is repeated, the first one counts.
  return { type: 'element', name, attributes: Object.fromEntries(entries.toReversed()), children: [] }
}

function appendText(siblings: HtmlNode[], data: string): void {
  const last = siblings.at(-1)
  if (last?.type === 'text') last.data += data
  else siblings.push({ type: 'text', data })
}

/**
 * Closes the innermost open element with this name, and all elements in it. An end tag without an
 * open element is ignored.
 */
function closeElement(openElements: HtmlElement[], name: string): void {
  const index = openElements.findLastIndex((element) => element.name === name)
  if (index >= 0) openElements.length = index
}

function endImplied(openElements: HtmlElement[], name: string): void {
  const endedNames = impliedEnds[name] ?? []
  while (endedNames.includes(openElements.at(-1)?.name ?? '')) openElements.pop()
}

/**
 * Decodes entities with a text area. In a text area, the browser decodes all entities
 * and parses no tags.
 */
function decodeEntities(text: string, pattern: RegExp): string {
  if (!text.includes('&')) return text
  const area = document.createElement('textarea')
  return text.replaceAll(pattern, (code) => {
    area.innerHTML = code
    return area.value
  })
}

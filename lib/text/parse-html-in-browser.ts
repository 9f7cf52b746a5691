import type { HtmlElement, HtmlNode } from './html-node'

/** Comments and code with their content, declarations, tags, and texts. A lone `<` is a text. */
const tokens = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    '<(script|style)\\b[^>]*>[^]*?(?:</\\1\\s*>|$)',
    '<[!?][^>]*>',
    '<(?<end>/?)(?<name>[a-z][^\\s/<>]*)(?<attributes>(?:"[^"]*"|\'[^\']*\'|[^\'"<>])*)>',
    '(?<text>[^<]+|<)',
  ].join('|'),
  'gi',
)

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

const entity = /&(?:#\w+|[a-z][a-z\d]*);?/gi

/** In attributes `&copy=1` is a part of an address. */
const endedEntity = /&(?:#\w+|[a-z][a-z\d]*);/gi

const voidElements = new Set(
  ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param'].concat([
    'source',
    'track',
    'wbr',
  ]),
)

/** The elements that end an open paragraph where they start. */
const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'pre', 'table', 'hr'].concat(
  ['blockquote', 'div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'details'],
  ['address', 'fieldset', 'figcaption', 'figure', 'form'],
)

/** The open elements that end where one of the named elements starts. */
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
 * Parses HTML like `parse-html.ts`, without its library. The parsers of browsers move elements that
 * the server keeps in place, and the content security policy refuses styles in the documents that
 * they make, even in those of their error messages.
 */
export function parseHtml(html: string): HtmlNode[] {
  const nodes: HtmlNode[] = []
  const openElements: HtmlElement[] = []
  const getSiblings = () => openElements.at(-1)?.children ?? nodes
  for (const { groups: { end, name = '', attributes = '', text } = {} } of html.matchAll(tokens)) {
    if (text) appendText(getSiblings(), decodeEntities(text, entity))
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
  const entries = [...attributes.matchAll(attribute)].map(
    ([, key = '', quoted, singleQuoted, bare]) =>
      [key.toLowerCase(), decodeEntities(quoted ?? singleQuoted ?? bare ?? '', endedEntity)] as const,
  )
  // The first of two equal attributes is valid.
  return { type: 'element', name, attributes: Object.fromEntries(entries.toReversed()), children: [] }
}

function appendText(siblings: HtmlNode[], data: string): void {
  const last = siblings.at(-1)
  if (last?.type === 'text') last.data += data
  else siblings.push({ type: 'text', data })
}

/** Closes the innermost open element of a name, with those in it. An end tag of none is ignored. */
function closeElement(openElements: HtmlElement[], name: string): void {
  const index = openElements.findLastIndex((element) => element.name === name)
  if (index >= 0) openElements.length = index
}

function endImplied(openElements: HtmlElement[], name: string): void {
  const endedNames = impliedEnds[name] ?? []
  while (endedNames.includes(openElements.at(-1)?.name ?? '')) openElements.pop()
}

/** Browsers know all entities. In a text area, they parse no tags. */
function decodeEntities(text: string, pattern: RegExp): string {
  if (!text.includes('&')) return text
  const area = document.createElement('textarea')
  return text.replaceAll(pattern, (code) => {
    area.innerHTML = code
    return area.value
  })
}

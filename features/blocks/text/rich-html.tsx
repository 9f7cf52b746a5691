import { Fragment, type ReactNode } from 'react'
import { parseHtml } from '#parse-html'
import { SmartLink } from '@/components/link/smart-link'
import { isHiddenElement } from '@/lib/text/hidden-element'
import type { HtmlNode } from '@/lib/text/html-node'
import { parseListNumbering } from '@/lib/text/list-numbering'
import { Passage } from './passage'

/** The elements of rich text (spec §5), by the elements in the source. */
const elements = { p: 'p', ul: 'ul', li: 'li', b: 'strong', strong: 'strong', i: 'em', em: 'em' } as const

function isAllowedElement(name: string): name is keyof typeof elements {
  return Object.hasOwn(elements, name)
}

/** The maximum nesting that is rendered. Deeper code could exhaust the stack. */
const depthLimit = 40

function renderNodes(nodes: readonly HtmlNode[], depth: number): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes are never reordered.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, depth)}</Fragment>)
}

function renderNode(node: HtmlNode, depth: number): ReactNode {
  if (node.type === 'text') return node.data
  if (depth > depthLimit || isHiddenElement(node.name, node.attributes)) return null
  if (node.name === 'br') return <br />
  const children = renderNodes(node.children, depth + 1)
  if (node.name === 'a' && node.attributes.href)
    return (
      <SmartLink href={node.attributes.href} opensInNewTab={node.attributes.target === '_blank'}>
        {children}
      </SmartLink>
    )
  if (node.name === 'span') return <Passage lang={node.attributes.lang}>{children}</Passage>
  if (node.name === 'ol') return <ol {...parseListNumbering(node.attributes)}>{children}</ol>
  if (!isAllowedElement(node.name)) return children
  const Element = elements[node.name]
  return <Element>{children}</Element>
}

/**
 * Renders the HTML of a rich text: paragraphs, lists, bold, italic, line breaks, links and passages
 * in another language. Of other elements, only the text is rendered. The backend sanitizes the
 * HTML. Building elements with only validated addresses and languages makes the output safe as
 * well.
 */
export function RichHtml({ html }: { html: string }) {
  return <RichNodes nodes={parseHtml(html)} />
}

/** Renders nodes of a parsed rich text like `RichHtml`. */
export function RichNodes({ nodes }: { nodes: readonly HtmlNode[] }) {
  return renderNodes(nodes, 0)
}

import { ElementType, parseDocument } from 'htmlparser2'
import { Fragment, type ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import { isHiddenElement } from '@/lib/text/hidden-element'
import { parseListNumbering } from '@/lib/text/list-numbering'
import { Passage } from './passage'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** The elements of rich text (spec §5), by the elements in the source. */
const elements = {
  p: 'p',
  ul: 'ul',
  li: 'li',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
} as const

function isAllowedElement(name: string): name is keyof typeof elements {
  return Object.hasOwn(elements, name)
}

/** The maximum nesting that is rendered; deeper code is an attack on the stack. */
const depthLimit = 40

function renderNodes(nodes: readonly Node[], depth: number): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes are never reordered.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, depth)}</Fragment>)
}

function renderNode(node: Node, depth: number): ReactNode {
  if (node.type === ElementType.Text) return node.data
  // Scripts, styles and comments are not of type Tag: they are omitted with their content.
  if (node.type !== ElementType.Tag || depth > depthLimit) return null
  if (isHiddenElement(node.name, node.attribs)) return null
  if (node.name === 'br') return <br />
  const children = renderNodes(node.children, depth + 1)
  if (node.name === 'a' && node.attribs.href)
    return (
      <SmartLink href={node.attribs.href} newTab={node.attribs.target === '_blank'}>
        {children}
      </SmartLink>
    )
  if (node.name === 'span') return <Passage lang={node.attribs.lang}>{children}</Passage>
  if (node.name === 'ol') return <ol {...parseListNumbering(node.attribs)}>{children}</ol>
  if (!isAllowedElement(node.name)) return children
  const Element = elements[node.name]
  return <Element>{children}</Element>
}

/**
 * Renders the HTML of a rich text: paragraphs, lists, bold, italic, line breaks, links and passages
 * in another language; for other elements only the text. In addition to the sanitizing backend,
 * building elements with only validated addresses and languages makes the output safe.
 */
export function RichHtml({ html }: { html: string }) {
  return <RichNodes nodes={parseDocument(html).children} />
}

/** Renders nodes of a parsed rich text like `RichHtml`. */
export function RichNodes({ nodes }: { nodes: readonly Node[] }) {
  return renderNodes(nodes, 0)
}

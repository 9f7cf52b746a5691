import { ElementType, parseDocument } from 'htmlparser2'
import { Fragment, type ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import { Passage } from './passage'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** The elements of rich text (spec §5) and those that they are rendered as. */
const elements = {
  p: 'p',
  ul: 'ul',
  ol: 'ol',
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
  // biome-ignore lint/suspicious/noArrayIndexKey: the list is parsed anew from one string and never reordered.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, depth)}</Fragment>)
}

function renderNode(node: Node, depth: number): ReactNode {
  if (node.type === ElementType.Text) return node.data
  // Scripts, styles and comments are not of type Tag: they are left out with their content.
  if (node.type !== ElementType.Tag || depth > depthLimit) return null
  if (node.name === 'br') return <br />
  const children = renderNodes(node.children, depth + 1)
  if (node.name === 'a' && node.attribs.href)
    return (
      <SmartLink href={node.attribs.href} newTab={node.attribs.target === '_blank'}>
        {children}
      </SmartLink>
    )
  if (node.name === 'span') return <Passage lang={node.attribs.lang}>{children}</Passage>
  if (!isAllowedElement(node.name)) return children
  const Element = elements[node.name]
  return <Element>{children}</Element>
}

/**
 * HTML of a rich text as elements: paragraphs, lists, bold, italic, line breaks, links and passages in another language; of
 * everything else only the text. The backend sanitizes on the way in; building elements, with no attribute but a checked address
 * or language, makes it safe on the way out as well, whichever backend answers.
 */
export function RichHtml({ html }: { html: string }) {
  return <RichNodes nodes={parseDocument(html).children} />
}

/** The same of a part of a document that is parsed already. */
export function RichNodes({ nodes }: { nodes: readonly Node[] }) {
  return renderNodes(nodes, 0)
}

import { ElementType, parseDocument } from 'htmlparser2'
import { createElement, Fragment, type ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import { allowedAttributes, isAllowedElement, isVoidElement } from './allowed'
import { HtmlFrame } from './html-frame'
import { TableRegion } from './table-region'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Nested deeper than anybody writes: an attack on the stack, shown no further. */
const depthLimit = 40

function renderNodes(nodes: readonly Node[], depth: number): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the list is parsed anew from one string and never reordered.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, depth)}</Fragment>)
}

function renderNode(node: Node, depth: number): ReactNode {
  if (node.type === ElementType.Text) return node.data
  // Scripts, styles and comments are other types than Tag: they and what is in them are left out.
  if (node.type !== ElementType.Tag || depth > depthLimit) return null
  if (node.name === 'iframe')
    return <HtmlFrame src={node.attribs.src ?? ''} title={node.attribs.title ?? ''} />
  const children = renderNodes(node.children, depth + 1)
  if (node.name === 'a' && node.attribs.href) {
    return (
      <SmartLink href={node.attribs.href} newTab={node.attribs.target === '_blank'}>
        {children}
      </SmartLink>
    )
  }
  if (!isAllowedElement(node.name)) return children
  const attributes = allowedAttributes(node.name, node.attribs)
  if (node.name === 'img' && !attributes.src) return null
  if (isVoidElement(node.name)) return createElement(node.name, attributes)
  const element = createElement(node.name, attributes, ...children)
  return node.name === 'table' ? <TableRegion>{element}</TableRegion> : element
}

/**
 * Hand-written HTML as elements: of everything that is not allowed only the text, of attributes only harmless ones, frames
 * only of known services and behind their consent. The backend sanitises on the way in; this makes it safe on the way
 * out as well, whichever backend answers.
 */
export function HtmlContent({ html }: { html: string }) {
  return renderNodes(parseDocument(html).children, 0)
}

import { createElement, Fragment, type ReactNode } from 'react'
import { parseHtml } from '#parse-html'
import { SmartLink } from '@/components/link/smart-link'
import { getLongWordAttribute } from '@/components/record/long-word'
import { ConsentFrame } from '@/features/consent/components/consent-frame'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'
import { isHiddenElement } from '@/lib/text/hidden-element'
import type { HtmlElement, HtmlNode } from '@/lib/text/html-node'
import { Passage } from '../text/passage'
import {
  inlineElements,
  isAllowed,
  parseWholeNumber,
  phrasingElements,
  requiredParents,
  strictElements,
  toAllowedAttributes,
} from './elements'
import styles from './view.module.css'

export interface HtmlCodeTexts {
  /** The name of a table without a caption. */
  table: string
  /** The title of a frame without a title, by the name of its service. */
  frame: (service: string) => string
}

/** The context of a node. */
interface RenderContext {
  texts: HtmlCodeTexts
  parent: string
  /** True inside an element that contains only inline content. */
  isInline: boolean
  isInLink: boolean
  depth: number
}

/** The maximum nesting that is rendered. Deeper code could exhaust the stack. */
const depthLimit = 40

const textOnlyElements: ReadonlySet<string> = new Set(phrasingElements)
const mediaPathPattern = /^\/media\/(?!.*\.\.)[\w./-]+$/
const pixelsPattern = /^\d{1,4}$/

function getText(node: HtmlNode): string {
  return node.type === 'text' ? node.data : node.children.map(getText).join('')
}

function getTagName(node: HtmlNode): string {
  return node.type === 'element' ? node.name : ''
}

/** Returns true if the nodes contain block elements, down to the maximum depth. */
function hasBlocks(nodes: readonly HtmlNode[], depth: number): boolean {
  if (depth > depthLimit) return false
  return nodes.some(
    (node) =>
      node.type === 'element' &&
      ((isAllowed(node.name) && !inlineElements.has(node.name)) ||
        ['iframe', 'hr'].includes(node.name) ||
        hasBlocks(node.children, depth + 1)),
  )
}

function renderNodes(nodes: readonly HtmlNode[], context: RenderContext): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes are never reordered.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, context)}</Fragment>)
}

function renderNode(node: HtmlNode, context: RenderContext): ReactNode {
  const { parent } = context
  if (node.type === 'text') return strictElements.has(parent) ? null : node.data
  if (context.depth > depthLimit || isHiddenElement(node.name, node.attributes)) return null
  if (strictElements.has(parent) && !requiredParents[node.name]?.includes(parent))
    return renderMisplacedChild(node, context)
  if (childlessElements.has(node.name)) return renderChildless(node.name, node.attributes, context)
  const innerContext = { ...context, depth: context.depth + 1 }
  if (node.name === 'a') return renderLink(node.attributes, node.children, innerContext)
  return renderElement(node.name, node.attributes, node.children, innerContext)
}

type Attributes = HtmlElement['attributes']

const childlessElements: ReadonlySet<string> = new Set(['br', 'img', 'hr', 'iframe'])

function renderChildless(name: string, attributes: Attributes, { isInline, texts }: RenderContext): ReactNode {
  if (name === 'br') return <br />
  if (name === 'img') return <LibraryPicture attributes={attributes} />
  if (isInline) return null
  return name === 'hr' ? <hr /> : <Frame attributes={attributes} texts={texts} />
}

function renderLink({ href, target }: Attributes, children: readonly HtmlNode[], context: RenderContext): ReactNode {
  if (!href || context.isInLink) return renderNodes(children, context)
  return (
    <SmartLink href={href} opensInNewTab={target === '_blank'}>
      {renderNodes(children, { ...context, parent: 'a', isInline: true, isInLink: true })}
    </SmartLink>
  )
}

/** Returns true if an element is allowed in its context. Else browsers close or move the parent. */
function isAllowedInContext(name: string, { isInline, parent }: RenderContext): boolean {
  if (isInline && !inlineElements.has(name)) return false
  return requiredParents[name]?.includes(parent) ?? true
}

function renderElement(
  name: string,
  attributes: Attributes,
  children: readonly HtmlNode[],
  context: RenderContext,
): ReactNode {
  if (name === 'span') return <Passage lang={attributes.lang}>{renderNodes(children, context)}</Passage>
  if (!isAllowed(name) || !isAllowedInContext(name, context)) return renderNodes(children, context)
  // Browsers end a paragraph before a table or a frame inside it.
  if (name === 'p' && hasBlocks(children, context.depth))
    return <div>{renderNodes(children, { ...context, parent: 'div' })}</div>
  const isInline = context.isInline || textOnlyElements.has(name)
  const content = renderNodes(children, { ...context, parent: name, isInline })
  if (name === 'table')
    return <ScrollingTable name={findCaption(children) || context.texts.table}>{content}</ScrollingTable>
  const wordAttribute = name === 'h2' ? getLongWordAttribute(children.map(getText).join('')) : {}
  return createElement(name, { ...toAllowedAttributes(name, attributes), ...wordAttribute }, ...content)
}

/** Adds a body to a table row that has none, as browsers do. Omits other misplaced elements. */
function renderMisplacedChild(node: HtmlNode, context: RenderContext): ReactNode {
  if (context.parent !== 'table' || getTagName(node) !== 'tr') return null
  return <tbody>{renderNode(node, { ...context, parent: 'tbody' })}</tbody>
}

function findCaption(children: readonly HtmlNode[]): string {
  const caption = children.find((child) => getTagName(child) === 'caption')
  return caption ? getText(caption).trim() : ''
}

/** A table too wide for its container scrolls in a focusable region (WCAG 2.1.1). */
function ScrollingTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: for scrolling by keyboard (WCAG 2.1.1).
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

/** A picture of the media library of this site; pictures from other addresses are omitted. */
function LibraryPicture({ attributes }: { attributes: Attributes }) {
  const { src = '', alt = '', width, height } = attributes
  if (!mediaPathPattern.test(src)) return null
  return (
    <img
      src={src}
      alt={alt}
      width={parseWholeNumber(width, pixelsPattern)}
      height={parseWholeNumber(height, pixelsPattern)}
      loading="lazy"
      decoding="async"
    />
  )
}

/** The frame of a known service, after consent; other frames are omitted. */
function Frame({ attributes, texts }: { attributes: Attributes; texts: HtmlCodeTexts }) {
  const embed = findEmbed(attributes.src ?? '')
  if (!embed) return null
  const { kind, name } = embedServices[embed.service]
  const height = parseWholeNumber(attributes.height, pixelsPattern)
  const shape = kind === 'video' || height === undefined ? '16/9' : { height }
  return <ConsentFrame embed={embed} title={attributes.title || texts.frame(name)} shape={shape} />
}

/**
 * Renders the code of an HTML block as elements of an allow-list: no scripts or styles, pictures of
 * this site only, frames of known services after consent. The backend sanitizes the code. Building
 * elements makes the output safe as well, and its nesting is one that browsers do not change.
 */
export function HtmlCode({ html, texts }: { html: string; texts: HtmlCodeTexts }) {
  return renderNodes(parseHtml(html), { texts, parent: '', isInline: false, isInLink: false, depth: 0 })
}

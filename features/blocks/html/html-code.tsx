import { ElementType, parseDocument } from 'htmlparser2'
import { createElement, Fragment, type ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import { ConsentFrame } from '@/features/consent/components/consent-frame'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'
import { Passage } from '../text/passage'
import { attributesOf, inline, isShown, parents, phrasing, strict, wholeNumber } from './elements'
import styles from './view.module.css'

type Node = ReturnType<typeof parseDocument>['children'][number]

export interface HtmlCodeTexts {
  /** The name of a table without a caption. */
  table: string
  /** The title of a frame without one, by its service's name. */
  frame: (service: string) => string
}

/** The context of a node. */
interface RenderContext {
  texts: HtmlCodeTexts
  parent: string
  /** Inside an element that contains only inline content. */
  inLine: boolean
  inLink: boolean
  depth: number
}

/** The maximum nesting that is rendered; deeper code is an attack on the stack. */
const depthLimit = 40

const textOnly: ReadonlySet<string> = new Set(phrasing)
const ownMedia = /^\/media\/(?!.*\.\.)[\w./-]+$/
const measure = /^\d{1,4}$/

function textOf(node: Node): string {
  if (node.type === ElementType.Text) return node.data
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function nameOf(node: Node): string {
  return node.type === ElementType.Tag ? node.name : ''
}

/** Whether a node contains blocks, down to the depth that is shown. */
function holdsBlocks(nodes: readonly Node[], depth: number): boolean {
  if (depth > depthLimit) return false
  return nodes.some(
    (node) =>
      node.type === ElementType.Tag &&
      ((isShown(node.name) && !inline.has(node.name)) ||
        ['iframe', 'hr'].includes(node.name) ||
        holdsBlocks(node.children, depth + 1)),
  )
}

function renderNodes(nodes: readonly Node[], context: RenderContext): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the list is parsed anew from one string and never reordered.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, context)}</Fragment>)
}

function renderNode(node: Node, context: RenderContext): ReactNode {
  const { parent } = context
  if (node.type === ElementType.Text) return strict.has(parent) ? null : node.data
  // Scripts, styles and comments are not of type Tag: they are left out with their content.
  if (node.type !== ElementType.Tag || context.depth > depthLimit) return null
  if (strict.has(parent) && !parents[node.name]?.includes(parent)) return looseChild(node, context)
  if (childless.has(node.name)) return renderChildless(node.name, node.attribs, context)
  const inner = { ...context, depth: context.depth + 1 }
  if (node.name === 'a') return renderLink(node.attribs, node.children, inner)
  return renderElement(node.name, node.attribs, node.children, inner)
}

type Attributes = Record<string, string>

const childless: ReadonlySet<string> = new Set(['br', 'img', 'hr', 'iframe'])

function renderChildless(name: string, attributes: Attributes, { inLine, texts }: RenderContext): ReactNode {
  if (name === 'br') return <br />
  if (name === 'img') return <OwnPicture attributes={attributes} />
  if (inLine) return null
  return name === 'hr' ? <hr /> : <Frame attributes={attributes} texts={texts} />
}

function renderLink(
  { href, target }: Attributes,
  children: readonly Node[],
  context: RenderContext,
): ReactNode {
  if (!href || context.inLink) return renderNodes(children, context)
  return (
    <SmartLink href={href} newTab={target === '_blank'}>
      {renderNodes(children, { ...context, parent: 'a', inLine: true, inLink: true })}
    </SmartLink>
  )
}

/**
 * Whether an element is allowed in its context; browsers would close or move the surrounding one otherwise.
 */
function fits(name: string, { inLine, parent }: RenderContext): boolean {
  return (inline.has(name) || !inLine) && (parents[name]?.includes(parent) ?? true)
}

function renderElement(
  name: string,
  attributes: Attributes,
  children: readonly Node[],
  context: RenderContext,
): ReactNode {
  if (name === 'span') return <Passage lang={attributes.lang}>{renderNodes(children, context)}</Passage>
  if (!isShown(name) || !fits(name, context)) return renderNodes(children, context)
  // A paragraph around a table or a frame would end before it.
  if (name === 'p' && holdsBlocks(children, context.depth))
    return <div>{renderNodes(children, { ...context, parent: 'div' })}</div>
  const inLine = context.inLine || textOnly.has(name)
  const content = renderNodes(children, { ...context, parent: name, inLine })
  if (name === 'table')
    return <ScrollingTable name={captionOf(children) || context.texts.table}>{content}</ScrollingTable>
  return createElement(name, attributesOf(name, attributes), ...content)
}

/** Rows of a table without a body get one, as in browsers; other misplaced elements are left out. */
function looseChild(node: Node, context: RenderContext): ReactNode {
  if (context.parent !== 'table' || nameOf(node) !== 'tr') return null
  return <tbody>{renderNode(node, { ...context, parent: 'tbody' })}</tbody>
}

function captionOf(children: readonly Node[]): string {
  const caption = children.find((child) => nameOf(child) === 'caption')
  return caption ? textOf(caption).trim() : ''
}

/** A table too wide for its container scrolls in a focusable region (WCAG 2.1.1). */
function ScrollingTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key (WCAG 2.1.1).
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

/** A picture of this site's own media library; one from elsewhere is left out. */
function OwnPicture({ attributes }: { attributes: Record<string, string> }) {
  const { src = '', alt = '', width, height } = attributes
  if (!ownMedia.test(src)) return null
  return (
    <img
      src={src}
      alt={alt}
      width={wholeNumber(width, measure)}
      height={wholeNumber(height, measure)}
      loading="lazy"
      decoding="async"
    />
  )
}

/** The frame of a known service, after consent; any other is left out. */
function Frame({ attributes, texts }: { attributes: Record<string, string>; texts: HtmlCodeTexts }) {
  const embed = findEmbed(attributes.src ?? '')
  if (!embed) return null
  const { kind, name } = embedServices[embed.service]
  const height = wholeNumber(attributes.height, measure)
  const shape = kind === 'video' || height === undefined ? '16/9' : { height }
  return <ConsentFrame embed={embed} title={attributes.title || texts.frame(name)} shape={shape} />
}

/**
 * Renders the code of an HTML block as elements of an allow-list: no scripts or styles, pictures of this site only,
 * frames of known services after consent. The backend sanitizes input; building elements makes the
 * output safe as well, with a nesting that browsers do not change.
 */
export function HtmlCode({ html, texts }: { html: string; texts: HtmlCodeTexts }) {
  return renderNodes(parseDocument(html).children, {
    texts,
    parent: '',
    inLine: false,
    inLink: false,
    depth: 0,
  })
}

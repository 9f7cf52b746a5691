import { Fragment, type ReactNode } from 'react'
import { z } from 'zod'
import { SmartLink } from '@/components/link/smart-link'
import { parseListNumbering } from '@/lib/text/list-numbering'
import { Passage } from './passage'

/**
 * One node of a Tiptap (ProseMirror) document. Its content is validated node by node, down to
 * `depthLimit`.
 */
const nodeSchema = z.object({
  type: z.string(),
  text: z.string().catch(''),
  marks: z.array(z.unknown()).catch([]),
  content: z.array(z.unknown()).catch([]),
  attrs: z.object({ start: z.unknown(), type: z.unknown() }).partial().catch({}),
})

const markSchema = z.object({
  type: z.string(),
  attrs: z
    .object({ href: z.string().catch(''), target: z.string().catch(''), lang: z.string().catch('') })
    .optional()
    .catch(undefined),
})

/** The elements of rich text (spec §5); for other nodes only the text is rendered. */
const elements = new Map<string, 'p' | 'ul' | 'li'>([
  ['paragraph', 'p'],
  ['bulletList', 'ul'],
  ['listItem', 'li'],
])

/** The maximum nesting that is rendered. Deeper documents could exhaust the stack. */
const depthLimit = 40

function renderNodes(nodes: readonly unknown[], depth: number): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes are never reordered.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, depth)}</Fragment>)
}

function renderNode(value: unknown, depth: number): ReactNode {
  const node = nodeSchema.safeParse(value).data
  if (!node || depth > depthLimit) return null
  if (node.type === 'text') return node.marks.slice(0, depthLimit).reduceRight(wrapInMark, node.text)
  if (node.type === 'hardBreak') return <br />
  const children = renderNodes(node.content, depth + 1)
  if (node.type === 'orderedList') return <ol {...parseListNumbering(node.attrs)}>{children}</ol>
  const Element = elements.get(node.type)
  return Element ? <Element>{children}</Element> : children
}

function wrapInMark(children: ReactNode, value: unknown): ReactNode {
  const mark = markSchema.safeParse(value).data
  if (mark?.type === 'bold') return <strong>{children}</strong>
  if (mark?.type === 'italic') return <em>{children}</em>
  if (mark?.type === 'language') return <Passage lang={mark.attrs?.lang}>{children}</Passage>
  if (mark?.type === 'link' && mark.attrs?.href)
    return (
      <SmartLink href={mark.attrs.href} opensInNewTab={mark.attrs.target === '_blank'}>
        {children}
      </SmartLink>
    )
  return children
}

/** Renders a Tiptap document as the same safe elements as RichHtml, without loading Tiptap. */
export function RichDoc({ doc }: { doc: object }) {
  return renderNode(doc, 0)
}

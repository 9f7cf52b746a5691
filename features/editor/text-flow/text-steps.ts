import type { PastedPart } from '@/features/blocks/block-editor'
import { editorOf, pastedBlock } from '@/features/blocks/editors'
import { listTexts } from '../block-names/excerpt'
import { type EditorDocument, findPosition, type Node, type Tree } from '../core/document'
import type { Operation } from '../core/operations'
import { isAllowed } from '../core/placement'
import type { CaretPlace } from '../inline-text/caret-place'
import type { TextEdge } from '../inline-text/text-edge'
import { joinHtml, lengthOf, paragraphOf, takeFirstLine } from './text-parts'

/** A change of texts, one step of undo, and where one goes on writing. */
export interface TextStep {
  operation: Operation
  key: string
  caret: CaretPlace
}

interface Written {
  key: string
  field: string
}

type Split = Extract<TextEdge, { type: 'split' }>
type Turn = Extract<TextEdge, { type: 'turn' }>
type Block = Pick<Node, 'model' | 'data'>

/**
 * Enter: a headline, the end of a quotation, or a text at an empty line, ends here, and what stood behind is a text of its own.
 * @returns null where the block cannot be split
 */
export function splitText(
  document: EditorDocument,
  { key, field }: Written,
  { before, after }: Split,
  newKey: () => string,
): TextStep | null {
  const node = document.nodes.get(key)
  const position = findPosition(document, key)
  if (!node || !position || field !== mainField(node)) return null
  const isHeading = takes(node, 'heading')
  const isText = takes(node, 'richText')
  if (!isHeading && !isText && !(takes(node, 'quotation') && after === '')) return null
  const text = (html: string) => blockOf({ kind: 'richText', html }, newKey)
  // At its start, a headline gets a text above it.
  if (isHeading && before === '' && after !== '') {
    const above = text('')
    return above && allowed(document, [{ type: 'insert', position, tree: above }], key)
  }
  const tree = text(isText ? after : paragraphOf(after))
  if (!tree) return null
  const behind = { ...position, index: position.index + 1 }
  const operations: Operation[] = [
    { type: 'change', key, fields: { [field]: before } },
    { type: 'insert', position: behind, tree },
  ]
  return allowed(document, operations, tree.key)
}

/** Enter where nothing follows: a text behind the block. @returns null where no text may stand */
export function beginTextBehind(
  document: EditorDocument,
  key: string,
  newKey: () => string,
): TextStep | null {
  const position = findPosition(document, key)
  const tree = blockOf({ kind: 'richText', html: '' }, newKey)
  if (!position || !tree) return null
  return allowed(
    document,
    [{ type: 'insert', position: { ...position, index: position.index + 1 }, tree }],
    tree.key,
  )
}

/**
 * A paragraph that begins with the marks of a headline or a quotation becomes one; what stands around it stays a text.
 * @returns null where no such block may stand
 */
export function turnParagraph(
  document: EditorDocument,
  { key, field }: Written,
  { part, before, after }: Turn,
  newKey: () => string,
): TextStep | null {
  const position = findPosition(document, key)
  const tree = blockOf(part, newKey)
  if (!position || !tree) return null
  const behind = after === '' ? null : blockOf({ kind: 'richText', html: after }, newKey)
  const inserts = [tree, ...(behind ? [behind] : [])].map(
    (one, index): Operation => ({
      type: 'insert',
      position: { ...position, index: position.index + 1 + index },
      tree: one,
    }),
  )
  const own: Operation =
    before === '' ? { type: 'remove', key } : { type: 'change', key, fields: { [field]: before } }
  return allowed(document, [...inserts, own], tree.key)
}

/**
 * Backspace at the start of a block, or Delete at the end of the one before it: both become one.
 * @returns null where words, or their formatting, could not stay
 */
export function joinTexts(document: EditorDocument, first: string, second: string): TextStep | null {
  const [one, other] = [document.nodes.get(first), document.nodes.get(second)]
  const joined = one && other && joinedTexts(one, other)
  if (!joined) return null
  const { text, at, rest } = joined
  const change = ({ model, data }: Block, key: string, value: string): Operation => ({
    type: 'change',
    key,
    fields: { [mainField({ model, data })]: value },
  })
  const operations: Operation[] = [
    change(one, first, text),
    rest === '' ? { type: 'remove', key: second } : change(other, second, rest),
  ]
  return { operation: { type: 'several', operations }, key: first, caret: { offset: at } }
}

/** The text of both in the first, where the second begins in it, and what stays of the second. */
function joinedTexts(one: Block, other: Block): { text: string; at: number; rest: string } | null {
  if (hasAnchor(other)) return null
  const [content, added] = [mainText(one), mainText(other)]
  const isText = takes(other, 'richText')
  if (!isText && !(takes(other, 'heading') && isBare(other))) return null
  if (takes(one, 'richText')) {
    const html = isText ? added : paragraphOf(added)
    return { text: joinHtml(content, html), at: lengthOf(content), rest: '' }
  }
  if (!takes(one, 'heading') || !isBare(one)) return null
  const line = isText ? takeFirstLine(added) : { words: added, rest: '' }
  return line && { text: content + line.words, at: content.length, rest: line.rest }
}

/** Whether a block is for words alone, and has none. */
export function isEmptyText(block: Block): boolean {
  return (
    (['richText', 'heading', 'quotation'] as const).some((kind) => takes(block, kind)) &&
    listTexts(block.model, block.data).every(({ value }) => value.replaceAll(/<[^>]*>/g, '') === '')
  )
}

/** What parts of this kind become blocks of. */
const samples = {
  richText: { kind: 'richText', html: '' },
  heading: { kind: 'heading', level: 2, text: '' },
  quotation: { kind: 'quotation', text: '' },
} satisfies Record<string, PastedPart>

const takes = ({ model }: Block, kind: keyof typeof samples) => pastedBlock(samples[kind])?.model === model

/** The field with the text that one writes first. */
const mainField = ({ model }: Block) => editorOf(model)?.inline[0]?.field ?? ''

function mainText(block: Block): string {
  const value = block.data[mainField(block)]
  return typeof value === 'string' ? value : ''
}

/** Whether a block has no words but its main text: others would be lost, or stand between those that are joined. */
function isBare(block: Block): boolean {
  const others = editorOf(block.model)?.textFields.filter((field) => field !== mainField(block)) ?? []
  return others.every((field) => !block.data[field])
}

/** Whether links lead to a block: they would lead nowhere without it. */
function hasAnchor({ model, data }: Block): boolean {
  const fields = Object.entries(editorOf(model)?.fields ?? {})
  return fields.some(([name, { kind }]) => kind === 'anchor' && Boolean(data[name]))
}

function blockOf(part: PastedPart, newKey: () => string): Tree | null {
  const block = pastedBlock(part)
  return block && { key: newKey(), ...block, columns: [], children: [] }
}

/** A step after which the caret stands at the start of a block; null where blocks may not stand so. */
function allowed(document: EditorDocument, operations: Operation[], key: string): TextStep | null {
  const operation: Operation = { type: 'several', operations }
  return isAllowed(document, operation) ? { operation, key, caret: { offset: 0 } } : null
}

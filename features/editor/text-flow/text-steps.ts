import { getBlockEditor } from '@/features/blocks/editors'
import { type EditorDocument, findPosition } from '../core/document'
import type { Operation } from '../core/operations'
import { isAllowed } from '../core/placement'
import type { CaretPlace } from '../inline-text/caret-place'
import type { TextEdge } from '../inline-text/text-edge'
import {
  areEquallyHidden,
  type Block,
  continueText,
  createAdjacentBlock,
  getMainField,
  hasAnchor,
  isKind,
} from './text-blocks'
import { getTextLength, joinHtml, splitFirstLine, toParagraph } from './text-parts'

/** A change of texts as one undo step, and the place of the caret after it. */
export interface TextStep {
  operation: Operation
  key: string
  caret: CaretPlace
}

interface TextField {
  key: string
  field: string
}

type Split = Extract<TextEdge, { type: 'split' }>
type Turn = Extract<TextEdge, { type: 'turn' }>

/**
 * Handles Enter: splits a headline, the end of a quotation, or a text at an empty line. The part
 * after the caret becomes a new text.
 * @returns null if the block cannot be split
 */
export function splitText(
  document: EditorDocument,
  { key, field }: TextField,
  { before, after }: Split,
  createKey: () => string,
): TextStep | null {
  const node = document.nodes.get(key)
  const position = findPosition(document, key)
  if (!node || !position || field !== getMainField(node)) return null
  const isHeading = isKind(node, 'heading')
  const isText = isKind(node, 'richText')
  if (!isHeading && !isText && !(isKind(node, 'quotation') && after === '')) return null
  const createText = (html: string) => createAdjacentBlock(node, { kind: 'richText', html }, createKey)
  // Enter at the start of a headline inserts a text above it.
  if (isHeading && before === '' && after !== '') {
    const newBlock = createText('')
    return newBlock && toAllowedStep(document, [{ type: 'insert', position, tree: newBlock }], key)
  }
  const tree = createText(isText ? after : toParagraph(after))
  if (!tree) return null
  const nextPosition = { ...position, index: position.index + 1 }
  const operations: Operation[] = [
    { type: 'change', key, fields: { [field]: before } },
    { type: 'insert', position: nextPosition, tree },
  ]
  return toAllowedStep(document, operations, tree.key)
}

/**
 * Handles Enter at the end of a block: inserts a text after it.
 * @returns null if no text is allowed there
 */
export function insertTextAfter(document: EditorDocument, key: string, createKey: () => string): TextStep | null {
  const node = document.nodes.get(key)
  const position = findPosition(document, key)
  const tree = node && createAdjacentBlock(node, { kind: 'richText', html: '' }, createKey)
  if (!position || !tree) return null
  return toAllowedStep(
    document,
    [{ type: 'insert', position: { ...position, index: position.index + 1 }, tree }],
    tree.key,
  )
}

/**
 * Converts a paragraph of a text block that starts with the Markdown of a headline or a quotation;
 * the text around it stays a text.
 * @returns null if no such block is allowed there
 */
export function convertParagraph(
  document: EditorDocument,
  key: string,
  { part, before, after }: Turn,
  createKey: () => string,
): TextStep | null {
  const node = document.nodes.get(key)
  const tree = node && createAdjacentBlock(node, part, createKey)
  if (!tree) return null
  const remainder = after === '' ? null : createAdjacentBlock(node, { kind: 'richText', html: after }, createKey)
  const operations = continueText(document, key, { text: before, trees: remainder ? [tree, remainder] : [tree] })
  return operations && toAllowedStep(document, operations, tree.key)
}

/**
 * Handles Backspace at the start of a block, and Delete at the end of the block before it. Joins
 * the two blocks.
 * @returns null if text or formatting would be lost, or if visitors see only one of the blocks
 */
export function joinTexts(document: EditorDocument, firstKey: string, secondKey: string): TextStep | null {
  const [first, second] = [document.nodes.get(firstKey), document.nodes.get(secondKey)]
  const mergedText = first && second && mergeTexts(first, second)
  if (!mergedText) return null
  const { text, offset, remainder } = mergedText
  const change = ({ model, data }: Block, key: string, value: string): Operation => ({
    type: 'change',
    key,
    fields: { [getMainField({ model, data })]: value },
  })
  const operations: Operation[] = [
    change(first, firstKey, text),
    remainder === '' ? { type: 'remove', key: secondKey } : change(second, secondKey, remainder),
  ]
  const step = toAllowedStep(document, operations, firstKey)
  return step && { ...step, caret: { offset } }
}

/**
 * The text of the joined block, the offset at which the second text begins, and the remainder of
 * the second block.
 */
interface MergedTexts {
  text: string
  offset: number
  remainder: string
}

function mergeTexts(first: Block, second: Block): MergedTexts | null {
  if (hasAnchor(second) || !areEquallyHidden(first, second)) return null
  const [content, addedContent] = [getMainText(first), getMainText(second)]
  const isText = isKind(second, 'richText')
  if (!isText && !(isKind(second, 'heading') && hasOnlyMainText(second))) return null
  if (isKind(first, 'richText')) {
    const html = isText ? addedContent : toParagraph(addedContent)
    return { text: joinHtml(content, html), offset: getTextLength(content), remainder: '' }
  }
  if (!isKind(first, 'heading') || !hasOnlyMainText(first)) return null
  const line = isText ? splitFirstLine(addedContent) : { text: addedContent, remainder: '' }
  return line && { text: content + line.text, offset: content.length, remainder: line.remainder }
}

function getMainText(block: Block): string {
  const value = block.data[getMainField(block)]
  return typeof value === 'string' ? value : ''
}

/**
 * Returns true if a block has no text besides its main text. Joining would lose or misplace further
 * texts.
 */
function hasOnlyMainText(block: Block): boolean {
  const { textFields = [] } = getBlockEditor(block.model) ?? {}
  return textFields.every((field) => field === getMainField(block) || !block.data[field])
}

/** Creates a step with the caret at the start of a block; null if an operation is not allowed. */
function toAllowedStep(document: EditorDocument, operations: Operation[], key: string): TextStep | null {
  const operation: Operation = { type: 'several', operations }
  return isAllowed(document, operation) ? { operation, key, caret: { offset: 0 } } : null
}

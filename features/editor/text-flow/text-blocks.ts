import type { PastedPart } from '@/features/blocks/block-editor'
import { getBlockEditor, toPastedBlock } from '@/features/blocks/editors'
import { pickMarks } from '@/lib/contract/blocks/marks'
import { listTexts } from '../block-names/excerpt'
import { type EditorDocument, findPosition, type Node, type Tree } from '../core/document'
import { type Operation, toInsertions } from '../core/operations'

export type Block = Pick<Node, 'model' | 'data'>

/** A pasted part of each kind. `toPastedBlock` shows which block type the kind becomes. */
const samples = {
  richText: { kind: 'richText', html: '' },
  heading: { kind: 'heading', level: 2, text: '' },
  quotation: { kind: 'quotation', text: '' },
} satisfies Record<string, PastedPart>

export const isKind = ({ model }: Block, kind: keyof typeof samples) => toPastedBlock(samples[kind])?.model === model

/**
 * Returns true if the rich text of a block may become several blocks. Other blocks with a rich
 * text, such as a form, hold more than the text.
 */
export function isTextBlock({ nodes }: EditorDocument, key: string): boolean {
  const node = nodes.get(key)
  return node !== undefined && isKind(node, 'richText')
}

/** Returns the name of the main text field of a block. */
export const getMainField = ({ model }: Block) => getBlockEditor(model)?.inline?.[0]?.field ?? ''

/** Returns true for a text block without text. */
export function isEmptyText(block: Block): boolean {
  return (
    (['richText', 'heading', 'quotation'] as const).some((kind) => isKind(block, kind)) &&
    listTexts(block.model, block.data).every(({ value }) => value.replaceAll(/<[^>]*>/g, '') === '')
  )
}

/** Returns true if a block is an anchor, because its removal would break links. */
export function hasAnchor({ model, data }: Block): boolean {
  const fields = Object.entries(getBlockEditor(model)?.fields ?? {})
  return fields.some(([name, { kind }]) => kind === 'anchor' && Boolean(data[name]))
}

/** Returns true if visitors see both blocks or neither of them. */
export const areEquallyHidden = (first: Block, second: Block) =>
  (first.data.is_hidden === true) === (second.data.is_hidden === true)

/** Creates a block for words next to another block. It is hidden if that block is hidden. */
export function createAdjacentBlock(source: Block, part: PastedPart, createKey: () => string): Tree | null {
  const block = toPastedBlock(part)
  return block && hideLike(source, { key: createKey(), ...block, columns: [], children: [] })
}

/** Hides a new block if the block from which its content comes is hidden. */
export function hideLike(source: Block | undefined, tree: Tree): Tree {
  return source?.data.is_hidden === true ? { ...tree, data: { ...tree.data, is_hidden: true } } : tree
}

/**
 * Sets the text of a text block and inserts blocks after it. If no text remains, the blocks replace
 * the text block, unless links lead to it. The first of them inherits its marks.
 * @returns null if the block is not a text block
 */
export function continueText(
  document: EditorDocument,
  key: string,
  { text, trees }: { text: string; trees: readonly Tree[] },
): Operation[] | null {
  const node = document.nodes.get(key)
  const position = findPosition(document, key)
  if (!node || !position || !isTextBlock(document, key)) return null
  const isReplaced = text === '' && trees.length > 0 && !hasAnchor(node)
  const marks = isReplaced ? pickMarks(node.data) : {}
  const markedTrees = trees.map((tree, index) =>
    hideLike(node, index === 0 ? { ...tree, data: { ...tree.data, ...marks } } : tree),
  )
  return [
    ...toInsertions(markedTrees, { ...position, index: position.index + 1 }),
    isReplaced ? { type: 'remove', key } : { type: 'change', key, fields: { [getMainField(node)]: text } },
  ]
}

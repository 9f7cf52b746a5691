import type { FieldDiff } from '@/lib/contract/pages/page-diff'
import type { TranslatedModule } from '@/lib/contract/pages/page-editing'
import { listPlainTexts } from '../block-names/excerpt'
import { type EditorDocument, listKeysFrom } from '../core/document'
import { type PairedBlocks, pairBlocks } from './pair-blocks'

/**
 * The open work of a block: it has no counterpart (`new`), its source changed (`changed`), it has
 * the text of its source (`copied`), or its source was removed (`removed`).
 */
export type MarkKind = 'new' | 'changed' | 'copied' | 'removed'

/** A block that needs the work of a translator. */
export interface OpenMark {
  kind: MarkKind
  /** The key of the source block; null for a removed one. */
  source: string | null
  /** The key of the target block; for a new source block the likely counterpart. */
  target: string | null
  /** The known changes of the source. */
  fields: readonly FieldDiff[]
}

/** A target block and its counterpart. */
export interface BlockLink extends Pick<TranslatedModule, 'state' | 'fields'> {
  target: string
  source: string
}

/** A page and its source. */
export interface TranslatedBlocks {
  source: EditorDocument
  target: EditorDocument
  links: readonly BlockLink[]
  /** The keys of source blocks that need no counterpart. */
  leftOutKeys: ReadonlySet<string>
  /**
   * The keys of source blocks that changed since the target was published. Used if the backend has
   * no links.
   */
  changedKeys: ReadonlySet<string>
}

/** The marks of a page, in the order of the source. */
export interface OpenMarks {
  marks: OpenMark[]
  pairs: PairedBlocks
  /** True if no links exist, so that blocks are paired by similarity. */
  isGuessed: boolean
}

type Links = ReadonlyMap<string, BlockLink>

/** Finds the marks of a page. */
export function findOpenMarks(blocks: TranslatedBlocks): OpenMarks {
  const { source, target, links } = blocks
  const pairs = pairBlocks(source, target, new Map(links.map((link) => [link.target, link.source])))
  const isGuessed = links.length === 0 && pairs.likelyPairs.size > 0
  const linksByTarget: Links = new Map(links.map((link) => [link.target, link]))
  const sourceKeys = listKeysFrom(source)
  const createMark = (key: string) =>
    isGuessed ? createGuessedMark(key, blocks, pairs) : createLinkedMark(key, { ...blocks, linksByTarget }, pairs)
  const marks = sourceKeys.map(createMark).filter((mark) => mark !== null)
  return { marks: addRemovedMarks(marks, { target, linksByTarget, sourceKeys }), pairs, isGuessed }
}

function createLinkedMark(
  source: string,
  blocks: TranslatedBlocks & { linksByTarget: Links },
  { linkedPairs, likelyPairs }: PairedBlocks,
): OpenMark | null {
  const target = linkedPairs.get(source)
  if (target === undefined) {
    const likelyTarget = likelyPairs.get(source) ?? null
    return isNew(source, blocks, linkedPairs) ? { kind: 'new', source, target: likelyTarget, fields: [] } : null
  }
  const { state, fields } = blocks.linksByTarget.get(target) ?? { state: 'same', fields: [] }
  if (state !== 'changed' && state !== 'copied') return null
  if (hasSourceText(blocks, source, target)) return { kind: 'copied', source, target, fields: [] }
  return state === 'changed' ? { kind: 'changed', source, target, fields } : null
}

function createGuessedMark(source: string, blocks: TranslatedBlocks, { likelyPairs }: PairedBlocks): OpenMark | null {
  const target = likelyPairs.get(source) ?? null
  if (target === null) {
    return isNew(source, blocks, likelyPairs) ? { kind: 'new', source, target, fields: [] } : null
  }
  return blocks.changedKeys.has(source) ? { kind: 'changed', source, target, fields: [] } : null
}

/** Returns true if a block needs a counterpart. The content of a new block is part of its mark. */
function isNew(
  key: string,
  { source, leftOutKeys }: TranslatedBlocks,
  counterparts: PairedBlocks['linkedPairs'],
): boolean {
  if (counterparts.has(key) || leftOutKeys.has(key)) return false
  const parent = source.nodes.get(key)?.parent ?? null
  return parent === null || counterparts.has(parent)
}

/** Returns true if a block still has the text of its source, and the text is not empty. */
function hasSourceText({ source, target }: TranslatedBlocks, key: string, counterpart: string): boolean {
  const [sourceTexts, targetTexts] = [getTexts(source, key), getTexts(target, counterpart)]
  return (
    sourceTexts.length > 0 &&
    sourceTexts.length === targetTexts.length &&
    sourceTexts.every((text, index) => text === targetTexts[index])
  )
}

function getTexts(document: EditorDocument, key: string): string[] {
  const node = document.nodes.get(key)
  return node ? listPlainTexts(node.model, node.data) : []
}

interface RemovalContext {
  target: EditorDocument
  linksByTarget: Links
  sourceKeys: readonly string[]
}

/**
 * Inserts the marks of blocks whose source was removed, each after the mark of the nearest
 * preceding block.
 */
function addRemovedMarks(marks: OpenMark[], { target, linksByTarget, sourceKeys }: RemovalContext): OpenMark[] {
  const isRemoved = (key: string | null) => key !== null && linksByTarget.get(key)?.state === 'removed'
  const sourceIndexes = new Map(sourceKeys.map((key, index) => [key, index]))
  const placedMarks = marks.map((mark) => ({ mark, sourceIndex: sourceIndexes.get(mark.source ?? '') ?? 0 }))
  let sourceIndex = -1
  for (const key of listKeysFrom(target)) {
    sourceIndex = sourceIndexes.get(linksByTarget.get(key)?.source ?? '') ?? sourceIndex
    if (!isRemoved(key) || isRemoved(target.nodes.get(key)?.parent ?? null)) continue
    placedMarks.push({ mark: { kind: 'removed', source: null, target: key, fields: [] }, sourceIndex })
  }
  return placedMarks.toSorted((a, b) => a.sourceIndex - b.sourceIndex).map(({ mark }) => mark)
}

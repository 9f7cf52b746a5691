import type { FieldDiff } from '@/lib/contract/pages/page-diff'
import type { TranslatedModule } from '@/lib/contract/pages/page-editing'
import { listPlainTexts } from '../block-names/excerpt'
import { type EditorDocument, keysFrom } from '../core/document'
import { type PairedBlocks, pairBlocks } from './pair-blocks'

/**
 * What a translator has to do with a block: it has no counterpart yet, its source changed, it still has its source's words, or its
 * source was removed.
 */
export type MarkKind = 'new' | 'changed' | 'copied' | 'removed'

/** A block that a translator has to look at. */
export interface Mark {
  kind: MarkKind
  /** The key of the source block; null for a removed one. */
  source: string | null
  /** The key of the target block; of a new one the block that probably says the same. */
  target: string | null
  /** What changed in the source, as far as known. */
  fields: readonly FieldDiff[]
}

/** A target block and its counterpart. */
export interface BlockLink extends Pick<TranslatedModule, 'state' | 'fields'> {
  target: string
  source: string
}

/** A page beside its source. */
export interface TranslatedBlocks {
  source: EditorDocument
  target: EditorDocument
  links: readonly BlockLink[]
  /** The keys of source blocks that need no counterpart. */
  leftOut: ReadonlySet<string>
  /** The keys of source blocks that are new or changed since the target was published: for pages without links. */
  changedSince: ReadonlySet<string>
}

/** The marks of a page, in the order of the source. */
export interface OpenMarks {
  marks: Mark[]
  pairs: PairedBlocks
  /** Whether no link says which blocks belong together, so that their likeness has to. */
  isGuessed: boolean
}

type Links = ReadonlyMap<string, BlockLink>

export function openMarks(blocks: TranslatedBlocks): OpenMarks {
  const { source, target, links } = blocks
  const pairs = pairBlocks(source, target, new Map(links.map((link) => [link.target, link.source])))
  const isGuessed = links.length === 0 && pairs.likely.size > 0
  const linkOf: Links = new Map(links.map((link) => [link.target, link]))
  const order = keysFrom(source)
  const marks = order.flatMap(
    (key) =>
      (isGuessed ? guessedMark(key, blocks, pairs) : linkedMark(key, { ...blocks, linkOf }, pairs)) ?? [],
  )
  return { marks: withRemoved(marks, { target, linkOf, order }), pairs, isGuessed }
}

function linkedMark(
  source: string,
  blocks: TranslatedBlocks & { linkOf: Links },
  { linked, likely }: PairedBlocks,
): Mark | null {
  const target = linked.get(source)
  if (target === undefined) {
    const beside = likely.get(source) ?? null
    return isNew(source, blocks, linked) ? { kind: 'new', source, target: beside, fields: [] } : null
  }
  const { state, fields } = blocks.linkOf.get(target) ?? { state: 'same', fields: [] }
  if (state !== 'changed' && state !== 'copied') return null
  if (hasSourceWords(blocks, source, target)) return { kind: 'copied', source, target, fields: [] }
  return state === 'changed' ? { kind: 'changed', source, target, fields } : null
}

function guessedMark(source: string, blocks: TranslatedBlocks, { likely }: PairedBlocks): Mark | null {
  const target = likely.get(source) ?? null
  if (target === null) {
    return isNew(source, blocks, likely) ? { kind: 'new', source, target, fields: [] } : null
  }
  return blocks.changedSince.has(source) ? { kind: 'changed', source, target, fields: [] } : null
}

/** Whether a block has no counterpart and needs one. The content of a new block comes with it. */
function isNew(
  key: string,
  { source, leftOut }: TranslatedBlocks,
  counterparts: ReadonlyMap<string, string>,
): boolean {
  if (counterparts.has(key) || leftOut.has(key)) return false
  const parent = source.nodes.get(key)?.parent ?? null
  return parent === null || counterparts.has(parent)
}

/** Whether a block has the words of its source, and there are any. */
function hasSourceWords({ source, target }: TranslatedBlocks, key: string, counterpart: string): boolean {
  const [words, own] = [wordsOf(source, key), wordsOf(target, counterpart)]
  return words.length > 0 && words.length === own.length && words.every((text, index) => text === own[index])
}

function wordsOf(document: EditorDocument, key: string): string[] {
  const node = document.nodes.get(key)
  return node ? listPlainTexts(node.model, node.data) : []
}

interface Removed {
  target: EditorDocument
  linkOf: Links
  /** The keys of the source. */
  order: readonly string[]
}

/** Inserts the marks of blocks whose source was removed, each behind that of the nearest block before it. */
function withRemoved(marks: readonly Mark[], { target, linkOf, order }: Removed): Mark[] {
  const isRemoved = (key: string | null) => key !== null && linkOf.get(key)?.state === 'removed'
  const places = new Map(order.map((key, place) => [key, place]))
  const placed = marks.map((mark) => ({ mark, place: places.get(mark.source ?? '') ?? 0 }))
  let place = -1
  for (const key of keysFrom(target)) {
    place = places.get(linkOf.get(key)?.source ?? '') ?? place
    if (!isRemoved(key) || isRemoved(target.nodes.get(key)?.parent ?? null)) continue
    placed.push({ mark: { kind: 'removed', source: null, target: key, fields: [] }, place })
  }
  return placed.toSorted((one, other) => one.place - other.place).map(({ mark }) => mark)
}

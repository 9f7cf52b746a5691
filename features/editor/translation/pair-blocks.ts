import { type EditorDocument, listFilledAreas, listKeys } from '../core/document'
import { alignModules } from './align'

/** Pairs of blocks: the keys of target blocks by the keys of their source blocks. */
export interface PairedBlocks {
  /** Pairs that the backend links. */
  linkedPairs: ReadonlyMap<string, string>
  /** Pairs of similar blocks in corresponding places that the backend does not link. */
  likelyPairs: ReadonlyMap<string, string>
  /** Linked and likely pairs at the top level that have the same order on both pages. */
  topLevelPairs: readonly { source: string; target: string }[]
}

/**
 * Pairs the blocks of two pages, including nested ones.
 * @param links the keys of source blocks by the keys of their counterparts
 */
export function pairBlocks(
  source: EditorDocument,
  target: EditorDocument,
  links: ReadonlyMap<string, string>,
): PairedBlocks {
  const linkedPairs = new Map(
    [...links].flatMap(([key, counterpart]) =>
      target.nodes.has(key) && source.nodes.has(counterpart) ? [[counterpart, key] as const] : [],
    ),
  )
  const likelyPairs = new Map<string, string>()

  function pairLists(sourceKey: string | null, targetKey: string | null, column: number | null) {
    const sourceBlocks = listBlocks(source, sourceKey, column)
    const targetBlocks = listBlocks(target, targetKey, column)
    const pairs = alignModules(sourceBlocks, targetBlocks, links).flatMap(([block, counterpart]) =>
      block && counterpart ? [{ source: block.id, target: counterpart.id }] : [],
    )
    for (const pair of pairs) {
      if (linkedPairs.has(pair.source)) continue
      likelyPairs.set(pair.source, pair.target)
      pairContent(pair.source, pair.target)
    }
    return pairs
  }

  function pairContent(sourceKey: string, targetKey: string): void {
    for (const { column } of listFilledAreas(source, sourceKey)) pairLists(sourceKey, targetKey, column)
  }

  const topLevelPairs = pairLists(null, null, null)
  for (const [sourceKey, targetKey] of linkedPairs) pairContent(sourceKey, targetKey)
  return { linkedPairs, likelyPairs, topLevelPairs }
}

function listBlocks(document: EditorDocument, parent: string | null, column: number | null) {
  return listKeys(document, { parent, column }).flatMap((key) => {
    const node = document.nodes.get(key)
    return node ? [{ id: key, model: node.model, data: node.data }] : []
  })
}

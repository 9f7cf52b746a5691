import { modelsIn } from '@/lib/contract/blocks/placement'
import { ancestorsOf, type EditorDocument, keysIn, type Place, placeOf, type Tree } from '../../core/document'
import { isAllowed } from '../../core/placement'
import { insertAll } from '../batch-operations'

/**
 * Where blocks from elsewhere go: behind the selected block, into it where it is a list of such blocks, else behind what it
 * stands in, the innermost first; without a selected block at the page's end. Null where they may stand nowhere of that.
 */
export function pasteTarget(
  document: EditorDocument,
  trees: readonly Tree[],
  selected: string | null,
): Place | null {
  const candidates = selected === null ? [endOf(document, null)] : placesFrom(document, selected)
  const fits = (place: Place) => {
    const operation = insertAll(trees, place)
    return operation !== null && isAllowed(document, operation)
  }
  return candidates.find(fits) ?? null
}

function placesFrom(document: EditorDocument, selected: string): Place[] {
  const model = document.nodes.get(selected)?.model ?? null
  const behind = [selected, ...ancestorsOf(document, selected)].flatMap((key) => {
    const place = placeOf(document, key)
    return place ? [{ ...place, index: place.index + 1 }] : []
  })
  const [beside, ...outside] = behind
  const inside = model !== null && modelsIn(model).length > 0 ? [endOf(document, selected)] : []
  return [...(beside ? [beside] : []), ...inside, ...outside]
}

function endOf(document: EditorDocument, parent: string | null): Place {
  const area = { parent, column: null }
  return { ...area, index: keysIn(document, area).length }
}

import { modelsIn } from '@/lib/contract/blocks/placement'
import { ancestorsOf, type EditorDocument, keysIn, type Place, placeOf, type Tree } from '../../core/document'
import { isAllowed } from '../../core/placement'
import { insertAll } from '../batch-operations'

/**
 * The position for pasted blocks: after the selected block, inside it if it is a list of such blocks, else
 * after its ancestors, the innermost first; without a selected block at the page's end. Null if they are
 * allowed at none of these.
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

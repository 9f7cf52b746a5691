import type { Data, EditorDocument, Tree } from './document'
import { applyOperation } from './operations'

/** A module for tests, with its content. */
export function tree(key: string, model = 'text', inside: Partial<Omit<Tree, 'key' | 'model'>> = {}): Tree {
  const data: Data = model === 'container' ? { layout: 3 } : { content: key }
  return { key, model, data, columns: [], children: [], ...inside }
}

/** A page with these modules on it, in this order. */
export function pageOf(...trees: Tree[]): EditorDocument {
  const empty: EditorDocument = { settings: { title: 'Start' }, nodes: new Map(), lists: new Map() }
  return trees.reduce((document, inserted, index) => {
    const position = { parent: null, column: null, index }
    return applyOperation(document, { type: 'insert', position, tree: inserted }).document
  }, empty)
}

/** A top-level position. */
export const at = (index: number) => ({ parent: null, column: null, index })

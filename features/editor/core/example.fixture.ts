import type { Data, EditorDocument, Tree } from './document'
import { applyOperation } from './operations'

/** Creates a module for tests. */
export function createTree(key: string, model = 'text', inside: Partial<Omit<Tree, 'key' | 'model'>> = {}): Tree {
  const data: Data = model === 'container' ? { layout: 3 } : { content: key }
  return { key, model, data, columns: [], children: [], ...inside }
}

/** Creates a page with these modules in this order. */
export function createDocument(...trees: Tree[]): EditorDocument {
  const empty: EditorDocument = { settings: { title: 'Start' }, nodes: new Map(), lists: new Map() }
  return trees.reduce((document, inserted, index) => {
    const position = { parent: null, column: null, index }
    return applyOperation(document, { type: 'insert', position, tree: inserted }).document
  }, empty)
}

/** Creates a top-level position. */
export const at = (index: number) => ({ parent: null, column: null, index })

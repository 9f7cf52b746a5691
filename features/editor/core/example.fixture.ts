import type { Data, EditorDocument, Tree } from './document'
import { applyOperation } from './operations'

/** Creates a module for tests. */
export function createTree(key: string, model = 'text', overrides: Partial<Omit<Tree, 'key' | 'model'>> = {}): Tree {
  const data: Data = model === 'container' ? { layout: 3 } : { content: key }
  return { key, model, data, columns: [], children: [], ...overrides }
}

/** Creates a page with these modules in this order. */
export function createDocument(...trees: Tree[]): EditorDocument {
  const empty: EditorDocument = { settings: { title: 'Start' }, nodes: new Map(), lists: new Map() }
  return trees.reduce((document, tree, index) => {
    const position = { parent: null, column: null, index }
    return applyOperation(document, { type: 'insert', position, tree }).document
  }, empty)
}

/** Creates a function that returns the keys 1, 2 and so on, after a prefix. */
export function createKeyFactory(prefix = ''): () => string {
  let count = 0
  return () => `${prefix}${++count}`
}

/** Returns a position at the top level of the page. */
export const pagePosition = (index: number) => ({ parent: null, column: null, index })

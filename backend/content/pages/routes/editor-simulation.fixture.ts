import { maxModuleDepth } from '@/lib/contract/blocks/placement'

export interface Block {
  key: string
  model: string
  /** The content of a text block; null for others. */
  content: unknown
  columns: Block[][]
}

export interface BlockPosition {
  parent: string
  column: number
  index: number
}

interface BlockTree {
  key: string
  model: string
  data: { content?: unknown }
  columns: readonly (readonly BlockTree[])[]
}

/**
 * A simple model of the editor for one container. It keeps the tree in memory, and a copy of it for
 * each undo step.
 */
export class EditorSimulation {
  private readonly undoStack: Block[] = []
  private redoStack: Block[] = []

  constructor(public root: Block) {}

  /** The numbers of undo and redo steps. */
  get historyLengths(): [undo: number, redo: number] {
    return [this.undoStack.length, this.redoStack.length]
  }

  /** Lists all blocks in the container, except the container itself. */
  get blocks(): Block[] {
    return listWithDescendants(this.root).slice(1)
  }

  find(key: string): Block {
    const match = listWithDescendants(this.root).find((block) => block.key === key)
    if (!match) throw new Error(`The model has no ${key}.`)
    return match
  }

  /** Returns true if inserting a block at a position does not exceed the maximum nesting. */
  mayInsert({ parent }: BlockPosition, block: Block): boolean {
    const enclosingBlocks = listWithDescendants(this.root).filter((outer) =>
      listWithDescendants(outer).some(({ key }) => key === parent),
    )
    return enclosingBlocks.length + countLevels(block) <= maxModuleDepth
  }

  write(key: string, content: string): void {
    this.recordStep()
    this.find(key).content = content
  }

  insert(position: BlockPosition, block: Block): void {
    this.recordStep()
    this.putIn(position, block)
  }

  move(key: string, position: BlockPosition): void {
    this.recordStep()
    this.putIn(position, this.takeOut(key))
  }

  remove(key: string): void {
    this.recordStep()
    this.takeOut(key)
  }

  undo(): void {
    const root = this.undoStack.pop()
    if (!root) return
    this.redoStack.push(this.root)
    this.root = root
  }

  redo(): void {
    const root = this.redoStack.pop()
    if (!root) return
    this.undoStack.push(this.root)
    this.root = root
  }

  private recordStep(): void {
    this.undoStack.push(structuredClone(this.root))
    this.redoStack = []
  }

  private takeOut(key: string): Block {
    for (const list of listWithDescendants(this.root).flatMap(({ columns }) => columns)) {
      const index = list.findIndex((block) => block.key === key)
      const [block] = index < 0 ? [] : list.splice(index, 1)
      if (block) return block
    }
    throw new Error(`The model has no ${key}.`)
  }

  private putIn({ parent, column, index }: BlockPosition, block: Block): void {
    this.find(parent).columns[column]?.splice(index, 0, block)
  }
}

/**
 * Converts a container as the editor or the backend represents it. Both may omit empty columns at
 * the end.
 */
export function toBlock({ key, model, data, columns }: BlockTree): Block {
  const count = model === 'container' ? 2 : 0
  const innerColumns = Array.from({ length: count }, (_, index) => (columns[index] ?? []).map(toBlock))
  return { key, model, content: model === 'text' ? data.content : null, columns: innerColumns }
}

/** Returns the content for a comparison, without keys, which differ between editor and backend. */
export function toOutline({ model, content, columns }: Block): object {
  return { model, content, columns: columns.map((column) => column.map(toOutline)) }
}

function countLevels({ columns }: Block): number {
  return 1 + Math.max(0, ...columns.flat().map(countLevels))
}

export function listWithDescendants(block: Block): Block[] {
  return [block, ...block.columns.flat().flatMap(listWithDescendants)]
}

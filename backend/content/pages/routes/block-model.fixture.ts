import { maxModuleDepth } from '@/lib/contract/blocks/placement'

/** A block of `BlockModel`. */
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
export class BlockModel {
  private readonly before: Block[] = []
  private after: Block[] = []

  constructor(public root: Block) {}

  /** The number of undo and redo steps. */
  get steps(): [undo: number, redo: number] {
    return [this.before.length, this.after.length]
  }

  /** Lists all blocks in the container, except the container itself. */
  get blocks(): Block[] {
    return within(this.root).slice(1)
  }

  find(key: string): Block {
    const match = within(this.root).find((block) => block.key === key)
    if (!match) throw new Error(`The model has no ${key}.`)
    return match
  }

  /** Returns true if inserting a block at a position does not exceed the maximum nesting. */
  mayInsert({ parent }: BlockPosition, block: Block): boolean {
    const enclosingBlocks = within(this.root).filter((outer) =>
      within(outer).some(({ key }) => key === parent),
    )
    return enclosingBlocks.length + countLevels(block) <= maxModuleDepth
  }

  write(key: string, content: string): void {
    this.step()
    this.find(key).content = content
  }

  insert(position: BlockPosition, block: Block): void {
    this.step()
    this.putIn(position, block)
  }

  move(key: string, position: BlockPosition): void {
    this.step()
    this.putIn(position, this.takeOut(key))
  }

  remove(key: string): void {
    this.step()
    this.takeOut(key)
  }

  undo(): void {
    const root = this.before.pop()
    if (!root) return
    this.after.push(this.root)
    this.root = root
  }

  redo(): void {
    const root = this.after.pop()
    if (!root) return
    this.before.push(this.root)
    this.root = root
  }

  private step(): void {
    this.before.push(structuredClone(this.root))
    this.after = []
  }

  private takeOut(key: string): Block {
    for (const list of within(this.root).flatMap(({ columns }) => columns)) {
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
 * Converts a container from the form of the editor or of the backend. Both may omit empty columns
 * at the end.
 */
export function toBlock({ key, model, data, columns }: BlockTree): Block {
  const count = model === 'container' ? 2 : 0
  const inside = Array.from({ length: count }, (_, index) => (columns[index] ?? []).map(toBlock))
  return { key, model, content: model === 'text' ? data.content : null, columns: inside }
}

/** Returns the content for a comparison, without keys, which differ between editor and backend. */
export function toOutline({ model, content, columns }: Block): object {
  return { model, content, columns: columns.map((column) => column.map(toOutline)) }
}

function countLevels({ columns }: Block): number {
  return 1 + Math.max(0, ...columns.flat().map(countLevels))
}

/** Lists a block and its descendants. */
export function within(block: Block): Block[] {
  return [block, ...block.columns.flat().flatMap(within)]
}

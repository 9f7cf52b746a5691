import { columnCount, deepestModule, isAllowedIn } from '@/lib/contract/blocks/placement'

/** A module as the simple model knows it. */
export interface Node {
  id: number
  model: string
  data: Record<string, unknown>
  revision: number
  /** The page, for what stands on it itself. */
  page: number
  parent: number | null
  column: number | null
  /** The column it stood in before its container got narrower. */
  wider: number | null
  /** With which module it was deleted, and which place in its list it had. */
  deletedWith: number | null
  index: number
}

export interface Wish {
  page: number
  parent: number | null
  column: number | null
  position: number
}

/** What pages shall be after operations one after the other: lists of ids in memory, without a database. */
export class TreeModel {
  readonly nodes = new Map<number, Node>()
  private readonly lists = new Map<string, number[]>()

  node(id: number | null): Node | undefined {
    return id === null ? undefined : this.nodes.get(id)
  }

  list({ page, parent, column }: Pick<Wish, 'page' | 'parent' | 'column'>): number[] {
    const key = parent === null ? `page ${page}` : `module ${parent} ${column}`
    const known = this.lists.get(key) ?? []
    this.lists.set(key, known)
    return known
  }

  /** Whether a module of some model and height may stand there. */
  mayStand(model: string, wish: Wish, height: number): boolean {
    const parent = this.node(wish.parent)
    if (wish.parent !== null && (!parent || parent.deletedWith !== null)) return false
    if (!isAllowedIn(model, parent?.model ?? null)) return false
    if ((parent ? this.depth(parent) : 0) + height > deepestModule) return false
    const columns = parent ? columnCount(parent) : null
    return columns === null || (wish.column !== null && wish.column < columns)
  }

  create(id: number, model: string, data: Node['data'], wish: Wish): void {
    const fresh = { revision: 1, wider: null, deletedWith: null, index: 0 }
    this.nodes.set(id, { id, model, data, ...fresh, ...this.placed(wish) })
    this.list(wish).splice(wish.position, 0, id)
  }

  update(node: Node, data: Node['data']): void {
    node.data = data
    node.revision += 1
    const columns = columnCount(node)
    if (columns === null) return
    const inside = [0, 1, 2].flatMap((column) => this.list({ page: 0, parent: node.id, column }).splice(0))
    const wanted = (id: number) => this.node(id)?.wider ?? this.node(id)?.column ?? 0
    for (const id of inside.toSorted((one, other) => wanted(one) - wanted(other))) {
      const child = this.node(id)
      if (child) this.settle(child, wanted(id), columns)
      this.list({ page: 0, parent: node.id, column: child?.column ?? 0 }).push(id)
    }
  }

  move(node: Node, wish: Wish): void {
    this.takeOut(node)
    Object.assign(node, this.placed(wish), { wider: null, revision: node.revision + 1 })
    this.list(node).splice(wish.position, 0, node.id)
  }

  remove(node: Node): void {
    node.index = this.takeOut(node)
    for (const inner of this.within(node)) inner.deletedWith = node.id
  }

  /** False when there is no place for it any more. */
  restore(node: Node): boolean {
    let outermost = node
    let parent = this.node(node.parent)
    while (parent && parent.deletedWith !== null) {
      outermost = parent
      parent = this.node(parent.parent)
    }
    if (!isAllowedIn(node.model, parent?.model ?? null)) return false
    const before = node.column
    const wanted = outermost.wider ?? outermost.column
    node.parent = outermost.parent
    node.page = outermost.page
    node.column = null
    node.wider = null
    if (wanted !== null) this.settle(node, wanted, (parent ? columnCount(parent) : null) ?? 1)
    const list = this.list(node)
    list.splice(outermost === node && node.column === before ? node.index : list.length, 0, node.id)
    for (const other of this.nodes.values()) if (other.deletedWith === node.id) other.deletedWith = null
    node.revision += 1
    return true
  }

  /** A module with everything in it that is not deleted, itself included in any case. */
  within(node: Node): Node[] {
    const inner = [null, 0, 1, 2].flatMap((column) => this.list({ page: 0, parent: node.id, column }))
    return [node, ...inner.flatMap((id) => this.node(id) ?? []).flatMap((child) => this.within(child))]
  }

  depth(node: Node): number {
    const parent = this.node(node.parent)
    return parent ? this.depth(parent) + 1 : 1
  }

  height(node: Node): number {
    return Math.max(...this.within(node).map((inner) => this.depth(inner))) - this.depth(node) + 1
  }

  /** The lists as they are to be read: what stands on a page, with what stands in it. */
  tree(place: Pick<Wish, 'page' | 'parent' | 'column'>): object[] {
    return this.list(place).map((id, position) => {
      const { model, revision, data, parent } = this.node(id) ?? {}
      const inside = (column: number | null) => this.tree({ page: 0, parent: id, column })
      const columns = model === 'container' ? (columnCount({ model, data: data ?? {} }) ?? 0) : 0
      return {
        ...{ id, model, revision, data, parent, position },
        columns: Array.from({ length: columns }, (_, column) => inside(column)),
        children: inside(null),
      }
    })
  }

  private placed({ page, parent, column }: Wish) {
    return { page, parent, column: columnCount(this.node(parent) ?? { model: '', data: {} }) ? column : null }
  }

  private takeOut(node: Node): number {
    const list = this.list(node)
    const index = list.indexOf(node.id)
    list.splice(index, 1)
    return index
  }

  private settle(node: Node, wanted: number, columns: number): void {
    node.column = Math.min(wanted, columns - 1)
    node.wider = wanted === node.column ? null : wanted
  }
}

import { countColumns, isAllowedIn, maxModuleDepth } from '@/lib/contract/blocks/placement'

/** A module of `TreeModel`. */
export interface Node {
  id: number
  model: string
  data: Record<string, unknown>
  revision: number
  /** The id of the page; relevant only for top-level modules. */
  page: number
  parent: number | null
  column: number | null
  /** The original column, if the container now has fewer columns. */
  oldColumn: number | null
  /** The id of the module with which this one was deleted. */
  deletedWith: number | null
  /** The index in its list before the deletion. */
  index: number
}

export interface Destination {
  page: number
  parent: number | null
  column: number | null
  position: number
}

/**
 * A simple model of the module trees of pages. Tests apply the same operations to this model and to
 * the backend, and compare the results.
 */
export class TreeModel {
  readonly nodes = new Map<number, Node>()
  private readonly lists = new Map<string, number[]>()

  find(id: number | null): Node | undefined {
    return id === null ? undefined : this.nodes.get(id)
  }

  getList({ page, parent, column }: Pick<Destination, 'page' | 'parent' | 'column'>): number[] {
    const key = parent === null ? `page ${page}` : `module ${parent} ${column}`
    const ids = this.lists.get(key) ?? []
    this.lists.set(key, ids)
    return ids
  }

  /**
   * Returns true if a module with this model and number of nesting levels is allowed at a
   * destination.
   */
  isAllowedAt(model: string, destination: Destination, height: number): boolean {
    const parent = this.find(destination.parent)
    if (destination.parent !== null && (!parent || parent.deletedWith !== null)) return false
    if (!isAllowedIn(model, parent?.model ?? null)) return false
    if ((parent ? this.getDepth(parent) : 0) + height > maxModuleDepth) return false
    const columns = parent ? countColumns(parent) : null
    return columns === null || (destination.column !== null && destination.column < columns)
  }

  create(id: number, model: string, data: Node['data'], destination: Destination): void {
    const initialState = { revision: 1, oldColumn: null, deletedWith: null, index: 0 }
    this.nodes.set(id, { id, model, data, ...initialState, ...this.findContainer(destination) })
    this.getList(destination).splice(destination.position, 0, id)
  }

  update(node: Node, data: Node['data']): void {
    const columnsBefore = countColumns(node)
    node.data = data
    node.revision += 1
    const columns = countColumns(node)
    if (columns === null || columns === columnsBefore) return
    const children = [0, 1, 2].flatMap((column) => this.getList({ page: 0, parent: node.id, column }).splice(0))
    const getOldColumn = (id: number) => this.find(id)?.oldColumn ?? this.find(id)?.column ?? 0
    for (const id of children.toSorted((a, b) => getOldColumn(a) - getOldColumn(b))) {
      const child = this.find(id)
      if (child) this.setColumn(child, getOldColumn(id), columns)
      this.getList({ page: 0, parent: node.id, column: child?.column ?? 0 }).push(id)
    }
  }

  move(node: Node, destination: Destination): void {
    this.removeFromList(node)
    Object.assign(node, this.findContainer(destination), { oldColumn: null, revision: node.revision + 1 })
    this.getList(node).splice(destination.position, 0, node.id)
  }

  remove(node: Node): void {
    node.index = this.removeFromList(node)
    for (const inner of this.listWithDescendants(node)) inner.deletedWith = node.id
  }

  /** Restores a deleted module; returns false if its container no longer allows it. */
  restore(node: Node): boolean {
    let topDeletedNode = node
    let parent = this.find(node.parent)
    while (parent && parent.deletedWith !== null) {
      topDeletedNode = parent
      parent = this.find(parent.parent)
    }
    if (!isAllowedIn(node.model, parent?.model ?? null)) return false
    const columnBefore = node.column
    const column = topDeletedNode.oldColumn ?? topDeletedNode.column
    node.parent = topDeletedNode.parent
    node.page = topDeletedNode.page
    node.column = null
    node.oldColumn = null
    if (column !== null) this.setColumn(node, column, (parent ? countColumns(parent) : null) ?? 1)
    const list = this.getList(node)
    list.splice(topDeletedNode === node && node.column === columnBefore ? node.index : list.length, 0, node.id)
    for (const otherNode of this.nodes.values()) if (otherNode.deletedWith === node.id) otherNode.deletedWith = null
    node.revision += 1
    return true
  }

  /** Lists a module and its descendants that are not deleted. */
  listWithDescendants(node: Node): Node[] {
    const inner = [null, 0, 1, 2].flatMap((column) => this.getList({ page: 0, parent: node.id, column }))
    return [node, ...inner.flatMap((id) => this.find(id) ?? []).flatMap((child) => this.listWithDescendants(child))]
  }

  getDepth(node: Node): number {
    const parent = this.find(node.parent)
    return parent ? this.getDepth(parent) + 1 : 1
  }

  getHeight(node: Node): number {
    return Math.max(...this.listWithDescendants(node).map((inner) => this.getDepth(inner))) - this.getDepth(node) + 1
  }

  /** Returns the modules of a list as the backend should return them. */
  toTree(list: Pick<Destination, 'page' | 'parent' | 'column'>): object[] {
    return this.getList(list).map((id, position) => {
      const { model, revision, data, parent } = this.find(id) ?? {}
      const toChildren = (column: number | null) => this.toTree({ page: 0, parent: id, column })
      const columns = model === 'container' ? (countColumns({ model, data: data ?? {} }) ?? 0) : 0
      return {
        id,
        model,
        revision,
        data,
        parent,
        position,
        columns: Array.from({ length: columns }, (_, column) => toChildren(column)),
        children: toChildren(null),
      }
    })
  }

  private findContainer({ page, parent, column }: Destination) {
    return { page, parent, column: countColumns(this.find(parent) ?? { model: '', data: {} }) ? column : null }
  }

  private removeFromList(node: Node): number {
    const list = this.getList(node)
    const index = list.indexOf(node.id)
    list.splice(index, 1)
    return index
  }

  private setColumn(node: Node, targetColumn: number, columns: number): void {
    node.column = Math.min(targetColumn, columns - 1)
    node.oldColumn = targetColumn === node.column ? null : targetColumn
  }
}

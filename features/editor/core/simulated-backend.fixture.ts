import type { Module } from '@/lib/contract/blocks/module'
import {
  areasOfTree,
  containersArea,
  type Data,
  type EditorDocument,
  keysFrom,
  keysIn,
  keysWithin,
  type Position,
  pageArea,
  positionOf,
  type Tree,
  treeOf,
} from './document'
import { applyOperation } from './operations'
import { isSame } from './same'
import type { TransportResult } from './saving/sync'
import type { OpenedPage } from './state'

interface Row {
  revision: number
  clientKey: string | null
  deleted: { with: string; position: Position; tree: Tree } | null
}

type Body = Record<string, unknown> & {
  revision?: number
  data?: Data
  inside?: Record<string, number>
}

const gone = { status: 404, body: { detail: 'gone' } }
const deletedBy = (by: string) => ({ status: 404, body: { detail: 'gone', by } })

/** The page editor's calls (contract) for one page; modules are stored by their ids. */
export class SimulatedBackend {
  /** A fixed response to every write, if set. */
  refuse: NonNullable<TransportResult> | null = null
  /** Who changed modules last, by their ids; undefined where the backend does not tell. */
  writers: Record<string, string> | undefined
  /** Who changed the settings last. */
  settingsWriter: string | undefined
  /** Whether the page was deleted. */
  isDeleted = false
  /** Who deleted the page, where it was. */
  deletedBy: string | null = null
  private document: EditorDocument
  private rows = new Map<string, Row>()
  private pageRevision = 1
  private lastId = 0
  /** Called with each change: the id of the module, null for the settings. */
  onChange: (id: number | null) => void = () => undefined

  constructor(trees: readonly Tree[], settings: Data) {
    this.document = { settings, nodes: new Map(), lists: new Map() }
    for (const [index, tree] of trees.entries())
      this.add(tree, { ...(tree.slug === undefined ? pageArea : containersArea), index }, null)
  }

  /** The page as a session reads it when it begins. */
  open(): OpenedPage {
    const modules = [...this.list(pageArea), ...this.list(containersArea)]
    const { settings } = this.document
    return {
      id: 1,
      locale: 'de',
      readPath: 'page/start?draft=1',
      modules,
      settings,
      revision: this.pageRevision,
    }
  }

  /** All texts, also those of deleted modules. */
  texts(): string {
    const deleted = [...this.rows.values()].map((row) => row.deleted?.tree)
    return JSON.stringify([this.document.settings, [...this.document.nodes.values()], deleted])
  }

  get state(): EditorDocument {
    return this.document
  }

  /** The response to GET {model}/{id}/; null for a deleted module. */
  read(id: number): Module | null {
    return this.document.nodes.has(String(id)) ? this.present(String(id)) : null
  }

  handle(method: string, path: string, input: unknown): TransportResult {
    if (this.isDeleted) return gone
    // Its modules are gone with it, and nobody knows of them.
    if (this.deletedBy !== null) return path.startsWith('page/') ? deletedBy(this.deletedBy) : gone
    const body = structuredClone((input ?? {}) as Body)
    const [model = '', id = '', action = ''] = path.split('/')
    if (method === 'GET')
      return this.ok({
        ...this.open().settings,
        ...this.open(),
        written_by: this.writers,
        settings_written_by: this.settingsWriter,
      })
    if (this.refuse) return this.refuse
    if (model === 'page') return this.changeSettings(body)
    if (id === '') return this.create(model, body)
    const row = this.rows.get(id)
    if (!row) return gone
    if (action === 'undelete') return this.restore(id, row, body)
    if (row.deleted) return deletedBy('Edda')
    if (method === 'DELETE') return this.remove(id, row, body)
    return action === 'move' ? this.move(id, row, body) : this.update(id, row, body)
  }

  private changeSettings({ revision, data = {} }: Body): TransportResult {
    const page = () => ({ ...this.document.settings, revision: this.pageRevision })
    const settings = { ...this.document.settings, ...data }
    if (!isSame(settings, this.document.settings)) {
      if (revision !== this.pageRevision)
        return { status: 409, body: { current: page(), yours: data, by: 'Edda' } }
      this.document = { ...this.document, settings }
      this.pageRevision += 1
      this.onChange(null)
    }
    return this.ok(page())
  }

  private create(model: string, body: Body): TransportResult {
    const known = [...this.rows].find(([, row]) => row.clientKey === body.client_key)
    if (known) return known[1].deleted ? gone : this.ok(this.present(known[0]))
    const data = this.checked(model, body.data ?? {})
    if (!data) return { status: 400, body: { data: { content: ['refused'] } } }
    const position = this.positionIn(body)
    if (!position) return { status: 400, body: { parent: ['gone'] } }
    const tree = { key: '', model, data, columns: [], children: [] }
    const key = this.add(tree, position, String(body.client_key))
    this.onChange(Number(key))
    return this.ok(this.present(key), 201)
  }

  private update(key: string, row: Row, body: Body): TransportResult {
    const node = this.document.nodes.get(key)
    const data = node && this.checked(node.model, body.data ?? {})
    if (!data) return { status: 400, body: { data: { content: ['refused'] } } }
    if (!isSame(data, node.data)) {
      if (body.revision !== row.revision) return this.stale(key, body)
      row.revision += 1
      const nodes = new Map(this.document.nodes).set(key, { ...node, data })
      this.document = { ...this.document, nodes }
      this.onChange(Number(key))
    }
    return this.ok(this.present(key))
  }

  private move(key: string, row: Row, body: Body): TransportResult {
    const position = this.positionIn(body)
    if (!position || keysWithin(this.document, key).includes(position.parent ?? '')) {
      return { status: 400, body: { parent: ['not there'] } }
    }
    const { document } = applyOperation(this.document, { type: 'move', key, position })
    if (!isSame(positionOf(document, key), positionOf(this.document, key))) {
      if (body.revision !== row.revision) return this.stale(key, body)
      row.revision += 1
      this.document = document
      this.onChange(Number(key))
    }
    return this.ok(this.present(key))
  }

  private remove(key: string, row: Row, body: Body): TransportResult {
    if (body.revision !== row.revision) return this.stale(key, body)
    const tree = treeOf(this.document, key)
    const position = positionOf(this.document, key)
    if (!tree || !position) return gone
    const inside = keysWithin(this.document, key).filter((inner) => inner !== key)
    const known = body.inside
    const isKnown = (inner: string) => this.rows.get(inner)?.revision === known?.[inner]
    if (known && !inside.every(isKnown)) return this.stale(key, body)
    for (const inner of [key, ...inside]) {
      const innerRow = this.rows.get(inner)
      if (innerRow) innerRow.deleted = { with: key, position, tree: treeOf(this.document, inner) ?? tree }
    }
    this.document = applyOperation(this.document, { type: 'remove', key }).document
    this.onChange(Number(key))
    return { status: 204, body: null }
  }

  private restore(key: string, row: Row, body: Body): TransportResult {
    if (!row.deleted) return this.ok(this.present(key))
    if (row.deleted.with !== key) return gone
    if (body.revision !== row.revision) {
      return {
        status: 409,
        body: { current: this.bareModule(key, row.deleted.tree), yours: body, by: 'Edda' },
      }
    }
    const { position, tree } = row.deleted
    const isThere = position.parent === null || this.document.nodes.has(position.parent)
    const there = isThere ? position : { parent: null, column: null, index: 999 }
    this.document = applyOperation(this.document, { type: 'insert', position: there, tree }).document
    for (const inner of this.rows.values()) if (inner.deleted?.with === key) inner.deleted = null
    row.revision += 1
    this.onChange(Number(key))
    return this.ok(this.present(key))
  }

  private stale(key: string, yours: Body): TransportResult {
    return { status: 409, body: { detail: 'stale', current: this.present(key), yours, by: 'Edda' } }
  }

  private ok(body: unknown, status = 200): TransportResult {
    return { status, body: structuredClone(body) }
  }

  private add(tree: Tree, position: Position, clientKey: string | null): string {
    const key = String(++this.lastId)
    this.rows.set(key, { revision: 1, clientKey, deleted: null })
    const bare = { ...tree, key, data: this.checked(tree.model, tree.data) ?? {}, columns: [], children: [] }
    this.document = applyOperation(this.document, { type: 'insert', position, tree: bare }).document
    for (const { column, trees } of areasOfTree(tree)) {
      for (const [index, inner] of trees.entries()) this.add(inner, { parent: key, column, index }, null)
    }
    return key
  }

  /** Normalizes data like the backend; null for rejected data. */
  private checked(model: string, data: Data): Data | null {
    const content = typeof data.content === 'string' ? data.content.trim() : data.content
    const isRefused = (model === 'quote' && !content) || content === 'refused'
    return isRefused ? null : { anchor: '', ...data, content }
  }

  private positionIn({ parent, column, position }: Body): Position | null {
    const key = typeof parent === 'number' ? String(parent) : null
    if (key !== null && !this.document.nodes.has(key)) return null
    return {
      parent: key,
      column: typeof column === 'number' ? column : null,
      index: typeof position === 'number' ? position : 999,
    }
  }

  private list(area: { parent: string | null; column: number | null }): Module[] {
    return keysIn(this.document, area).map((key) => this.present(key))
  }

  private bareModule(key: string, { model, data }: Tree): Module {
    const inside = { columns: [], children: [], content_type: 'page', object_id: 1 }
    return { ...this.bare(key), ...inside, parent: null, model, data }
  }

  private bare(key: string) {
    return {
      id: Number(key),
      slug: this.document.nodes.get(key)?.slug ?? null,
      revision: this.rows.get(key)?.revision ?? 0,
      parent: null,
      position: 0,
    }
  }

  private present(key: string): Module {
    const node = this.document.nodes.get(key)
    if (!node) throw new Error(`${key} is not there`)
    const { model, data, parent } = node
    const columns = [0, 1, 2]
      .map((index) => ({ index, classes: '', children: this.list({ parent: key, column: index }) }))
      .filter(() => model === 'container')
    return {
      ...this.bare(key),
      model,
      data,
      columns,
      children: this.list({ parent: key, column: null }),
      parent: parent === null ? null : Number(parent),
      content_type: 'page',
      object_id: 1,
      position: positionOf(this.document, key)?.index ?? 0,
    }
  }

  /** The structure and texts of the document. */
  outline(): unknown[] {
    return outlineOf(this.document)
  }
}

/** The structure and texts of a document, without keys, normalized like the backend's. */
export function outlineOf(document: EditorDocument): unknown[] {
  return keysFrom(document).map((key) => {
    const node = document.nodes.get(key)
    const position = positionOf(document, key)
    const content = typeof node?.data.content === 'string' ? node.data.content.trim() : node?.data.content
    const around = position?.parent ? keysFrom(document).indexOf(position.parent) : null
    return [node?.model, content, node?.data.anchor ?? '', around, position?.column, position?.index]
  })
}

import type { Module } from '@/lib/contract/blocks/module'
import {
  containersArea,
  type Data,
  type EditorDocument,
  findPosition,
  findTree,
  listKeys,
  listKeysFrom,
  listKeysWithin,
  listTreeAreas,
  type Position,
  pageArea,
  type Tree,
} from './document'
import { applyOperation } from './operations'
import { isSame } from './same'
import type { TransportResult } from './saving/sync'
import type { OpenedPage } from './state'

interface Row {
  revision: number
  clientKey: string | null
  deletion: { rootKey: string; position: Position; tree: Tree } | null
}

type Body = Record<string, unknown> & { revision?: number; data?: Data; inside?: Record<string, number> }

const notFound = { status: 404, body: { detail: 'gone' } }
const toDeletedResponse = (by: string) => ({ status: 404, body: { detail: 'gone', by } })

/** Simulates the page editor's API (contract) for one page. Modules are stored by id. */
export class SimulatedBackend {
  /** The response to every write, if set. */
  refusal: NonNullable<TransportResult> | null = null
  /** The last editors by module id; undefined if the backend does not send them. */
  writers: Record<string, string> | undefined
  /** The last editor of the settings. */
  settingsWriter: string | undefined
  isDeleted = false
  /** The editor who deleted the page, if known. */
  deletedBy: string | null = null
  private document: EditorDocument
  private rows = new Map<string, Row>()
  private pageRevision = 1
  private lastId = 0
  /** Called after each change with the module's id; null for the settings. */
  onChange: (id: number | null) => void = () => undefined

  constructor(trees: readonly Tree[], settings: Data) {
    this.document = { settings, nodes: new Map(), lists: new Map() }
    for (const [index, tree] of trees.entries())
      this.addTree(tree, { ...(tree.slug === undefined ? pageArea : containersArea), index }, null)
  }

  /** Returns the page as loaded at the start of a session. */
  open(): OpenedPage {
    const modules = [...this.listModules(pageArea), ...this.listModules(containersArea)]
    const { settings } = this.document
    const revision = this.pageRevision
    return { id: 1, locale: 'de', readPath: 'page/start?draft=1', modules, settings, revision }
  }

  /** Returns all texts, including those of deleted modules. */
  getTexts(): string {
    const deletedTrees = [...this.rows.values()].map((row) => row.deletion?.tree)
    return JSON.stringify([this.document.settings, [...this.document.nodes.values()], deletedTrees])
  }

  get state(): EditorDocument {
    return this.document
  }

  /** Returns the response to GET {model}/{id}/; null for a deleted module. */
  read(id: number): Module | null {
    return this.document.nodes.has(String(id)) ? this.toModule(String(id)) : null
  }

  handle(method: string, path: string, input: unknown): TransportResult {
    if (this.isDeleted) return notFound
    // The modules were deleted with the page, without a record of the editor.
    if (this.deletedBy !== null) return path.startsWith('page/') ? toDeletedResponse(this.deletedBy) : notFound
    const body = structuredClone((input ?? {}) as Body)
    const [model = '', id = '', action = ''] = path.split('/')
    if (method === 'GET')
      return this.toSuccess({
        ...this.open().settings,
        ...this.open(),
        written_by: this.writers,
        settings_written_by: this.settingsWriter,
      })
    if (this.refusal) return this.refusal
    if (model === 'page') return this.changeSettings(body)
    if (id === '') return this.create(model, body)
    const row = this.rows.get(id)
    if (!row) return notFound
    if (action === 'undelete') return this.restore(id, row, body)
    if (row.deletion) return toDeletedResponse('Edda')
    if (method === 'DELETE') return this.remove(id, row, body)
    return action === 'move' ? this.move(id, row, body) : this.update(id, row, body)
  }

  private changeSettings({ revision, data = {} }: Body): TransportResult {
    const page = () => ({ ...this.document.settings, revision: this.pageRevision })
    const settings = { ...this.document.settings, ...data }
    if (!isSame(settings, this.document.settings)) {
      if (revision !== this.pageRevision) return { status: 409, body: { current: page(), yours: data, by: 'Edda' } }
      this.document = { ...this.document, settings }
      this.pageRevision += 1
      this.onChange(null)
    }
    return this.toSuccess(page())
  }

  private create(model: string, body: Body): TransportResult {
    const existingRow = [...this.rows].find(([, row]) => row.clientKey === body.client_key)
    if (existingRow) return existingRow[1].deletion ? notFound : this.toSuccess(this.toModule(existingRow[0]))
    const data = this.normalizeData(model, body.data ?? {})
    if (!data) return { status: 400, body: { data: { content: ['refused'] } } }
    const position = this.findPosition(body)
    if (!position) return { status: 400, body: { parent: ['gone'] } }
    const tree = { key: '', model, data, columns: [], children: [] }
    const key = this.addTree(tree, position, String(body.client_key))
    this.onChange(Number(key))
    return this.toSuccess(this.toModule(key), 201)
  }

  private update(key: string, row: Row, body: Body): TransportResult {
    const node = this.document.nodes.get(key)
    const data = node && this.normalizeData(node.model, body.data ?? {})
    if (!data) return { status: 400, body: { data: { content: ['refused'] } } }
    if (!isSame(data, node.data)) {
      if (body.revision !== row.revision) return this.toConflictResponse(key, body)
      row.revision += 1
      const nodes = new Map(this.document.nodes).set(key, { ...node, data })
      this.document = { ...this.document, nodes }
      this.onChange(Number(key))
    }
    return this.toSuccess(this.toModule(key))
  }

  private move(key: string, row: Row, body: Body): TransportResult {
    const position = this.findPosition(body)
    if (!position || listKeysWithin(this.document, key).includes(position.parent ?? '')) {
      return { status: 400, body: { parent: ['not there'] } }
    }
    const { document } = applyOperation(this.document, { type: 'move', key, position })
    if (!isSame(findPosition(document, key), findPosition(this.document, key))) {
      if (body.revision !== row.revision) return this.toConflictResponse(key, body)
      row.revision += 1
      this.document = document
      this.onChange(Number(key))
    }
    return this.toSuccess(this.toModule(key))
  }

  private remove(key: string, row: Row, body: Body): TransportResult {
    if (body.revision !== row.revision) return this.toConflictResponse(key, body)
    const tree = findTree(this.document, key)
    const position = findPosition(this.document, key)
    if (!tree || !position) return notFound
    const innerKeys = listKeysWithin(this.document, key).filter((inner) => inner !== key)
    const knownRevisions = body.inside
    const hasKnownRevision = (inner: string) => this.rows.get(inner)?.revision === knownRevisions?.[inner]
    if (knownRevisions && !innerKeys.every(hasKnownRevision)) return this.toConflictResponse(key, body)
    for (const inner of [key, ...innerKeys]) {
      const innerRow = this.rows.get(inner)
      if (innerRow) innerRow.deletion = { rootKey: key, position, tree: findTree(this.document, inner) ?? tree }
    }
    this.document = applyOperation(this.document, { type: 'remove', key }).document
    this.onChange(Number(key))
    return { status: 204, body: null }
  }

  private restore(key: string, row: Row, body: Body): TransportResult {
    if (!row.deletion) return this.toSuccess(this.toModule(key))
    if (row.deletion.rootKey !== key) return notFound
    if (body.revision !== row.revision) {
      return { status: 409, body: { current: this.toBareModule(key, row.deletion.tree), yours: body, by: 'Edda' } }
    }
    const { position, tree } = row.deletion
    const hasParent = position.parent === null || this.document.nodes.has(position.parent)
    const restoredPosition = hasParent ? position : { parent: null, column: null, index: 999 }
    this.document = applyOperation(this.document, { type: 'insert', position: restoredPosition, tree }).document
    for (const inner of this.rows.values()) if (inner.deletion?.rootKey === key) inner.deletion = null
    row.revision += 1
    this.onChange(Number(key))
    return this.toSuccess(this.toModule(key))
  }

  private toConflictResponse(key: string, yours: Body): TransportResult {
    return { status: 409, body: { detail: 'stale', current: this.toModule(key), yours, by: 'Edda' } }
  }

  private toSuccess(body: unknown, status = 200): TransportResult {
    return { status, body: structuredClone(body) }
  }

  private addTree(tree: Tree, position: Position, clientKey: string | null): string {
    const key = String(++this.lastId)
    this.rows.set(key, { revision: 1, clientKey, deletion: null })
    const node = { ...tree, key, data: this.normalizeData(tree.model, tree.data) ?? {}, columns: [], children: [] }
    this.document = applyOperation(this.document, { type: 'insert', position, tree: node }).document
    for (const { column, trees } of listTreeAreas(tree)) {
      for (const [index, inner] of trees.entries()) this.addTree(inner, { parent: key, column, index }, null)
    }
    return key
  }

  /** Normalizes data like the backend; null for rejected data. */
  private normalizeData(model: string, data: Data): Data | null {
    const content = typeof data.content === 'string' ? data.content.trim() : data.content
    const isRefused = (model === 'quote' && !content) || content === 'refused'
    return isRefused ? null : { anchor: '', ...data, content }
  }

  private findPosition({ parent, column, position }: Body): Position | null {
    const key = typeof parent === 'number' ? String(parent) : null
    if (key !== null && !this.document.nodes.has(key)) return null
    return {
      parent: key,
      column: typeof column === 'number' ? column : null,
      index: typeof position === 'number' ? position : 999,
    }
  }

  private listModules(area: { parent: string | null; column: number | null }): Module[] {
    return listKeys(this.document, area).map((key) => this.toModule(key))
  }

  private toBareModule(key: string, { model, data }: Tree): Module {
    const pageFields = { columns: [], children: [], content_type: 'page', object_id: 1 }
    return { ...this.toBareFields(key), ...pageFields, parent: null, model, data }
  }

  private toBareFields(key: string) {
    return {
      id: Number(key),
      slug: this.document.nodes.get(key)?.slug ?? null,
      revision: this.rows.get(key)?.revision ?? 0,
      parent: null,
      position: 0,
    }
  }

  private toModule(key: string): Module {
    const node = this.document.nodes.get(key)
    if (!node) throw new Error(`${key} is not there`)
    const { model, data, parent } = node
    const columns = [0, 1, 2]
      .map((index) => ({ index, classes: '', children: this.listModules({ parent: key, column: index }) }))
      .filter(() => model === 'container')
    return {
      ...this.toBareFields(key),
      model,
      data,
      columns,
      children: this.listModules({ parent: key, column: null }),
      parent: parent === null ? null : Number(parent),
      content_type: 'page',
      object_id: 1,
      position: findPosition(this.document, key)?.index ?? 0,
    }
  }

  /** Returns the structure and texts of the document. */
  getOutline(): unknown[] {
    return toOutline(this.document)
  }
}

/** Returns the structure and texts of a document without keys, normalized like the backend's. */
export function toOutline(document: EditorDocument): unknown[] {
  return listKeysFrom(document).map((key) => {
    const node = document.nodes.get(key)
    const position = findPosition(document, key)
    const content = typeof node?.data.content === 'string' ? node.data.content.trim() : node?.data.content
    const parentIndex = position?.parent ? listKeysFrom(document).indexOf(position.parent) : null
    return [node?.model, content, node?.data.anchor ?? '', parentIndex, position?.column, position?.index]
  })
}

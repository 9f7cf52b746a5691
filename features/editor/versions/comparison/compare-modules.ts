import { getBlockEditor, isHtmlField } from '@/features/blocks/editors'
import { listChildModules, listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import { isListItem } from '@/lib/contract/blocks/placement'
import type { Page } from '@/lib/contract/pages/page'
import type { FieldDiff, PageDiff } from '@/lib/contract/pages/page-diff'
import { markHtml, markWholeHtml } from './marked-html'
import { type MarkedChange, markChanges, markTextChanges } from './marks'
import { mergeModules } from './merged-modules'

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved'

export interface ModuleChange {
  id: number
  model: string
  kinds: ChangeKind[]
  fields: FieldDiff[]
}

/** Two states merged into one page with marks in its texts, and the changes by module id. */
export interface Comparison {
  page: Page
  changes: ReadonlyMap<number, ModuleChange>
  /** The changed fields of the page itself. */
  settings: FieldDiff[]
}

/**
 * Returns true if the page marks the changes of a field. Alternative texts are not marked, because
 * they are invisible.
 */
export function isMarked(model: string, { field, after }: FieldDiff): boolean {
  return isShownText(model, field) && typeof after === 'string'
}

function isShownText(model: string, name: string): boolean {
  const { textFields = [], fields = {} } = getBlockEditor(model) ?? {}
  const field = fields[name]
  return textFields.includes(name) && !(field?.kind === 'line' && field.hint === 'alt')
}

/** Merges two states of a page: keeps removed modules and marks changed words. */
export function compareModules(before: Page, after: Page, diff: PageDiff): Comparison {
  const changes = collectChanges(diff)
  const modules = mergeModules(before.modules, after.modules, diff).map((module) => markModule(module, changes))
  return { page: { ...after, ...markHero(after, diff), modules }, changes, settings: diff.fields }
}

/** Collects the changes by module, without the modules added or removed with their container. */
function collectChanges({ added, removed, moved, changed }: PageDiff): Map<number, ModuleChange> {
  const changes = new Map<number, ModuleChange>()
  const addChange = ({ id, model }: { id: number; model: string }, kind: ChangeKind, fields: FieldDiff[] = []) => {
    const change = changes.get(id) ?? { id, model, kinds: [], fields: [] }
    changes.set(id, { ...change, kinds: [...change.kinds, kind], fields: [...change.fields, ...fields] })
  }
  for (const module of withoutDescendants(added)) addChange(module, 'added')
  for (const module of withoutDescendants(removed)) addChange(module, 'removed')
  for (const { fields, ...position } of changed) addChange(position, 'changed', fields)
  for (const position of moved) addChange(position, 'moved')
  return changes
}

function withoutDescendants<M extends { id: number; parent: number | null }>(modules: readonly M[]): M[] {
  const ids = new Set(modules.map(({ id }) => id))
  return modules.filter(({ parent }) => parent === null || !ids.has(parent))
}

function markModule(module: Module, changes: ReadonlyMap<number, ModuleChange>): Module {
  const change = changes.get(module.id)
  const markModules = (list: readonly Module[]) => list.map((child) => markModule(child, changes))
  return {
    ...module,
    data: change ? markData(module, change) : module.data,
    columns: module.columns.map((column) => ({ ...column, children: markModules(column.children) })),
    children: markModules(module.children),
  }
}

function markData({ model, data }: Module, { kinds, fields }: ModuleChange): Module['data'] {
  const wholeChange = (['added', 'removed'] as const).find((kind) => kinds.includes(kind))
  // List items have no frame that shows their change, so the whole text of added and removed items
  // is marked.
  if (wholeChange) return isListItem(model) ? markAll(model, data, wholeChange) : data
  const markedDiffs = fields.filter((diff) => isMarked(model, diff) && typeof data[diff.field] === 'string')
  return { ...data, ...Object.fromEntries(markedDiffs.map((diff) => [diff.field, markField(model, diff)])) }
}

function markField(model: string, diff: FieldDiff): string {
  const { field, before, after, parts } = diff
  if (!isHtmlField(model, field)) return markTextChanges(diff)
  return markHtml(typeof before === 'string' ? before : '', typeof after === 'string' ? after : '', parts)
}

function markAll(model: string, data: Module['data'], change: MarkedChange): Module['data'] {
  const markedData = { ...data }
  for (const [field, text] of Object.entries(data)) {
    if (typeof text !== 'string' || !isShownText(model, field)) continue
    markedData[field] = isHtmlField(model, field) ? markWholeHtml(text, change) : markChanges(text, change)
  }
  return markedData
}

/** Marks the changes in the text fields of the hero. */
function markHero(after: Page, { fields }: PageDiff): Partial<Page> {
  const shownFields = ['hero_text', after.headline === '' ? 'title' : 'headline']
  const shownDiffs = fields.filter(
    ({ field, after: text }) => shownFields.includes(field) && typeof text === 'string' && text !== '',
  )
  return Object.fromEntries(shownDiffs.map((diff) => [diff.field, markTextChanges(diff)]))
}

/** Finds the module itself, if it is rendered, or its nearest rendered ancestor; else null. */
export function findRenderedAncestor(
  modules: readonly Module[],
  id: number,
  isShown: (id: number) => boolean,
): number | null {
  const parents = new Map<number, number>()
  for (const module of listWithDescendants(modules)) {
    for (const child of listChildModules(module)) parents.set(child.id, module.id)
  }
  let current: number | undefined = id
  while (current !== undefined && !isShown(current)) current = parents.get(current)
  return current ?? null
}

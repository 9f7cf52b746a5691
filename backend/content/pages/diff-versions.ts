import { isDeepStrictEqual } from 'node:util'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import { blockMarksSchema } from '@/lib/contract/blocks/marks'
import type { FieldDiff, PageDiff } from '@/lib/contract/pages/page-diff'
import { diffWords } from '@/lib/text/diff-words'
import { findUnmovedIds } from '../module-content/find-unmoved-ids'
import { type FlatModule, flattenModules } from '../module-content/flatten-modules'

/** Compares two snapshots of a page. Fields of the page are compared by name, modules by id. */
export function diffSnapshots(before: PageSnapshot, after: PageSnapshot): PageDiff {
  const { modules: modulesBefore, ...pageBefore } = before
  const { modules: modulesAfter, ...pageAfter } = after
  const flatBefore = flattenModules(modulesBefore)
  const flatAfter = flattenModules(modulesAfter)
  const beforeById = new Map(flatBefore.map((entry) => [entry.id, entry]))
  const afterById = new Map(flatAfter.map((entry) => [entry.id, entry]))
  const movedModuleIds = findMovedIds(flatBefore, flatAfter)
  return {
    fields: diffFields(pageBefore, pageAfter),
    added: flatAfter.filter(({ id }) => !beforeById.has(id)).map(presentPosition),
    removed: flatBefore.filter(({ id }) => !afterById.has(id)).map(presentPosition),
    moved: flatAfter.filter(({ id }) => movedModuleIds.has(id)).map(presentPosition),
    changed: flatAfter.flatMap((entry) => {
      const fields = diffFields(beforeById.get(entry.id)?.module.data ?? entry.module.data, entry.module.data)
      return fields.length > 0 ? [{ ...presentPosition(entry), fields }] : []
    }),
  }
}

function presentPosition({ id, parentId, columnIndex, position, module }: FlatModule) {
  return { id, model: module.model, parent: parentId, column: columnIndex, position }
}

type Fields = Readonly<Record<string, unknown>>

/** Fields that are derived from other fields. Comparing them would list the same change twice. */
const derivedFields = new Set(['thumbs', 'image_url', 'og_image_thumbs', 'hero_thumbs'])
/** Fields for the marks of editors on blocks, which versions do not contain. */
const markFields = new Set(Object.keys(blockMarksSchema.shape))

/**
 * Compares fields. A field that an older version lacks counts as null. For texts, the result
 * contains the difference by words.
 */
export function diffFields(before: Fields, after: Fields): FieldDiff[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter(
      (name) =>
        !derivedFields.has(name) &&
        !markFields.has(name) &&
        !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
    )
    .map((field) => {
      const [oldValue, newValue] = [before[field] ?? null, after[field] ?? null]
      const isText = typeof oldValue === 'string' && typeof newValue === 'string'
      return {
        field,
        before: oldValue,
        after: newValue,
        parts: isText ? diffWords(toPlainText(oldValue), toPlainText(newValue)) : null,
      }
    })
}

/** Removes the tags from a text. The end of a block element becomes a line break. */
function toPlainText(text: string): string {
  return text.replace(/<\/(?:p|li|h\d|tr)>\s*(?=<)|<br\s*\/?>/gi, '\n').replace(/<\/?[a-z][^<>]*>/gi, '')
}

/**
 * Finds the smallest set of modules that must be moved, within or between lists, to get the new
 * order.
 */
function findMovedIds(flatBefore: readonly FlatModule[], flatAfter: readonly FlatModule[]): Set<number> {
  const beforeById = new Map(flatBefore.map((entry) => [entry.id, entry]))
  const movedModuleIds = new Set<number>()
  const remainingModules = new Map<string, FlatModule[]>()
  for (const entry of flatAfter) {
    const previousEntry = beforeById.get(entry.id)
    if (!previousEntry) continue
    const list = toListKey(entry)
    if (toListKey(previousEntry) !== list) movedModuleIds.add(entry.id)
    else remainingModules.set(list, [...(remainingModules.get(list) ?? []), previousEntry])
  }
  for (const modules of remainingModules.values()) {
    const ids = modules.map(({ id }) => id)
    const previousIds = modules.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
    const unmovedIds = findUnmovedIds(ids, previousIds)
    for (const id of ids) if (!unmovedIds.has(id)) movedModuleIds.add(id)
  }
  return movedModuleIds
}

const toListKey = ({ parentId, columnIndex }: FlatModule) => `${parentId}/${columnIndex}`

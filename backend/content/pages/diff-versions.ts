import { isDeepStrictEqual } from 'node:util'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import { blockMarksSchema } from '@/lib/contract/blocks/marks'
import type { FieldDiff, PageDiff } from '@/lib/contract/pages/page-diff'
import { diffWords } from '@/lib/text/diff-words'
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
/**
 * Fields for the marks of editors on blocks. They are not compared, because versions do not contain
 * them.
 */
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
  const byList = new Map<string, FlatModule[]>()
  for (const entry of flatAfter) {
    const before = beforeById.get(entry.id)
    if (!before) continue
    if (toListKey(before) !== toListKey(entry)) movedModuleIds.add(entry.id)
    else byList.set(toListKey(entry), [...(byList.get(toListKey(entry)) ?? []), before])
  }
  for (const list of byList.values()) {
    const unmovedIndices = longestIncreasingIndices(list.map(({ position }) => position))
    for (const [index, { id }] of list.entries()) if (!unmovedIndices.has(index)) movedModuleIds.add(id)
  }
  return movedModuleIds
}

const toListKey = ({ parentId, columnIndex }: FlatModule) => `${parentId}/${columnIndex}`

/** Returns the indices of a longest increasing subsequence. */
function longestIncreasingIndices(values: readonly number[]): Set<number> {
  let best: number[] = []
  const endingAt: number[][] = []
  for (const [index, value] of values.entries()) {
    const predecessors = endingAt.filter((_, before) => (values[before] ?? 0) < value)
    const longestPrefix = predecessors.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    const run = [...longestPrefix, index]
    endingAt.push(run)
    if (run.length > best.length) best = run
  }
  return new Set(best)
}

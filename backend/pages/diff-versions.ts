import { isDeepStrictEqual } from 'node:util'
import { diffWords } from '@/lib/contract/diff-words'
import type { FieldDiff, PageDiff } from '@/lib/contract/page-diff'
import { flattenModules, type PlacedModule } from '../content/flatten-modules'
import type { PageSnapshot } from '../db/schema/publications'

/** What changed from one state of a page to another: its own fields, and its modules by id. */
export function diffSnapshots(before: PageSnapshot, after: PageSnapshot): PageDiff {
  const { modules: modulesBefore, ...pageBefore } = before
  const { modules: modulesAfter, ...pageAfter } = after
  const was = flattenModules(modulesBefore)
  const is = flattenModules(modulesAfter)
  const wasById = new Map(was.map((placed) => [placed.id, placed]))
  const isById = new Map(is.map((placed) => [placed.id, placed]))
  const moved = movedIds(was, is)
  return {
    fields: diffFields(pageBefore, pageAfter),
    added: is.filter(({ id }) => !wasById.has(id)).map(presentPlace),
    removed: was.filter(({ id }) => !isById.has(id)).map(presentPlace),
    moved: is.filter(({ id }) => moved.has(id)).map(presentPlace),
    changed: is.flatMap((placed) => {
      const fields = diffFields(wasById.get(placed.id)?.module.data ?? placed.module.data, placed.module.data)
      return fields.length > 0 ? [{ ...presentPlace(placed), fields }] : []
    }),
  }
}

function presentPlace({ id, parentId, columnIndex, position, module }: PlacedModule) {
  return { id, model: module.model, parent: parentId, column: columnIndex, position }
}

type Fields = Readonly<Record<string, unknown>>

/** Derived fields, which would only repeat the differences of others. */
const derived = new Set(['thumbs', 'og_image_thumbs', 'hero_thumbs'])

function diffFields(before: Fields, after: Fields): FieldDiff[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !derived.has(name) && !isDeepStrictEqual(before[name], after[name]))
    .map((field) => {
      const [was, is] = [before[field] ?? null, after[field] ?? null]
      const isText = typeof was === 'string' && typeof is === 'string'
      return { field, before: was, after: is, parts: isText ? diffWords(plain(was), plain(is)) : null }
    })
}

/** The words of a text without tags; what follows a paragraph begins on a new line. */
function plain(text: string): string {
  return text.replace(/<\/(?:p|li|h\d|tr)>\s*(?=<)|<br\s*\/?>/gi, '\n').replace(/<\/?[a-z][^<>]*>/gi, '')
}

/** The smallest set of modules that were moved, to another list or within theirs. */
function movedIds(was: readonly PlacedModule[], is: readonly PlacedModule[]): Set<number> {
  const wasById = new Map(was.map((placed) => [placed.id, placed]))
  const moved = new Set<number>()
  const beside = new Map<string, PlacedModule[]>()
  for (const placed of is) {
    const before = wasById.get(placed.id)
    if (!before) continue
    if (placeOf(before) !== placeOf(placed)) moved.add(placed.id)
    else beside.set(placeOf(placed), [...(beside.get(placeOf(placed)) ?? []), before])
  }
  for (const list of beside.values()) {
    const kept = longestIncreasing(list.map(({ position }) => position))
    for (const [index, { id }] of list.entries()) if (!kept.has(index)) moved.add(id)
  }
  return moved
}

const placeOf = ({ parentId, columnIndex }: PlacedModule) => `${parentId}/${columnIndex}`

/** The indices of a longest rising subsequence. */
function longestIncreasing(values: readonly number[]): Set<number> {
  let best: number[] = []
  const endingAt: number[][] = []
  for (const [index, value] of values.entries()) {
    const earlier = endingAt.filter((_, before) => (values[before] ?? 0) < value)
    const longest = earlier.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    const own = [...longest, index]
    endingAt.push(own)
    if (own.length > best.length) best = own
  }
  return new Set(best)
}

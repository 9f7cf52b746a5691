import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '@/backend/platform/db/client'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import { omitMarks } from '@/lib/contract/blocks/marks'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { FieldDiff } from '@/lib/contract/pages/page-diff'
import type { TranslatedModule } from '@/lib/contract/pages/page-editing'
import { presentDraft } from '../module-content/present-draft'
import { diffFields } from './diff-versions'
import { selectWorkingModules } from './working-copy'

interface Counterparts {
  modules: TranslatedModule[]
  omittedIds: number[]
}

/**
 * Reads the modules of a page in one language that have or had a counterpart, with the state of
 * their translation. Also returns the ids of modules in the other language that this language omits
 * on purpose.
 */
export async function readCounterparts(db: Queryable, pageId: number, locale: Locale): Promise<Counterparts> {
  const ownModules = await selectWorkingModules(db, pageId, locale)
  const otherModules = await selectWorkingModules(db, pageId, getOtherLocale(locale))
  const pairs = findPairs(ownModules, otherModules)
  const changedPairs = pairs.flatMap(({ module, counterpart }) =>
    counterpart && isChanged(module, counterpart) ? [{ module, counterpart }] : [],
  )
  const fields = await loadChangedFields(db, locale, changedPairs)
  const linkedIds = new Set(pairs.map(({ counterpart }) => counterpart?.id))
  return {
    modules: pairs.map(({ module, counterpart, counterpartId }) => ({
      module: module.id,
      counterpart: counterpartId,
      state: getState(module, counterpart),
      fields: fields.get(module.id) ?? [],
    })),
    omittedIds: otherModules
      .filter((otherModule) => isOmitted(otherModule) && !linkedIds.has(otherModule.id))
      .map(({ id }) => id),
  }
}

interface LinkedPair {
  module: ModuleRow
  counterpartId: number
  /** Null if the counterpart was removed. */
  counterpart: ModuleRow | null
}

/**
 * Pairs modules with their counterparts, in the order of ids. After a deletion was undone, two
 * modules may refer to the same counterpart. The pair is then the one whose modules refer to each
 * other.
 */
function findPairs(ownModules: readonly ModuleRow[], otherModules: readonly ModuleRow[]): LinkedPair[] {
  const byId = new Map(otherModules.map((otherModule) => [otherModule.id, otherModule]))
  const byCounterpartId = new Map(otherModules.map((otherModule) => [otherModule.counterpartId, otherModule]))
  const isLinkedBothWays = (module: ModuleRow) => byId.get(module.counterpartId ?? 0)?.counterpartId === module.id
  const pairedIds = new Set<number>()
  const pairs: LinkedPair[] = []
  const sortedModules = ownModules.toSorted(
    (a, b) => Number(isLinkedBothWays(b)) - Number(isLinkedBothWays(a)) || a.id - b.id,
  )
  for (const module of sortedModules) {
    const { counterpartId } = module
    const counterpart = byId.get(counterpartId ?? 0) ?? byCounterpartId.get(module.id)
    if (counterpart && !pairedIds.has(counterpart.id)) {
      pairedIds.add(counterpart.id)
      pairs.push({ module, counterpart, counterpartId: counterpart.id })
    }
    if (!counterpart && counterpartId !== null) pairs.push({ module, counterpart: null, counterpartId })
  }
  return pairs.toSorted((a, b) => a.module.id - b.module.id)
}

function isChanged({ counterpartId, counterpartData }: ModuleRow, otherModule: ModuleRow): boolean {
  return (
    counterpartId === otherModule.id && counterpartData !== null && !hasSameTexts(counterpartData, otherModule.data)
  )
}

/**
 * Returns true if two modules have the same content. The marks of editors on a block are not
 * content.
 */
function hasSameTexts(a: ModuleRow['data'], b: ModuleRow['data']): boolean {
  return isDeepStrictEqual(omitMarks(a), omitMarks(b))
}

function getState(module: ModuleRow, otherModule: ModuleRow | null): TranslatedModule['state'] {
  if (!otherModule) return 'removed'
  if (isChanged(module, otherModule)) return 'changed'
  const isCopy = module.counterpartData !== null && otherModule.counterpartData === null
  return isCopy && otherModule.counterpartId === module.id ? 'copied' : 'same'
}

/**
 * Returns true if an editor has marked the module as omitted in the other language, and it has not
 * changed since.
 */
function isOmitted({ counterpartId, counterpartData, data }: ModuleRow): boolean {
  return counterpartId === null && counterpartData !== null && hasSameTexts(counterpartData, data)
}

/**
 * Loads the fields of counterparts that have changed since the translation, by module id. Omits
 * modules for which the translated state is unknown.
 */
async function loadChangedFields(
  db: Queryable,
  locale: Locale,
  changedPairs: readonly { module: ModuleRow; counterpart: ModuleRow }[],
): Promise<Map<number, FieldDiff[]>> {
  const comparablePairs = changedPairs.filter(({ module }) => Object.keys(module.counterpartData ?? {}).length > 0)
  if (comparablePairs.length === 0) return new Map()
  const presentData = async (rows: ModuleRow[]) => {
    const rootRows = rows.map((row) => ({ ...row, parentId: null, columnIndex: null }))
    const presentedModules = await presentDraft(db, getOtherLocale(locale), rootRows)
    return new Map(presentedModules.map(({ id, data }) => [id, data]))
  }
  const dataBefore = await presentData(
    comparablePairs.map(({ module, counterpart }) => ({
      ...counterpart,
      data: module.counterpartData ?? {},
    })),
  )
  const dataAfter = await presentData(comparablePairs.map(({ counterpart }) => counterpart))
  return new Map(
    comparablePairs.map(({ module, counterpart }) => [
      module.id,
      diffFields(dataBefore.get(counterpart.id) ?? {}, dataAfter.get(counterpart.id) ?? {}),
    ]),
  )
}

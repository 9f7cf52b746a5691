import { isDeepStrictEqual } from 'node:util'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { columnCount, isAllowedIn, maxModuleDepth } from '@/lib/contract/blocks/placement'
import type { Locale } from '@/lib/contract/common/locale'
import { maxNewModules, type NestedModule } from '@/lib/contract/pages/module-writes'
import { prepareBlockData } from '../module-content/block-data'
import { type DataAtPath, nestErrors, validateData } from './check-data'
import { invalidField, type ModuleProblem, moduleMessage } from './messages'

/** A validated module tree with stored data. Each model is allowed in its parent. */
interface CheckedTree {
  module: NestedModule
  /** The data of all modules of the tree. The caller must check their references. */
  dataList: DataAtPath[]
  /** The number of nesting levels. */
  height: number
}

type Path = readonly (string | number)[]

/**
 * Validates a new module with its descendants, and converts their data to stored form.
 * @throws InvalidFieldsError
 */
export function checkTree(locale: Locale, module: NestedModule): CheckedTree {
  const dataList: DataAtPath[] = []
  let height = 0

  function fail(path: Path, problem: ModuleProblem): never {
    throw new InvalidFieldsError(nestErrors(path, [moduleMessage(locale, problem)]))
  }

  function check({ model, data, columns = [], children = [] }: NestedModule, path: Path, level: number): NestedModule {
    if (level > maxModuleDepth) fail(path, 'tooDeep')
    if (dataList.length >= maxNewModules) throw invalidField(locale, 'non_field_errors', 'tooMany')
    height = Math.max(height, level)
    const preparedData = validateData(locale, model, data, [...path, 'data'])
    dataList.push({ model, data: preparedData, path: [...path, 'data'] })
    const count = columnCount({ model, data: preparedData })
    if (columns.length > (count ?? 0)) fail([...path, 'columns'], 'columnMissing')
    if (count !== null && children.length > 0) fail([...path, 'children'], 'columnMissing')
    return {
      model,
      data: preparedData,
      columns: columns.map((column, index) => checkList(model, column, [...path, 'columns', index], level)),
      children: checkList(model, children, [...path, 'children'], level),
    }
  }

  function checkList(parent: string, list: readonly NestedModule[], path: Path, level: number): NestedModule[] {
    return list.map((child, index) => {
      if (!isAllowedIn(child.model, parent)) fail([...path, index, 'model'], 'notAllowedThere')
      return check(child, [...path, index], level + 1)
    })
  }

  return { module: check(module, [], 1), dataList, height }
}

/**
 * Returns true if a new module has no children and only the default data of its model, as in a
 * request that contains just a slug.
 */
export function isBlank({ model, data, columns = [], children = [] }: NestedModule): boolean {
  return [...columns.flat(), ...children].length === 0 && isDeepStrictEqual(data, prepareBlockData(model, {}))
}

import { isDeepStrictEqual } from 'node:util'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { countColumns, isAllowedIn, maxModuleDepth } from '@/lib/contract/blocks/placement'
import type { Locale } from '@/lib/contract/common/locale'
import { maxNewModules, type NestedModule } from '@/lib/contract/pages/module-writes'
import { prepareBlockData } from '../module-content/block-data'
import { type DataAtPath, nestErrors, type Path, requireValidData } from './check-data'
import { invalidField, moduleMessage, type RequestProblem } from './messages'

/** A valid module tree with stored data. Each model is allowed in its parent. */
interface ValidTree {
  module: NestedModule
  /** The data of all modules of the tree. The caller must call `assertReferences`. */
  dataList: DataAtPath[]
  /** The number of nesting levels. */
  height: number
}

/**
 * Converts the data of a new module and its descendants to stored form.
 * @throws InvalidFieldsError for invalid data or an invalid tree
 */
export function requireValidTree(locale: Locale, module: NestedModule): ValidTree {
  const dataList: DataAtPath[] = []
  let height = 0

  function fail(path: Path, problem: RequestProblem): never {
    throw new InvalidFieldsError(nestErrors(path, [moduleMessage(locale, problem)]))
  }

  function convert(
    { model, data, columns = [], children = [] }: NestedModule,
    path: Path,
    level: number,
  ): NestedModule {
    if (level > maxModuleDepth) fail(path, 'tooDeep')
    if (dataList.length >= maxNewModules) throw invalidField(locale, 'non_field_errors', 'tooMany')
    height = Math.max(height, level)
    const storedData = requireValidData(locale, model, data, [...path, 'data'])
    dataList.push({ model, data: storedData, path: [...path, 'data'] })
    const count = countColumns({ model, data: storedData })
    if (columns.length > (count ?? 0)) fail([...path, 'columns'], 'columnMissing')
    if (count !== null && children.length > 0) fail([...path, 'children'], 'columnMissing')
    return {
      model,
      data: storedData,
      columns: columns.map((column, index) => convertList(model, column, [...path, 'columns', index], level)),
      children: convertList(model, children, [...path, 'children'], level),
    }
  }

  function convertList(parentModel: string, list: readonly NestedModule[], path: Path, level: number): NestedModule[] {
    return list.map((child, index) => {
      if (!isAllowedIn(child.model, parentModel)) fail([...path, index, 'model'], 'notAllowedThere')
      return convert(child, [...path, index], level + 1)
    })
  }

  return { module: convert(module, [], 1), dataList, height }
}

/**
 * Returns true if a new module has no children and only the default data of its model, as in a
 * request that contains just a slug.
 */
export function isBlank({ model, data, columns = [], children = [] }: NestedModule): boolean {
  return [...columns.flat(), ...children].length === 0 && isDeepStrictEqual(data, prepareBlockData(model, {}))
}

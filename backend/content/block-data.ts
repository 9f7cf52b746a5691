import type { z } from 'zod'
import type { ReferenceKind, StoredField } from '@/lib/contract/blocks/definition'
import { blockModels, blocks, definitionOf } from '@/lib/contract/blocks/registry'
import { InvalidModuleError } from './invalid-module-error'
import { type BlockData, storedData } from './stored-data'

const schemas: ReadonlyMap<string, z.ZodType<BlockData>> = new Map(
  blockModels.map((model) => [model, storedData(blocks[model])]),
)

/**
 * Module data as it may be stored: checked by its model's definition, rich text sanitized, links led to harmless addresses,
 * pictures, persons and HTML selections by their ids,
 * which may be sent as the objects that were read. A model that is not known is stored as it is: nothing shows it to
 * visitors.
 * @throws InvalidModuleError
 */
export function prepareBlockData(model: string, data: BlockData): BlockData {
  const result = schemas.get(model)?.safeParse(withIds(model, data))
  if (!result) return data
  if (!result.success) throw new InvalidModuleError(model, result.error.issues, data)
  return result.data
}

/** Data as it was read may be sent back: what a field names is known by its id then too. */
function withIds(model: string, data: BlockData): BlockData {
  const ids = namesOf(model, ['picture', 'person', 'selection']).flatMap((name) => {
    const named = data[name]
    return typeof named === 'object' && named !== null && 'id' in named ? [[name, named.id]] : []
  })
  return { ...data, ...Object.fromEntries(ids) }
}

/** A field that names something stored, and its id. */
export interface Reference {
  name: string
  id: number
}

/** The fields of stored data that name pictures, persons or HTML selections; none of a model that is not known. */
export function referencesIn(model: string, data: BlockData, kind: ReferenceKind): Reference[] {
  return namesOf(model, [kind]).flatMap((name) => {
    const id = data[name]
    return typeof id === 'number' ? [{ name, id }] : []
  })
}

function namesOf(model: string, kinds: readonly StoredField['kind'][]): string[] {
  return storedFields(model).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
}

/** The fields of a model by their names; none of a model that is not known. */
export function storedFields(model: string): [string, StoredField][] {
  return Object.entries(definitionOf(model)?.stored ?? {})
}

import type { z } from 'zod'
import type { ReferenceKind, StoredField } from '@/lib/contract/blocks/definition'
import { blockModels, blocks, findBlockDefinition } from '@/lib/contract/blocks/registry'
import { type RecordSelection, recordSelectionSchema } from '@/lib/contract/records/record-selection'
import { InvalidModuleError } from './invalid-module-error'
import { type BlockData, createStoredDataSchema } from './stored-data'

const schemas: ReadonlyMap<string, z.ZodType<BlockData>> = new Map(
  blockModels.map((model) => [model, createStoredDataSchema(blocks[model])]),
)

/**
 * Validates the data of a module by the definition of its model, and converts them to stored form.
 * Sanitizes rich text, normalizes addresses, and replaces referenced objects by their ids, slugs or
 * selections. Data of unknown models stay unchanged, because they are never rendered.
 * @throws InvalidModuleError
 */
export function prepareBlockData(model: string, data: BlockData): BlockData {
  const result = schemas.get(model)?.safeParse(replaceReferences(model, data))
  if (!result) return data
  if (!result.success) throw new InvalidModuleError(model, result.error.issues, data)
  return result.data
}

/** Replaces referenced objects in data from a client by their ids, slugs or selections. */
function replaceReferences(model: string, data: BlockData): BlockData {
  const storedData = { ...data }
  const replaceByProperty = (kinds: readonly StoredField['kind'][], key: string) => {
    for (const name of listFieldNames(model, kinds)) {
      const value = data[name]
      const isObject = typeof value === 'object' && value !== null && key in value
      if (isObject) storedData[name] = value[key as keyof typeof value]
    }
  }
  replaceByProperty(['picture', 'person', 'selection'], 'id')
  replaceByProperty(['reusable'], 'slug')
  replaceByProperty(['records'], 'selection')
  return storedData
}

/** A field that refers to another object, and the id of that object. */
export interface Reference {
  name: string
  id: number
}

/** Lists the references of one kind in stored data; empty for an unknown model. */
export function listReferences(model: string, data: BlockData, kind: ReferenceKind): Reference[] {
  return listFieldNames(model, [kind]).flatMap((name) => {
    const id = data[name]
    return typeof id === 'number' ? [{ name, id }] : []
  })
}

/** Lists the fields that refer to reusable modules, with their slugs. */
export function listReusables(model: string, data: BlockData): { name: string; slug: string }[] {
  return listFieldNames(model, ['reusable']).flatMap((name) => {
    const slug = data[name]
    return typeof slug === 'string' ? [{ name, slug }] : []
  })
}

/** Lists the fields that select records for a list, with their selection. */
export function listRecordSelections(model: string, data: BlockData): { name: string; selection: RecordSelection }[] {
  return listFieldNames(model, ['records']).flatMap((name) => {
    const selection = recordSelectionSchema.safeParse(data[name])
    return selection.success ? [{ name, selection: selection.data }] : []
  })
}

/** Lists the fields of a model that only editors may see. */
export function listEditorOnlyFields(model: string): string[] {
  return listFieldNames(model, ['recipients'])
}

function listFieldNames(model: string, kinds: readonly StoredField['kind'][]): string[] {
  return listStoredFields(model).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
}

/** Lists the names and definitions of the fields of a model; empty for an unknown model. */
export function listStoredFields(model: string): [string, StoredField][] {
  return Object.entries(findBlockDefinition(model)?.stored ?? {})
}

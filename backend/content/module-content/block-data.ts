import type { z } from 'zod'
import type { ReferenceKind, StoredField } from '@/lib/contract/blocks/definition'
import { blockModels, blocks, findBlockDefinition } from '@/lib/contract/blocks/registry'
import { type RecordSelection, recordSelectionSchema } from '@/lib/contract/records/record-selection'
import { InvalidModuleError } from './invalid-module-error'
import { type BlockData, storedDataSchema } from './stored-data'

const schemas: ReadonlyMap<string, z.ZodType<BlockData>> = new Map(
  blockModels.map((model) => [model, storedDataSchema(blocks[model])]),
)

/**
 * Validates module data by the definition of its model and converts them to stored form. Sanitizes
 * rich text, normalizes addresses, and replaces referenced objects by ids, slugs or selections.
 * Keeps data of unknown models, which are never rendered.
 * @throws InvalidModuleError
 */
export function prepareBlockData(model: string, data: BlockData): BlockData {
  const result = schemas.get(model)?.safeParse(withReferences(model, data))
  if (!result) return data
  if (!result.success) throw new InvalidModuleError(model, result.error.issues, data)
  return result.data
}

/** Replaces referenced objects by their stored form. */
function withReferences(model: string, data: BlockData): BlockData {
  const isReplaced = (kinds: readonly StoredField['kind'][], key: string) =>
    listFieldNames(model, kinds).flatMap((name) => {
      const value = data[name]
      return typeof value === 'object' && value !== null && key in value
        ? [[name, value[key as keyof typeof value]]]
        : []
    })
  const references = [
    ...isReplaced(['picture', 'person', 'selection'], 'id'),
    ...isReplaced(['reusable'], 'slug'),
    ...isReplaced(['records'], 'selection'),
  ]
  return { ...data, ...Object.fromEntries(references) }
}

/** A field that references a record, and that record's id. */
export interface Reference {
  name: string
  id: number
}

/** Lists the references of stored data of one kind; none for an unknown model. */
export function listReferences(model: string, data: BlockData, kind: ReferenceKind): Reference[] {
  return listFieldNames(model, [kind]).flatMap((name) => {
    const id = data[name]
    return typeof id === 'number' ? [{ name, id }] : []
  })
}

/** Lists the referenced reusable modules, by field and slug. */
export function listReusables(model: string, data: BlockData): { name: string; slug: string }[] {
  return listFieldNames(model, ['reusable']).flatMap((name) => {
    const slug = data[name]
    return typeof slug === 'string' ? [{ name, slug }] : []
  })
}

/** Lists the selections of records in stored data, by field. */
export function listSelections(
  model: string,
  data: BlockData,
): { name: string; selection: RecordSelection }[] {
  return listFieldNames(model, ['records']).flatMap((name) => {
    const selection = recordSelectionSchema.safeParse(data[name])
    return selection.success ? [{ name, selection: selection.data }] : []
  })
}

/** Lists the fields of a model that only editors see. */
export function namesForEditors(model: string): string[] {
  return listFieldNames(model, ['recipients'])
}

function listFieldNames(model: string, kinds: readonly StoredField['kind'][]): string[] {
  return storedFields(model).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
}

/** Lists the fields of a model; none for an unknown model. */
export function storedFields(model: string): [string, StoredField][] {
  return Object.entries(findBlockDefinition(model)?.stored ?? {})
}

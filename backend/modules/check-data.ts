import { inArray } from 'drizzle-orm'
import type { FieldErrors } from '@/lib/contract/errors'
import type { Locale } from '@/lib/contract/locale'
import { type BlockData, prepareBlockData } from '../content/block-data'
import { InvalidModuleError } from '../content/invalid-module-error'
import type { Queryable } from '../db/client'
import { htmlSelections } from '../db/schema/html-selections'
import { images } from '../db/schema/images'
import { persons } from '../db/schema/persons'
import { InvalidFieldsError } from '../errors'
import { moduleMessage } from './messages'

/** The tables of what modules name by id. */
const named = { image: images, person: persons, html_code_obj: htmlSelections }

/** Where in a request something is wrong, from the outside in; its last step is the field. */
type Path = readonly (string | number)[]

/**
 * Module data as it may be stored.
 * @param path where the data stand in the request
 * @throws InvalidFieldsError with what is wrong, under that path
 */
export function checkedData(
  locale: Locale,
  model: string,
  data: BlockData,
  path: Path = ['data'],
): BlockData {
  try {
    return prepareBlockData(model, data)
  } catch (error) {
    if (!(error instanceof InvalidModuleError)) throw error
    throw new InvalidFieldsError(nest(path, error.fieldsIn(locale)))
  }
}

/** Prepared data with the place where they stood in the request. */
export interface PlacedData {
  data: BlockData
  path: Path
}

/**
 * Refuses data that name a picture, a person or an HTML selection that does not exist.
 * @throws InvalidFieldsError
 */
export async function requireNamed(db: Queryable, locale: Locale, all: readonly PlacedData[]): Promise<void> {
  for (const [field, table] of Object.entries(named)) {
    const ids = new Set(all.flatMap(({ data }) => idIn(data, field) ?? []))
    if (ids.size === 0) continue
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]))
    const known = new Set(rows.map(({ id }) => id))
    const missing = all.find(({ data }) => {
      const id = idIn(data, field)
      return id !== null && !known.has(id)
    })
    if (missing) throw new InvalidFieldsError(nest([...missing.path, field], [moduleMessage(locale, 'gone')]))
  }
}

function idIn(data: BlockData, field: string): number | null {
  const id = data[field]
  return typeof id === 'number' ? id : null
}

/** Errors under the path that they belong to: `nest(['data'], …)` is `{data: …}`. */
export function nest(path: Path, errors: FieldErrors | string[]): FieldErrors {
  const nested = path.reduceRight<FieldErrors | string[]>((inner, step) => ({ [step]: inner }), errors)
  return Array.isArray(nested) ? { non_field_errors: nested } : nested
}

import { inArray } from 'drizzle-orm'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import { hasTerms } from '@/backend/library/record-teasers/has-terms'
import type { Queryable } from '@/backend/platform/db/client'
import { htmlSelections } from '@/backend/platform/db/schema/content/html-selections'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { ReferenceKind } from '@/lib/contract/blocks/definition'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { listRecordSelections, listReferences, listReusables, prepareBlockData } from '../module-content/block-data'
import { InvalidModuleError } from '../module-content/invalid-module-error'
import { loadReusableContainer } from '../module-content/module-rows'
import type { BlockData } from '../module-content/stored-data'
import { moduleMessage } from './messages'

type FindExistingIds = (db: Queryable, ids: readonly number[]) => Promise<ReadonlySet<number>>

/** For each kind of reference, a function that returns the ids that exist. */
const findExistingIds: Record<ReferenceKind, FindExistingIds> = {
  picture: lockPictures,
  person: createRowFinder(persons),
  selection: createRowFinder(htmlSelections),
}
const referenceKinds = Object.keys(findExistingIds) as ReferenceKind[]

function createRowFinder(table: typeof persons | typeof htmlSelections): FindExistingIds {
  return async (db, ids) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]))
    return new Set(rows.map(({ id }) => id))
  }
}

/** The path of a value in the body of a request, for example `['data', 'image']`. */
export type Path = readonly (string | number)[]

/**
 * Converts module data to their stored form.
 * @param path the path of the data in the request
 * @throws InvalidFieldsError for invalid data, with messages under that path
 */
export function requireValidData(locale: Locale, model: string, data: BlockData, path: Path = ['data']): BlockData {
  try {
    return prepareBlockData(model, data)
  } catch (error) {
    if (!(error instanceof InvalidModuleError)) throw error
    throw new InvalidFieldsError(nestErrors(path, error.getFieldErrors(locale)))
  }
}

/** Validated data, with their path in the request for error messages. */
export interface DataAtPath {
  model: string
  data: BlockData
  path: Path
}

/**
 * Asserts that all objects that the data reference exist: pictures, persons, HTML selections,
 * reusable containers, categories and tags. Locks the pictures until the transaction ends.
 * @throws InvalidFieldsError
 */
export async function assertReferences(db: Queryable, locale: Locale, dataList: readonly DataAtPath[]): Promise<void> {
  for (const kind of referenceKinds) {
    const references = dataList.flatMap(({ model, data, path }) =>
      listReferences(model, data, kind).map(({ name, id }) => ({ id, path: [...path, name] })),
    )
    if (references.length === 0) continue
    const existingIds = await findExistingIds[kind](db, [...new Set(references.map(({ id }) => id))])
    const missingReference = references.find(({ id }) => !existingIds.has(id))
    if (missingReference)
      throw new InvalidFieldsError(nestErrors(missingReference.path, [moduleMessage(locale, 'missing')]))
  }
  await assertTerms(db, locale, dataList)
  for (const { model, data, path } of dataList) {
    for (const { name, slug } of listReusables(model, data)) {
      const rows = await loadReusableContainer(db, slug, locale)
      if (rows.length === 0)
        throw new InvalidFieldsError(nestErrors([...path, name], [moduleMessage(locale, 'missing')]))
    }
  }
}

/** Asserts that the categories and tags of record selections exist. */
async function assertTerms(db: Queryable, locale: Locale, dataList: readonly DataAtPath[]): Promise<void> {
  for (const { model, data, path } of dataList) {
    for (const { name, selection } of listRecordSelections(model, data)) {
      if (await hasTerms(db, selection)) continue
      throw new InvalidFieldsError(nestErrors([...path, name], [moduleMessage(locale, 'missing')]))
    }
  }
}

/** Nests errors under a path. With the path `['data']` the result is `{data: …}`. */
export function nestErrors(path: Path, errors: FieldErrors | string[]): FieldErrors {
  const nestedErrors = path.reduceRight<FieldErrors | string[]>((inner, step) => ({ [step]: inner }), errors)
  return Array.isArray(nestedErrors) ? { non_field_errors: nestedErrors } : nestedErrors
}

import { mergeAction } from '@/lib/contract/administration/record-merge'
import type { Author } from '../access/author'
import type { Transaction } from '../db/client'
import { ConflictError, InvalidFieldsError } from '../errors'
import { toFieldErrors } from '../field-errors'
import type { Administered } from './administered'
import { changeRecordWithin, lockState } from './write-record'

interface Merge {
  /** The record to merge, which is deleted. */
  id: number
  input: unknown
  /** Fields whose ids of both records are united, regardless of the chosen values. */
  unitedFields?: readonly string[]
  /** Moves the references to the target, and deletes the merged record. */
  moveReferences: (targetId: number) => Promise<void>
}

/**
 * Merges a record into another one and stores the chosen values there.
 * @throws ConflictError for the same record or an outdated revision, InvalidFieldsError
 */
export async function mergeRecords(
  tx: Transaction,
  type: Administered,
  { id, input, unitedFields = [], moveReferences }: Merge,
  author: Author,
): Promise<void> {
  const { into, revision, source_revision: sourceRevision = null, values } = mergeAction.parse(input)
  if (id === into) throw new ConflictError('mergedWithItself')
  const parseResult = type.contract.values.partial().safeParse(values)
  if (!parseResult.success) {
    throw new InvalidFieldsError(toFieldErrors(parseResult.error, values, author.locale))
  }
  await lockState(tx, type, { id, revision: sourceRevision, yours: null })
  const records = unitedFields.length > 0 ? [await type.read(tx, into), await type.read(tx, id)] : []
  const unitedValues = unitedFields.map((field) => {
    const ids = records.flatMap((record) => record?.[field] ?? [])
    return [field, [...new Set(ids)]] as const
  })
  const changes = { ...parseResult.data, ...Object.fromEntries(unitedValues) }
  await changeRecordWithin(tx, type, { id: into, revision, changes }, author)
  await moveReferences(into)
}

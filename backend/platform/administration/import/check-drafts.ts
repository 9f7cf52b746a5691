import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../../db/client'
import { type Draft, type ImportableType, toMessages } from './draft-line'
import type { PlannedRecord } from './importable'

type PlannedRow = PlannedRecord<Record<string, unknown>>

/**
 * Adds the errors that the record type finds. Lines with errors are not imported, so the others are
 * checked again without them.
 */
export async function checkDrafts(
  db: Queryable,
  type: ImportableType,
  drafts: readonly Draft[],
  locale: Locale,
): Promise<void> {
  let isComplete = false
  while (!isComplete) {
    const importedDrafts = drafts.filter(({ plannedRecord, errors }) => plannedRecord && errors.length === 0)
    const plannedRecords = importedDrafts.flatMap((draft) => draft.plannedRecord ?? [])
    const errorsByLine = await findErrors(db, type, plannedRecords, locale)
    for (const draft of importedDrafts) {
      draft.errors.push(...toMessages(errorsByLine.get(draft.line) ?? {}))
    }
    isComplete = !type.importable.checkAll || importedDrafts.every(({ errors }) => errors.length === 0)
  }
}

async function findErrors(
  db: Queryable,
  { importable, check }: ImportableType,
  plannedRecords: readonly PlannedRow[],
  locale: Locale,
): Promise<Map<number, FieldErrors>> {
  if (importable.checkAll) return importable.checkAll(db, plannedRecords, locale)
  const errors = new Map<number, FieldErrors>()
  for (const { line, values, id } of plannedRecords) errors.set(line, (await check?.(db, values, id, locale)) ?? {})
  return errors
}

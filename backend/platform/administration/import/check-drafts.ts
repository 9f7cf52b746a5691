import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../../db/client'
import type { Draft, ImportableType } from './draft-line'

/**
 * Adds the record type's validation errors (duplicates, missing references, conflicts) to the
 * drafts.
 */
export async function checkDrafts(
  db: Queryable,
  type: ImportableType,
  drafts: readonly Draft[],
  locale: Locale,
): Promise<void> {
  const planned = drafts.flatMap((draft) => draft.planned ?? [])
  const errorsByLine = await type.importable.checkAll?.(db, planned, locale)
  for (const draft of drafts) {
    if (!draft.planned) continue
    const { values, id, line } = draft.planned
    const errors = errorsByLine ? errorsByLine.get(line) : await type.check?.(db, values, id, locale)
    draft.errors.push(...toMessages(errors ?? {}))
  }
}

/** Flattens nested field errors into messages with dotted field names. */
function toMessages(errors: FieldErrors, above = ''): Draft['errors'] {
  return Object.entries(errors).flatMap(([name, below]) => {
    const target = `${above}${name}`
    return Array.isArray(below)
      ? below.map((message) => ({ target, message }))
      : toMessages(below, `${target}.`)
  })
}

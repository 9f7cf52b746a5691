import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../../db/client'
import type { Draft, ImportableType } from './draft-line'

/** Adds to lines what the noun has against their values: what is taken, gone, or does not go together. */
export async function checkDrafts(
  db: Queryable,
  type: ImportableType,
  drafts: readonly Draft[],
  locale: Locale,
): Promise<void> {
  const planned = drafts.flatMap((draft) => draft.planned ?? [])
  const together = await type.importable.checkAll?.(db, planned, locale)
  for (const draft of drafts) {
    if (!draft.planned) continue
    const { values, id, line } = draft.planned
    const errors = together ? together.get(line) : await type.check?.(db, values, id, locale)
    draft.errors.push(...messagesIn(errors ?? {}))
  }
}

/** Messages by the dotted names of what they are about. */
function messagesIn(errors: FieldErrors, above = ''): Draft['errors'] {
  return Object.entries(errors).flatMap(([name, below]) => {
    const target = `${above}${name}`
    return Array.isArray(below)
      ? below.map((message) => ({ target, message }))
      : messagesIn(below, `${target}.`)
  })
}

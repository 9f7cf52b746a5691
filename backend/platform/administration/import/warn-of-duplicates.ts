import type { Locale } from '@/lib/contract/common/locale'
import type { RecordValues } from '../../db/schema/content/record-versions'
import type { Draft } from './draft-line'
import { getValue, normalizeName } from './importable'
import { importMessage } from './messages'

/** Warns of new records that share a value with a stored one. */
export function warnOfDuplicates(
  drafts: readonly Draft[],
  storedRecords: ReadonlyMap<number, RecordValues>,
  { targets, locale }: { targets: readonly string[]; locale: Locale },
): void {
  const newDrafts = drafts.filter(({ id, plannedRecord }) => id === null && plannedRecord)
  for (const target of newDrafts.length > 0 ? targets : []) {
    const idsByName = new Map<string, number>()
    for (const [id, values] of storedRecords) idsByName.set(toName(values, target), id)
    for (const draft of newDrafts) {
      const name = toName(draft.plannedRecord?.values ?? {}, target)
      const id = name === '' ? undefined : idsByName.get(name)
      if (id !== undefined) draft.warnings.push({ target, message: importMessage(locale, 'duplicate', id) })
    }
  }
}

const toName = (values: RecordValues, target: string) => normalizeName(String(getValue(values, target) ?? ''))

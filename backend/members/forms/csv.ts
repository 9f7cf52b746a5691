import type { FormSubmissionRow } from '@/backend/platform/db/schema/members/forms'
import { writeCsv } from '@/backend/platform/text-files/csv'
import type { Locale } from '@/lib/contract/common/locale'
import { toBerlinIso } from '@/lib/datetime'

const heads = { de: ['Nummer', 'Eingegangen'], en: ['Number', 'Received'] } satisfies Record<Locale, string[]>

/** Formats answers as CSV, with a column for each answered field under its latest label. */
export function answersAsCsv(rows: readonly FormSubmissionRow[], locale: Locale): string {
  const labels = new Map<number, string>()
  for (const { answers } of rows) for (const { field, label } of answers) labels.set(field, label)
  const lines = rows.map(({ id, createdAt, answers }) => [
    String(id),
    toBerlinIso(createdAt),
    ...[...labels.keys()].map(
      (field) => answers.find((answer) => answer.field === field)?.values.join(', ') ?? '',
    ),
  ])
  return writeCsv([[...heads[locale], ...labels.values()], ...lines])
}

import type { FormSubmissionRow } from '@/backend/platform/db/schema/members/forms'
import { writeCsv } from '@/backend/platform/text-files/csv'
import type { Locale } from '@/lib/contract/common/locale'
import { toBerlinIso } from '@/lib/datetime'

const fixedHeadings = { de: ['Nummer', 'Eingegangen'], en: ['Number', 'Received'] } satisfies Record<Locale, string[]>
const formHeading: Record<Locale, string> = { de: 'Formular', en: 'Form' }

/**
 * Formats answers as CSV. Each field that at least one answer has gets a column, headed by its
 * latest label. Answers to several forms have a column with the title of the form.
 */
export function formatAnswersAsCsv(rows: readonly FormSubmissionRow[], locale: Locale): string {
  const hasForms = new Set(rows.map(({ formId }) => formId)).size > 1
  const labels = new Map<number, string>()
  for (const { field, label } of rows.flatMap(({ answers }) => answers)) labels.set(field, label)
  const lines = rows.map(({ id, createdAt, title, answers }) => [
    String(id),
    toBerlinIso(createdAt),
    ...(hasForms ? [title] : []),
    ...[...labels.keys()].map((field) => answers.find((answer) => answer.field === field)?.values.join(', ') ?? ''),
  ])
  return writeCsv([
    [...fixedHeadings[locale], ...(hasForms ? [formHeading[locale]] : []), ...labels.values()],
    ...lines,
  ])
}

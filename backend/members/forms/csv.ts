import type { FormSubmissionRow } from '@/backend/platform/db/schema/members/forms'
import { writeCsv } from '@/backend/platform/text-files/csv'
import type { Locale } from '@/lib/contract/common/locale'
import { toBerlinIso } from '@/lib/datetime'

const fixedHeadings = { de: ['Nummer', 'Eingegangen'], en: ['Number', 'Received'] } satisfies Record<Locale, string[]>
const formHeading: Record<Locale, string> = { de: 'Formular', en: 'Form' }

const toKey = ({ field, label }: { field: number; label: string }) => `${field} ${label}`

/**
 * Formats answers as CSV. Each label of a field has a column, because an answer means nothing under
 * another label. Answers to several forms have a column with the title of the form.
 */
export function formatAnswersAsCsv(rows: readonly FormSubmissionRow[], locale: Locale): string {
  const hasForms = new Set(rows.map(({ formId }) => formId)).size > 1
  const columns = new Map(rows.flatMap(({ answers }) => answers.map((answer) => [toKey(answer), answer.label])))
  const lines = rows.map(({ id, createdAt, title, answers }) => [
    String(id),
    toBerlinIso(createdAt),
    ...(hasForms ? [title] : []),
    ...[...columns.keys()].map((key) => answers.find((answer) => toKey(answer) === key)?.values.join(', ') ?? ''),
  ])
  return writeCsv([
    [...fixedHeadings[locale], ...(hasForms ? [formHeading[locale]] : []), ...columns.values()],
    ...lines,
  ])
}

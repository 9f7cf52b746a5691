import type { Locale } from '@/lib/contract/locale'
import { toBerlinIso } from '@/lib/datetime'
import type { FormSubmissionRow } from '../db/schema/forms'

const heads = { de: ['Nummer', 'Eingegangen'], en: ['Number', 'Received'] } satisfies Record<Locale, string[]>

/**
 * Answers as a table: UTF-8 with a byte order mark and semicolons, as spreadsheets in German read it by themselves. A column for
 * each field that was ever answered, headed by its latest label.
 */
export function answersAsCsv(rows: readonly FormSubmissionRow[], locale: Locale): string {
  const labels = new Map<number, string>()
  for (const { answers } of rows) for (const { field, label } of answers) labels.set(field, label)
  const lines = rows.map(({ id, createdAt, answers }) => [
    String(id),
    toBerlinIso(createdAt),
    ...[...labels.keys()].map((field) => answers.find((one) => one.field === field)?.values.join(', ') ?? ''),
  ])
  const table = [[...heads[locale], ...labels.values()], ...lines]
  return `\uFEFF${table.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`
}

/** A cell that no spreadsheet takes for a formula (OWASP, CSV injection). */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Schema changes that break a release which is still running. */
const steps: readonly [step: string, pattern: RegExp][] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  ['drops a column', /\bDROP\s+COLUMN\b/i],
  ['drops a function', /\bDROP\s+(?:FUNCTION|ROUTINE)\b/i],
  ['renames', /\bALTER\s+(?:TABLE|TYPE|VIEW)\b[^;]*\bRENAME\b/i],
  ['changes a type', /\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  ['requires a value', /\bSET\s+NOT\s+NULL\b/i],
  ['drops a default', /\bDROP\s+DEFAULT\b/i],
  ['adds a constraint on existing rows', /\bADD\s+CONSTRAINT\b(?![^;]*\bNOT\s+VALID\b)/i],
  ['adds a constraint on existing rows', /\bCREATE\s+UNIQUE\s+INDEX\b/i],
]

const newTablePattern = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?("?\w+"?)/gi
const alteredTablePattern =
  /\b(?:ALTER\s+TABLE(?:\s+ONLY)?|CREATE\s+UNIQUE\s+INDEX\s+\S+\s+ON)\s+(?:"?public"?\.)?("?\w+"?)/i
/** Matches a comment above the statement that says why no running release breaks. */
const reasonPattern = /^--\s*contract:\s*\S+/im

const unquote = (name: string) => name.replaceAll('"', '')
const removeComments = (sql: string) => sql.replace(/--.*$/gm, '')
const addsRequiredColumn = (sql: string) =>
  sql
    .split(/\bADD\s+COLUMN\b/i)
    .slice(1)
    .some((column) => /\bNOT\s+NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column))

/**
 * Finds the statements of a migration that drop or restrict something. Excluded are statements
 * below a line `-- contract: reason` and tables that the migration itself creates.
 */
export function findContractSteps(migration: string): string[] {
  const matches = removeComments(migration).matchAll(newTablePattern)
  const newTables = new Set([...matches].map(([, name = '']) => unquote(name)))
  return migration.split(/--> statement-breakpoint|;\s*$/m).flatMap((statement) => {
    const sql = removeComments(statement)
    const table = alteredTablePattern.exec(sql)?.[1]
    if (reasonPattern.test(statement) || (table !== undefined && newTables.has(unquote(table)))) return []
    const problems = steps.filter(([, pattern]) => pattern.test(sql)).map(([step]) => step)
    if (addsRequiredColumn(sql)) problems.push('adds a column that earlier releases do not fill')
    return problems.map((step) => `${step}: ${sql.trim().replace(/\s+/g, ' ').slice(0, 80)}`)
  })
}

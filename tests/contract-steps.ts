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

const newTable = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?("?\w+"?)/gi
const alteredTable = /\b(?:ALTER\s+TABLE(?:\s+ONLY)?|CREATE\s+UNIQUE\s+INDEX\s+\S+\s+ON)\s+(?:"?public"?\.)?("?\w+"?)/i
/** A comment above the statement that says why no running release breaks. */
const reason = /^--\s*contract:\s*\S+/im

const unquote = (name: string) => name.replaceAll('"', '')
const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')
const addsWithoutValue = (sql: string) =>
  sql
    .split(/\bADD\s+COLUMN\b/i)
    .slice(1)
    .some((column) => /\bNOT\s+NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column))

/**
 * Finds the statements of a migration that drop or restrict something. Excluded are statements
 * below a line `-- contract: reason` and tables that the migration itself creates.
 */
export function findContractSteps(migration: string): string[] {
  const newTables = new Set([...withoutComments(migration).matchAll(newTable)].map((match) => unquote(match[1] ?? '')))
  return migration.split(/--> statement-breakpoint|;\s*$/m).flatMap((statement) => {
    const sql = withoutComments(statement)
    const table = alteredTable.exec(sql)?.[1]
    if (reason.test(statement) || (table !== undefined && newTables.has(unquote(table)))) return []
    const problems = steps.filter(([, pattern]) => pattern.test(sql)).map(([step]) => step)
    if (addsWithoutValue(sql)) problems.push('adds a column that earlier releases do not fill')
    return problems.map((step) => `${step}: ${sql.trim().replace(/\s+/g, ' ').slice(0, 80)}`)
  })
}

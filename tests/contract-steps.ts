/** Changes that a release that still runs does not survive, as it reads and writes what they take away or make stricter. */
const steps: readonly [step: string, pattern: RegExp][] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  ['drops a column', /\bDROP\s+COLUMN\b/i],
  ['drops a function', /\bDROP\s+(?:FUNCTION|ROUTINE)\b/i],
  ['renames', /\bALTER\s+(?:TABLE|TYPE|VIEW)\b[^;]*\bRENAME\b/i],
  ['changes a type', /\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  ['wants a value of a column', /\bSET\s+NOT\s+NULL\b/i],
  ['takes a default away', /\bDROP\s+DEFAULT\b/i],
  ['adds a rule for all rows', /\bADD\s+CONSTRAINT\b(?![^;]*\bNOT\s+VALID\b)/i],
  ['adds a rule for all rows', /\bCREATE\s+UNIQUE\s+INDEX\b/i],
]

const newTable = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?("?\w+"?)/gi
const tableOf =
  /\b(?:ALTER\s+TABLE(?:\s+ONLY)?|CREATE\s+UNIQUE\s+INDEX\s+\S+\s+ON)\s+(?:"?public"?\.)?("?\w+"?)/i
/** The reason why no release that may still run minds: above the statement. */
const reason = /^--\s*contract:\s*\S+/im

const bare = (name: string) => name.replaceAll('"', '')
const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')
const addsWithoutValue = (sql: string) =>
  sql
    .split(/\bADD\s+COLUMN\b/i)
    .slice(1)
    .some((column) => /\bNOT\s+NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column))

/**
 * What of a migration takes something away or makes it stricter, without a line `-- contract: reason` above the statement. Tables that the
 * migration makes itself are free.
 */
export function contractSteps(migration: string): string[] {
  const made = new Set(
    [...withoutComments(migration).matchAll(newTable)].map((match) => bare(match[1] ?? '')),
  )
  return migration.split(/--> statement-breakpoint|;\s*$/m).flatMap((statement) => {
    const sql = withoutComments(statement)
    const table = tableOf.exec(sql)?.[1]
    if (reason.test(statement) || (table !== undefined && made.has(bare(table)))) return []
    const found = steps.filter(([, pattern]) => pattern.test(sql)).map(([step]) => step)
    if (addsWithoutValue(sql)) found.push('adds a column that a release before does not fill')
    return found.map((step) => `${step}: ${sql.trim().replace(/\s+/g, ' ').slice(0, 80)}`)
  })
}

import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { toAsciiEmail } from '@/lib/contract/common/email'

/** Lists the spellings of an address: as entered, and with an ASCII domain. */
function listEmailSpellings(email: string): string[] {
  return [...new Set([email, toAsciiEmail(email) ?? email])]
}

/** Condition that a text is the address. */
export function isAddress(text: SQL | AnyPgColumn, email: string): SQL {
  return sql`lower(trim(${text})) = ANY (${sql.param(listEmailSpellings(email))}::text[])`
}

/** Builds a pattern for a whole address: `anna@example.org` must not match `joanna@example.org`. */
function toPattern(email: string): string {
  const escapedEmail = email.replace(/[^\p{L}\p{N}]/gu, '\\$&')
  return `(?<![[:alnum:]._%+-])${escapedEmail}(?![[:alnum:]_-]|\\.[[:alnum:]])`
}

/** Condition that a text contains the address. */
export function hasAddressInText(text: SQL | AnyPgColumn, email: string): SQL {
  return matchAnySpelling(
    email,
    (spelling) => sql`(position(${spelling}::text in lower(${text})) > 0 AND ${text} ~* ${toPattern(spelling)}::text)`,
  )
}

/** Condition that a text in a JSON value contains the address. */
export function hasAddressInJson(data: SQL | AnyPgColumn, email: string): SQL {
  return matchAnySpelling(
    email,
    (spelling) => sql`(position(${spelling}::text in lower((${data})::text)) > 0 AND EXISTS (
    SELECT FROM jsonb_path_query((${data})::jsonb, 'strict $.**') AS part
    WHERE jsonb_typeof(part) = 'string' AND part #>> '{}' ~* ${toPattern(spelling)}::text))`,
  )
}

function matchAnySpelling(email: string, condition: (spelling: string) => SQL): SQL {
  return sql`(${sql.join(listEmailSpellings(email).map(condition), sql` OR `)})`
}

import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Matches the address as a whole: `anna@example.org` is neither in `joanna@example.org` nor in
 * `anna@example.org.uk`.
 */
function toPattern(email: string): string {
  const literal = email.replace(/[^A-Za-z0-9]/g, '\\$&')
  return `(?<![[:alnum:]._%+-])${literal}(?![[:alnum:]_-]|\\.[[:alnum:]])`
}

/** SQL condition: a text contains the address. */
export function textMentions(text: SQL | AnyPgColumn, email: string): SQL {
  return sql`(position(${email}::text in lower(${text})) > 0 AND ${text} ~* ${toPattern(email)}::text)`
}

/** SQL condition: a text at any depth of a JSON value contains the address. */
export function jsonMentions(data: SQL | AnyPgColumn, email: string): SQL {
  return sql`(position(${email}::text in lower((${data})::text)) > 0 AND EXISTS (
    SELECT FROM jsonb_path_query((${data})::jsonb, 'strict $.**') AS part
    WHERE jsonb_typeof(part) = 'string' AND part #>> '{}' ~* ${toPattern(email)}::text))`
}

import { and, desc, eq, isNull } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { textReplacements } from '@/backend/platform/db/schema/content/text-replacements'
import type { Locale } from '@/lib/contract/common/locale'
import type { UndoableReplacement } from '@/lib/contract/pages/text-replacement'
import { toBerlinIso } from '@/lib/datetime'

/** Lists the replacements in a language that the user may undo, newest first. */
export async function listUndoableReplacements(
  db: Queryable,
  locale: Locale,
  mayUndo: (replacement: { createdBy: number | null }) => boolean,
): Promise<UndoableReplacement[]> {
  const { id, words, replacement, createdAt, createdBy } = textReplacements
  const author = { firstName: users.firstName, lastName: users.lastName }
  const rows = await db
    .select({ id, words, replacement, createdAt, createdBy, author })
    .from(textReplacements)
    .leftJoin(users, eq(users.id, createdBy))
    .where(and(eq(textReplacements.locale, locale), isNull(textReplacements.undoneAt)))
    .orderBy(desc(id))
  return rows.filter(mayUndo).map((row) => ({
    id: row.id,
    words: row.words,
    replacement: row.replacement,
    created_at: toBerlinIso(row.createdAt),
    created_by: row.author && fullName(row.author),
  }))
}

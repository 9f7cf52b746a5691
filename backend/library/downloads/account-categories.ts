import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { Locale } from '@/lib/contract/common/locale'
import { listCategories, presentCategory } from './categories'
import { mayReadProtected } from './policy'

/** The account menu shows at most one page of categories. */
const firstPage = { page: 1, offset: 0, limit: 100 }

/**
 * Lists the categories of protected downloads with their URLs for the account menu; none for users
 * without the right to read them.
 */
export async function listAccountCategories(
  db: Queryable,
  user: Pick<UserRow, 'group' | 'role'>,
  locale: Locale,
) {
  if (!mayReadProtected(user)) return []
  const { rows } = await listCategories(db, true, firstPage)
  return rows.map((row) => ({
    ...presentCategory(row, locale),
    url: `/${locale}/account/downloads/${row.slug}`,
  }))
}

import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { Locale } from '@/lib/contract/common/locale'
import { listCategories, presentCategory } from './categories'
import { mayReadProtected } from './policy'

/** The account menu shows at most one page of the list. */
const firstPage = { page: 1, offset: 0, limit: 100 }

/**
 * Lists the categories of protected downloads with their URLs for the account menu. Empty for users
 * who may not read protected downloads.
 */
export async function listAccountCategories(db: Queryable, user: Pick<UserRow, 'group' | 'role'>, locale: Locale) {
  if (!mayReadProtected(user)) return []
  const { rows } = await listCategories(db, true, firstPage)
  return rows.map((row) => ({
    ...presentCategory(row, locale),
    url: `/${locale}/account/downloads/${row.slug}`,
  }))
}

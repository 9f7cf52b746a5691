import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { Locale } from '@/lib/contract/common/locale'
import { listCategories, presentCategory } from './categories'
import { mayReadProtected } from './policy'

/** The account menu shows no more than these. */
const firstPage = { page: 1, offset: 0, limit: 100 }

/** The categories of protected downloads for the account's menu, each with its address; none for users without the right. */
export async function accountCategories(
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

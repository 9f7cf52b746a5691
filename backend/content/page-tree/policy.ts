import { isEditor, isOffice, isStaff, type Right } from '@/backend/platform/access/roles'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { RecordType } from '@/lib/contract/records/record'

export const mayEditTree: Right = isEditor

/** May open the trash. `toTrashScope` determines which content the user sees there. */
export const mayOpenTrash: Right = isStaff

/**
 * Returns the record types that a user may delete, and therefore restore from the trash; null for
 * editors, who may restore all pages.
 */
export function toTrashScope(user: Pick<UserRow, 'group' | 'role'>): readonly RecordType[] | null {
  if (isEditor(user)) return null
  return isOffice(user) ? ['organization'] : []
}

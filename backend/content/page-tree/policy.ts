import { isEditor, isOffice, isStaff, type Right } from '@/backend/platform/access/roles'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { RecordType } from '@/lib/contract/records/record'

/** May read and change the page tree. */
export const mayEditTree: Right = isEditor

/** May open the trash. `toTrashScope` limits its content. */
export const mayOpenTrash: Right = isStaff

/**
 * Returns the types of deleted records that a user may restore, the same as the user may delete.
 * Null for editors, who may restore all pages.
 */
export function toTrashScope(user: Pick<UserRow, 'group' | 'role'>): readonly RecordType[] | null {
  if (isEditor(user)) return null
  return isOffice(user) ? ['organization'] : []
}

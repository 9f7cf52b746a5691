import { isAdmin, isEditor, type Right } from '@/backend/platform/access/roles'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'

/** Editors find words on all pages, and replace them. */
export const mayReplaceText: Right = isEditor

/** Who replaced words takes that back, or an administrator. */
export function mayUndo(
  user: Pick<UserRow, 'id' | 'group' | 'role'>,
  { createdBy }: { createdBy: number | null },
): boolean {
  return isAdmin(user) || (isEditor(user) && createdBy === user.id)
}

import { isAdmin, isEditor, type Right } from '@/backend/platform/access/roles'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'

export const mayReplaceText: Right = isEditor

/** May undo a replacement. Allowed for the editor who made it and for administrators. */
export function mayUndo(
  user: Pick<UserRow, 'id' | 'group' | 'role'>,
  { createdBy }: { createdBy: number | null },
): boolean {
  return isAdmin(user) || (isEditor(user) && createdBy === user.id)
}

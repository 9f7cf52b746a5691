import type { Right } from '../access/roles'
import type { Administered } from './administered'

/** Right to enter the administration: holds for users who may administer at least one type. */
export function mayAdministerAny(types: readonly Administered[]): Right {
  return (user) => types.some(({ may }) => may(user))
}

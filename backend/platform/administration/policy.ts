import type { Right } from '../access/roles'
import type { Administered } from './administered'

/** Returns the right of users who may administer at least one record type. */
export function mayAdministerAny(types: readonly Administered[]): Right {
  return (user) => types.some(({ may }) => may(user))
}

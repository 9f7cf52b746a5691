import type { Right } from '../access/roles'
import type { Administered } from './administered'

/** Who may administer at least one type sees the administration; whose each type is, the nouns' own policies say. */
export function mayAdministerAny(types: readonly Administered[]): Right {
  return (user) => types.some(({ may }) => may(user))
}

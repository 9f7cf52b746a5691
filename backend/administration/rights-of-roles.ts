import { userRoles } from '@/lib/contract/account'
import type { AdministrationRights } from '@/lib/contract/administration/rights'
import type { Administered } from './administered'

type TypeRights = AdministrationRights['types'][number]

/** What each role may do with records of a type, asked of the same rights that guard its calls. */
export function rightsOfRoles(type: Administered): TypeRights {
  const { contract, may, mayAct = {}, insert, update, remove, admitWrite } = type
  const actions = Object.keys(contract.actions).filter((name) => name !== 'delete')
  const rightsOf = (role: (typeof userRoles)[number]) => {
    const user = { role, group: null }
    const isAllowed = may(user)
    return {
      read: isAllowed,
      insert: isAllowed && insert !== undefined,
      update: isAllowed && update !== undefined,
      delete: isAllowed && remove !== undefined,
      actions: actions.filter((name) => isAllowed && (mayAct[name] ?? may)(user)),
    }
  }
  const rights = Object.fromEntries(userRoles.map((role) => [role, rightsOf(role)])) as TypeRights['rights']
  return { name: contract.name, needs_proof: admitWrite !== undefined, rights }
}

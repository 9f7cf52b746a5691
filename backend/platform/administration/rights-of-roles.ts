import { userRoles } from '@/lib/contract/accounts/account'
import type { AdministeredArea, AdministrationRights } from '@/lib/contract/administration/rights'
import type { Right } from '../access/roles'
import type { Administered } from './administered'

type TypeRights = AdministrationRights['types'][number]

const accountOf = (role: (typeof userRoles)[number]) => ({ role, group: null })

/** What each role may do with records of a type, asked of the same rights that guard its calls. */
export function rightsOfRoles(type: Administered): TypeRights {
  const { contract, may, mayAct = {}, insert, update, remove, admitWrite, importable } = type
  const actions = Object.keys(contract.actions).filter((name) => name !== 'delete')
  const rightsOf = (role: (typeof userRoles)[number]) => {
    const user = accountOf(role)
    const isAllowed = may(user)
    return {
      read: isAllowed,
      insert: isAllowed && insert !== undefined,
      update: isAllowed && update !== undefined,
      delete: isAllowed && remove !== undefined,
      export: isAllowed,
      import: isAllowed && importable !== undefined,
      actions: actions.filter((name) => isAllowed && (mayAct[name] ?? may)(user)),
    }
  }
  const rights = Object.fromEntries(userRoles.map((role) => [role, rightsOf(role)])) as TypeRights['rights']
  return { name: contract.name, needs_proof: admitWrite !== undefined, rights }
}

/** Which roles have a right, for each of those that are about no records. */
export function rolesOfAreas(
  areas: Readonly<Record<AdministeredArea, Right>>,
): AdministrationRights['areas'] {
  const names = Object.keys(areas) as AdministeredArea[]
  return names.map((name) => ({ name, roles: userRoles.filter((role) => areas[name](accountOf(role))) }))
}

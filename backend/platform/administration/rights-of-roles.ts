import { userRoles } from '@/lib/contract/accounts/account'
import type { AdministeredArea, AdministrationRights } from '@/lib/contract/administration/rights'
import type { Right } from '../access/roles'
import type { Administered } from './administered'

type TypeRights = AdministrationRights['types'][number]

const toAccount = (role: (typeof userRoles)[number]) => ({ role, group: null })

/** Derives each role's rights to a record type from the policies that guard its endpoints. */
export function toRoleRights(type: Administered): TypeRights {
  const { contract, may, mayAct = {}, insert, update, remove, admitWrite, importable } = type
  const actions = Object.keys(contract.actions).filter((name) => name !== 'delete')
  const toRights = (role: (typeof userRoles)[number]) => {
    const user = toAccount(role)
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
  const rights = Object.fromEntries(userRoles.map((role) => [role, toRights(role)])) as TypeRights['rights']
  return { name: contract.name, needs_proof: admitWrite !== undefined, rights }
}

/** Lists the roles with access to each area. */
export function toAreaRoles(areas: Readonly<Record<AdministeredArea, Right>>): AdministrationRights['areas'] {
  const names = Object.keys(areas) as AdministeredArea[]
  return names.map((name) => ({ name, roles: userRoles.filter((role) => areas[name](toAccount(role))) }))
}

import { userRoles } from '@/lib/contract/accounts/account'
import type { AdministeredArea, AdministrationRights } from '@/lib/contract/administration/rights'
import type { Right } from '../access/roles'
import { type Administered, getActionRight, getWriteRight } from './administered'

type TypeRights = AdministrationRights['types'][number]

const toAccount = (role: (typeof userRoles)[number]) => ({ role, group: null })

/** Returns the rights of each role for a record type, by the policies of the endpoints. */
export function toRoleRights(type: Administered): TypeRights {
  const { contract, may, insert, update, remove, assertMayWrite, importable } = type
  const actions = Object.keys(contract.actions).filter((name) => name !== 'delete')
  const toRights = (role: (typeof userRoles)[number]) => {
    const user = toAccount(role)
    const isAllowed = may(user)
    const mayWrite = getWriteRight(type)(user)
    return {
      read: isAllowed,
      insert: mayWrite && insert !== undefined,
      update: mayWrite && update !== undefined,
      delete: mayWrite && remove !== undefined,
      export: isAllowed,
      import: mayWrite && importable !== undefined,
      actions: actions.filter((name) => getActionRight(type, name)(user)),
    }
  }
  const rights = Object.fromEntries(userRoles.map((role) => [role, toRights(role)])) as TypeRights['rights']
  return { name: contract.name, needs_proof: assertMayWrite !== undefined, rights }
}

export function toAreaRoles(areas: Readonly<Record<AdministeredArea, Right>>): AdministrationRights['areas'] {
  const names = Object.keys(areas) as AdministeredArea[]
  return names.map((name) => ({ name, roles: userRoles.filter((role) => areas[name](toAccount(role))) }))
}

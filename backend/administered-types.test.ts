import { expect, it } from 'vitest'
import type { Administered } from '@/backend/platform/administration/administered'
import { startTestBackend } from '@/tests/backend-app'
import { administeredTypes } from './administered-types'

const backend = startTestBackend()

const members: Readonly<Record<keyof Administered, true>> = {
  contract: true,
  may: true,
  mayAct: true,
  admitWrite: true,
  list: true,
  waiting: true,
  contentTypes: true,
  present: true,
  read: true,
  check: true,
  insert: true,
  update: true,
  remove: true,
  listUses: true,
  importable: true,
  actions: true,
}

it('has no record type with a member that the administration would ignore', () => {
  const unknownMembers = administeredTypes(backend.services).flatMap((type) =>
    Object.keys(type)
      .filter((name) => !(name in members))
      .map((name) => `${type.contract.name}.${name}`),
  )
  expect(unknownMembers).toEqual([])
})

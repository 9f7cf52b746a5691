import { expectTypeOf, it } from 'vitest'
import type { SecurityEntry } from './audit'

interface Parties {
  now: Date
  actor: 'visitor'
  userId: number
}

it('a log entry without the details of its event does not compile', () => {
  type Role = Parties & { event: 'role-changed'; before: 'user'; after: 'admin' }
  expectTypeOf<Role>().toExtend<SecurityEntry>()
  expectTypeOf<Omit<Role, 'before'>>().not.toExtend<SecurityEntry>()
  expectTypeOf<Omit<Role, 'actor'>>().not.toExtend<SecurityEntry>()
  expectTypeOf<Omit<Role, 'after'> & { after: 'owner' }>().not.toExtend<SecurityEntry>()
  expectTypeOf<Parties & { event: 'team-key-made'; object: string }>().toExtend<SecurityEntry>()
  expectTypeOf<Parties & { event: 'team-key-made' }>().not.toExtend<SecurityEntry>()
  expectTypeOf<Parties & { event: 'logged-in' }>().toExtend<SecurityEntry>()
  expectTypeOf<Parties & { event: 'logged-in'; before: 'user' }>().not.toExtend<SecurityEntry>()
})

import { expectTypeOf, it } from 'vitest'
import type { SecurityEntry } from './audit'

interface Whose {
  at: Date
  by: 'visitor'
  userId: number
}

it('a log entry without the details of its event does not compile', () => {
  type Role = Whose & { event: 'role-changed'; before: 'user'; after: 'admin' }
  expectTypeOf<Role>().toExtend<SecurityEntry>()
  expectTypeOf<Omit<Role, 'before'>>().not.toExtend<SecurityEntry>()
  expectTypeOf<Omit<Role, 'by'>>().not.toExtend<SecurityEntry>()
  expectTypeOf<Omit<Role, 'after'> & { after: 'owner' }>().not.toExtend<SecurityEntry>()
  expectTypeOf<Whose & { event: 'team-key-made'; object: string }>().toExtend<SecurityEntry>()
  expectTypeOf<Whose & { event: 'team-key-made' }>().not.toExtend<SecurityEntry>()
  expectTypeOf<Whose & { event: 'logged-in' }>().toExtend<SecurityEntry>()
  expectTypeOf<Whose & { event: 'logged-in'; before: 'user' }>().not.toExtend<SecurityEntry>()
})

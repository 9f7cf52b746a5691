import { z } from 'zod'
import { nameSchema } from '../common/named'
import { personSchema } from '../records/person'
import { asInSchema, defineBlock } from './definition'

export const teamClasses = ['standard', 'two-column'] as const

/** Team block (spec §3). Its members are child modules. */
export const teamSchema = nameSchema('TeamData', z.object({ extra_class: z.enum(teamClasses).default('standard') }))

/** A member of a team. `person` is null if the person was deleted. */
export const teamMemberSchema = nameSchema('TeamMemberData', z.object({ person: personSchema.nullable() }))

export const teamBlock = defineBlock(teamSchema, {
  required: [],
  stored: { extra_class: asInSchema },
  contents: { kind: 'items', model: 'teammember' },
})

export const teamMemberBlock = defineBlock(teamMemberSchema, {
  required: ['person'],
  stored: { person: { kind: 'person' } },
})

export type TeamData = z.infer<typeof teamSchema>
export type TeamMemberData = z.infer<typeof teamMemberSchema>

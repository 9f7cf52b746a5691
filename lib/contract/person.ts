import { z } from 'zod'
import { imageSchema } from './image'
import { named } from './named'

/** A contact person in the asked language. What a person has not told is empty. */
export const personSchema = named(
  'Person',
  z.object({
    id: z.number().int(),
    name: z.string(),
    title: z.string(),
    function: z.string(),
    email: z.string(),
    phone: z.string(),
    photo: imageSchema.nullable(),
  }),
)

export type Person = z.infer<typeof personSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { imageSchema } from '../media/image'

/** A contact person, in the requested language. Missing values are empty. */
export const personSchema = nameSchema(
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

/** A field that contact persons are responsible for, in the requested language. */
export const personCategorySchema = nameSchema('PersonCategory', z.object({ id: z.number().int(), title: z.string() }))

/** A contact person in a list, with the categories in order. */
export const listedPersonSchema = nameSchema(
  'ListedPerson',
  personSchema.extend({ categories: z.array(personCategorySchema) }),
)

/** GET api/persons/. */
export const personListSchema = nameSchema('PersonList', paginated(listedPersonSchema))

/** GET api/person-categories/, in order. */
export const personCategoryListSchema = nameSchema('PersonCategoryList', paginated(personCategorySchema))

/** GET api/person-categories/{id}/: the category, with its persons in order. */
export const categoryPersonsSchema = nameSchema(
  'CategoryPersons',
  paginated(personSchema).extend(personCategorySchema.shape),
)

export type PersonCategory = z.infer<typeof personCategorySchema>
export type ListedPerson = z.infer<typeof listedPersonSchema>

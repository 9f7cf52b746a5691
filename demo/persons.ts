import { z } from 'zod'
import { emailSchema } from '@/lib/contract/common/single-line'
import { readContent } from './read-content'
import { localizedSchema } from './sentence'

/** The areas of responsibility of the contact persons, in the order of the contact list. */
export const personCategories = readContent(
  'person-categories',
  z.array(z.strictObject({ key: z.string(), title: localizedSchema })),
)

/**
 * The contact persons in the order of the list. They are invented; their phone numbers are reserved
 * for media.
 */
export const persons = readContent(
  'persons',
  z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      title: localizedSchema.default({ de: '', en: '' }),
      function: localizedSchema,
      email: emailSchema,
      phone: z.string(),
      categories: z.array(z.enum(personCategories.map(({ key }) => key))).nonempty(),
    }),
  ),
)

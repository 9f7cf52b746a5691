import { z } from 'zod'
import { readContent } from './read-content'
import { localizedSchema } from './sentence'

/** Areas of responsibility of the contact persons, in the order in which the site lists them. */
export const personCategories = readContent(
  'person-categories',
  z.array(z.strictObject({ key: z.string(), title: localizedSchema })),
)

/**
 * Contact persons, in the order in which the site lists them. They are invented. Their telephone
 * numbers are reserved for use in media.
 */
export const persons = readContent(
  'persons',
  z.array(
    z.strictObject({
      /** The part of the e-mail address before the `@`. */
      key: z.string(),
      name: z.string(),
      title: localizedSchema.default({ de: '', en: '' }),
      function: localizedSchema,
      phone: z.string(),
      categories: z.array(z.enum(personCategories.map(({ key }) => key))).nonempty(),
    }),
  ),
).map((person) => ({ ...person, email: `${person.key}@vbo.example.org` }))

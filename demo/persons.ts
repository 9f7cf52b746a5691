import { z } from 'zod'
import { readContent, readTable } from './read-content'
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
export const persons = readTable(
  'persons',
  z.strictObject({
    /** The part of the e-mail address before the `@`. */
    key: z.string(),
    name: z.string(),
    title_de: z.string(),
    title_en: z.string(),
    function_de: z.string(),
    function_en: z.string(),
    phone: z.string(),
    /** Keys of categories, separated by spaces. */
    categories: z
      .string()
      .transform((keys) => keys.split(' '))
      .pipe(z.array(z.enum(personCategories.map(({ key }) => key)))),
  }),
).map(({ title_de, title_en, function_de, function_en, ...person }) => ({
  ...person,
  title: { de: title_de, en: title_en },
  function: { de: function_de, en: function_en },
  email: `${person.key}@vbo.example.org`,
}))

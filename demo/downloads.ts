import { z } from 'zod'
import { locales } from '@/lib/contract/common/locale'
import { readOrdered } from './read-content'
import { localizedSchema } from './sentence'

const fileSchema = z.strictObject({
  name: z.string(),
  title: localizedSchema,
  language: z.enum(locales).default('de'),
  date: z.iso.date(),
  rows: z.array(z.array(z.string())).optional(),
  picture: z.string().optional(),
})

/** Categories of downloads in the demo: public categories first, then categories for members. */
export const downloads = readOrdered(
  'downloads',
  z.strictObject({
    slug: z.string(),
    title: localizedSchema,
    isProtected: z.boolean(),
    directories: z.array(
      z.strictObject({
        slug: z.string(),
        title: localizedSchema,
        description: localizedSchema,
        files: z.array(fileSchema),
      }),
    ),
  }),
)

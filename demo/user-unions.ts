import { z } from 'zod'
import { emailSchema } from '@/lib/contract/common/single-line'
import { unionCategories } from '@/lib/contract/records/user-union'
import { readContent } from './read-content'
import { localizedSchema } from './sentence'

const memberSchema = z.strictObject({
  email: emailSchema,
  colleague: z.strictObject({ firstName: z.string(), lastName: z.string(), organization: z.string() }).optional(),
  role: localizedSchema,
})

/** Groups, governing bodies and committees of the demo. */
export const userUnions = readContent(
  'user-unions',
  z.array(
    z.strictObject({
      category: z.enum(unionCategories),
      slug: z.string(),
      title: localizedSchema,
      description: localizedSchema,
      downloads: z.array(z.strictObject({ title: localizedSchema, url: localizedSchema })).optional(),
      members: z.array(memberSchema),
    }),
  ),
)

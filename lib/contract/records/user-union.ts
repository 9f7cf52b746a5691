import { z } from 'zod'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

export const unionCategories = ['group', 'organ', 'committee'] as const

export type UnionCategory = (typeof unionCategories)[number]

/** A group, governing body or committee in the requested language, as its members see it. */
export const userUnionSchema = nameSchema(
  'UserUnion',
  z.object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    category: z.enum(unionCategories),
    description: z.string(),
    members: z.array(z.object({ name: z.string(), organization: z.string(), role: z.string() })),
    downloads: z.array(z.object({ title: z.string(), url: z.string() })),
  }),
)

/** GET api/user-unions/. */
export const userUnionListSchema = nameSchema('UserUnionList', paginated(userUnionSchema))

export type UserUnion = z.infer<typeof userUnionSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { anchor, asInSchema, defineBlock, line } from './definition'

export const headlineClasses = ['red_centered', 'red_left', 'black_centered', 'black_left'] as const

/**
 * Headline block (spec §3, §5). The level is 1–6; the editor offers 2–6. `content` is plain text
 * and required.
 */
export const headlineSchema = nameSchema(
  'HeadlineData',
  z.object({
    headline_level: z.number().int().min(1).max(6),
    preline: z.string().default(''),
    content: z.string().min(1),
    subline: z.string().default(''),
    anchor: z.string().default(''),
    extra_class: z.enum(headlineClasses).default('black_left'),
  }),
)

export const headlineBlock = defineBlock(headlineSchema, {
  required: ['headline_level', 'content'],
  stored: { headline_level: asInSchema, preline: line, content: line, subline: line, anchor, extra_class: asInSchema },
  headingLevel: (data) => headlineSchema.safeParse(data).data?.headline_level ?? null,
})

export type HeadlineData = z.infer<typeof headlineSchema>

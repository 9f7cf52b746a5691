import { z } from 'zod'
import { nameSchema } from '../common/named'
import { anchor, asInSchema, defineBlock } from './definition'

export const linkClasses = ['default', 'button'] as const

/**
 * Link block (spec §3). `content` is the label, `link` is the target as the editor entered it,
 * `link_url` is the address derived from it.
 */
export const linkSchema = nameSchema(
  'LinkData',
  z.object({
    content: z.string().default(''),
    link: z.string().min(1),
    link_url: z.string().default(''),
    extra_class: z.enum(linkClasses).default('default'),
    open_new_window: z.boolean().default(false),
    anchor: z.string().default(''),
  }),
)

export const linkBlock = defineBlock(linkSchema, {
  required: ['link'],
  stored: {
    content: { kind: 'line', addressField: 'link' },
    link: { kind: 'enteredAddress' },
    link_url: { kind: 'derivedAddress', sourceField: 'link' },
    extra_class: asInSchema,
    open_new_window: asInSchema,
    anchor,
  },
})

export type LinkData = z.infer<typeof linkSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { anchor, asRead, defineBlock, richText } from './definition'

/**
 * Text block (spec §3). `content` is HTML of paragraphs, lists, bold, italic and links, sanitized
 * by the backend. Ordered lists may have a `start` and a `type` (`a`, `A`, `i`, `I`).
 */
export const textSchema = nameSchema(
  'TextData',
  z.object({
    content: z.string(),
    anchor: z.string().default(''),
    add_additional_space: z.boolean().default(false),
  }),
)

/**
 * The text block for display. Other backends may keep rich text as a Tiptap (ProseMirror) document
 * instead of HTML; the renderer validates the document node by node.
 */
export const shownTextSchema = textSchema.extend({
  content: z.union([z.string(), z.looseObject({ type: z.literal('doc') })]),
})

export const textBlock = defineBlock(textSchema, {
  required: [],
  stored: { content: richText, anchor, add_additional_space: asRead },
})

export type ShownTextData = z.infer<typeof shownTextSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { anchor, asInSchema, defineBlock, richText } from './definition'

/**
 * Text block (spec §3). `content` is HTML with paragraphs, lists, bold, italic and links. The
 * backend sanitizes it. Ordered lists may have a `start` and a `type` (`a`, `A`, `i`, `I`).
 */
export const textSchema = nameSchema(
  'TextData',
  z.object({ content: z.string(), anchor: z.string().default(''), add_additional_space: z.boolean().default(false) }),
)

/**
 * Data of a text block as a page receives them. Other backends may store rich text as a Tiptap
 * (ProseMirror) document instead of HTML. The renderer then validates the document node by node.
 */
export const displayedTextSchema = textSchema.extend({
  content: z.union([z.string(), z.looseObject({ type: z.literal('doc') })]),
})

export const textBlock = defineBlock(textSchema, {
  required: [],
  stored: { content: richText, anchor, add_additional_space: asInSchema },
})

export type DisplayedTextData = z.infer<typeof displayedTextSchema>

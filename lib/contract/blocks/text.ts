import { z } from 'zod'
import { named } from '../common/named'
import { anchor, asRead, defineBlock, richText } from './definition'

/** Text block (spec §3): `content` is HTML of paragraphs, lists, bold, italic and links, sanitized by the backend. */
export const textSchema = named(
  'TextData',
  z.object({
    content: z.string(),
    anchor: z.string().default(''),
    add_additional_space: z.boolean().default(false),
  }),
)

/**
 * The same as it is shown: another backend may keep rich text as its editor does, as a Tiptap (ProseMirror) document, in
 * place of HTML. What is in the document is checked node by node where it is shown.
 */
export const shownTextSchema = textSchema.extend({
  content: z.union([z.string(), z.looseObject({ type: z.literal('doc') })]),
})

export const textBlock = defineBlock(textSchema, {
  required: [],
  stored: { content: richText, anchor, add_additional_space: asRead },
})

export type ShownTextData = z.infer<typeof shownTextSchema>

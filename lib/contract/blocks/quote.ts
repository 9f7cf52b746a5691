import { z } from 'zod'
import { nameSchema } from '../common/named'
import { defineBlock, line, plainText } from './definition'

/**
 * Quote block (spec §3). `content` is plain text without quotation marks. They are added according
 * to the language of the page.
 */
export const quoteSchema = nameSchema(
  'QuoteData',
  z.object({ content: z.string().min(1), author: z.string().default('') }),
)

export const quoteBlock = defineBlock(quoteSchema, {
  required: ['content'],
  stored: { content: plainText, author: line },
})

export type QuoteData = z.infer<typeof quoteSchema>

import { faqItemSchema, faqSchema } from '@/lib/contract/blocks/faq'
import { headlineSchema } from '@/lib/contract/blocks/headline'
import { linkSchema } from '@/lib/contract/blocks/link'
import { quoteSchema } from '@/lib/contract/blocks/quote'
import { textSchema } from '@/lib/contract/blocks/text'
import { linkAddress } from '@/lib/contract/link-address'
import { address, anchor, line, requiredLine, requiredWords, richText } from './fields'

/** What is stored of blocks that are made of words. */
export const textBlocks = {
  headline: headlineSchema.extend({ preline: line, content: requiredLine, subline: line, anchor }),
  text: textSchema.extend({ content: richText, anchor }),
  link: linkSchema
    .extend({ content: line, link: address, anchor })
    .transform((data) => ({ ...data, link_url: linkAddress(data.link) ?? '' })),
  quote: quoteSchema.extend({ content: requiredWords(), author: line }),
  faq: faqSchema,
  faqitem: faqItemSchema.extend({ content: requiredLine }),
}

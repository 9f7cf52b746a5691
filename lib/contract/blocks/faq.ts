import { z } from 'zod'
import { named } from '../common/named'
import { defineBlock, line } from './definition'

/** FAQ block (spec §3): its questions are its children. */
export const faqSchema = named('FaqData', z.object({}))

/** A question of a FAQ: `content` is the question as plain text; the modules of the answer are its children. */
export const faqItemSchema = named('FaqItemData', z.object({ content: z.string().min(1) }))

export const faqBlock = defineBlock(faqSchema, {
  required: [],
  stored: {},
  contents: { kind: 'items', model: 'faqitem' },
})

export const faqItemBlock = defineBlock(faqItemSchema, {
  required: ['content'],
  stored: { content: line },
  // An answer is read within its question: areas that are as wide as the page, and questions again, have no place there.
  contents: { kind: 'blocks', except: ['container', 'section', 'faq'] },
})

export type FaqData = z.infer<typeof faqSchema>
export type FaqItemData = z.infer<typeof faqItemSchema>

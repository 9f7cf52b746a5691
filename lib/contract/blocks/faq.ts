import { z } from 'zod'
import { nameSchema } from '../common/named'
import { defineBlock, line } from './definition'

/** FAQ block (spec §3). Its questions are child modules. */
export const faqSchema = nameSchema('FaqData', z.object({}))

/** A question of a FAQ. `content` is the question as plain text; child modules form the answer. */
export const faqItemSchema = nameSchema('FaqItemData', z.object({ content: z.string().min(1) }))

export const faqBlock = defineBlock(faqSchema, {
  required: [],
  stored: {},
  contents: { kind: 'items', model: 'faqitem' },
})

export const faqItemBlock = defineBlock(faqItemSchema, {
  required: ['content'],
  stored: { content: line },
  // No full-width areas and no nested FAQs in an answer.
  contents: { kind: 'blocks', except: ['container', 'section', 'faq'] },
})

export type FaqData = z.infer<typeof faqSchema>
export type FaqItemData = z.infer<typeof faqItemSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'
import { defineBlock, line } from './definition'

/** FAQ block (spec §3). Its questions are child modules. */
export const faqSchema = nameSchema('FaqData', z.object({}))

/** A question in an FAQ. `content` is the question in plain text. The children are the answer. */
export const faqItemSchema = nameSchema('FaqItemData', z.object({ content: z.string().min(1) }))

export const faqBlock = defineBlock(faqSchema, {
  required: [],
  stored: {},
  contents: { kind: 'items', model: 'faqitem' },
})

export const faqItemBlock = defineBlock(faqItemSchema, {
  required: ['content'],
  stored: { content: line },
  // An answer must not contain areas of full width or another FAQ.
  contents: { kind: 'blocks', excludedModels: ['container', 'section', 'faq'] },
})

export type FaqData = z.infer<typeof faqSchema>
export type FaqItemData = z.infer<typeof faqItemSchema>

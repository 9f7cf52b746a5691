import { z } from 'zod'
import { named } from '../named'

/** FAQ block (spec §3): its questions are its children. */
export const faqSchema = named('FaqData', z.object({}))

/** A question of a FAQ: `content` is the question as plain text; the modules of the answer are its children. */
export const faqItemSchema = named('FaqItemData', z.object({ content: z.string().min(1) }))

export type FaqData = z.infer<typeof faqSchema>
export type FaqItemData = z.infer<typeof faqItemSchema>

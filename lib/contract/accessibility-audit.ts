import { z } from 'zod'
import { named } from './named'

/** What the accessibility check of the page editor finds that keeps a page from being published until somebody says why not. */
export const checkErrors = [
  'heading-skipped',
  'heading-second-h1',
  'heading-empty',
  'alt-missing',
  'link-vague',
  'link-empty',
  'table-heads',
  'frame-title',
  'contrast',
] as const
export type CheckError = (typeof checkErrors)[number]

/** Something that the check found and an editor waved through: where, about which words, and why. */
export const waiverSchema = named(
  'Waiver',
  z.object({
    /** Null for the page's own opening. */
    module: z.int32().positive().nullable(),
    rule: z.enum(checkErrors),
    /** The words or the address that it is about. */
    subject: z.string().trim().max(200).default(''),
    reason: z.string().trim().min(1).max(300),
  }),
)
export type Waiver = z.infer<typeof waiverSchema>

/** What is waved through with a version. */
export const waiversSchema = z.array(waiverSchema).max(200).default([])

import { z } from 'zod'
import { nameSchema } from '../common/named'

/**
 * Rules of the accessibility audit whose findings prevent the publication of a page. An editor can
 * waive the findings with a reason.
 */
export const waivableRules = [
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
export type WaivableRule = (typeof waivableRules)[number]

/**
 * Findings that can be detected in the stored texts and code of a module. The backend therefore
 * detects them, too, and refuses the publication.
 */
export const storedContentErrors = [
  'heading-empty',
  'link-empty',
  'link-vague',
  'table-heads',
  'alt-missing',
  'frame-title',
] as const satisfies readonly WaivableRule[]
export type StoredContentError = (typeof storedContentErrors)[number]

/** A waived finding: its module, the text or address that it concerns, and the reason. */
export const waiverSchema = nameSchema(
  'Waiver',
  z.object({
    /** Null if the finding concerns the head of the page. */
    module: z.int32().positive().nullable(),
    rule: z.enum(waivableRules),
    /** Text or address that the finding concerns. */
    subject: z.string().trim().max(200).default(''),
    reason: z.string().trim().min(1).max(300),
  }),
)
export type Waiver = z.infer<typeof waiverSchema>

/** Minimum length of a reason, in characters. A reason such as “ok” is not enough. */
export const minReasonLength = 10

const newWaiverSchema = waiverSchema.extend({ reason: z.string().trim().min(minReasonLength).max(300) })

/**
 * Waived findings that are sent with a publication. Stored waivers of older versions may have
 * shorter reasons.
 */
export const waiversSchema = z.array(newWaiverSchema).max(200).default([])

import { z } from 'zod'
import { nameSchema } from '../common/named'

/**
 * Findings of the accessibility audit that block publication unless an editor waives them with a
 * reason.
 */
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
/**
 * Findings that are visible in a module's stored texts and code alone: the backend rejects them as
 * well.
 */
export const storedErrors = [
  'heading-empty',
  'link-empty',
  'link-vague',
  'table-heads',
  'alt-missing',
  'frame-title',
] as const satisfies readonly CheckError[]
export type StoredError = (typeof storedErrors)[number]

/** A waived finding with its module, subject and reason. */
export const waiverSchema = nameSchema(
  'Waiver',
  z.object({
    /** Null for the head of the page. */
    module: z.int32().positive().nullable(),
    rule: z.enum(checkErrors),
    /** Text or address in question. */
    subject: z.string().trim().max(200).default(''),
    reason: z.string().trim().min(1).max(300),
  }),
)
export type Waiver = z.infer<typeof waiverSchema>

/** Minimum length of a reason in characters: “ok” is not enough. */
export const minReasonLength = 10

const newWaiverSchema = waiverSchema.extend({ reason: z.string().trim().min(minReasonLength).max(300) })

/** Waived findings for a publication. Those of older versions may have shorter reasons. */
export const waiversSchema = z.array(newWaiverSchema).max(200).default([])

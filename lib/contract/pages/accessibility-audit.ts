import { z } from 'zod'
import { named } from '../common/named'

/**
 * Findings of the page editor's accessibility check that block publishing unless an editor waives them with a
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
/** Those that show in the stored texts and code of a module, without the page around it: the backend refuses them as well. */
export const storedErrors = [
  'heading-empty',
  'link-empty',
  'link-vague',
  'table-heads',
  'alt-missing',
  'frame-title',
] as const satisfies readonly CheckError[]
export type StoredError = (typeof storedErrors)[number]

/** A waived finding: its module, its subject, and the reason. */
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

/** How many characters a reason has at least: „ok“ is none. */
export const minReasonLength = 10

const givenWaiverSchema = waiverSchema.extend({ reason: z.string().trim().min(minReasonLength).max(300) })

/** The waived findings that a version is published with. Those of older versions may have shorter reasons. */
export const waiversSchema = z.array(givenWaiverSchema).max(200).default([])

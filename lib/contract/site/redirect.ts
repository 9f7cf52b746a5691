import { z } from 'zod'
import { nameSchema } from '../common/named'

/**
 * A redirect. Both paths are on this site. A path that belongs to a language includes its prefix
 * (spec §3).
 */
export const redirectSchema = nameSchema('Redirect', z.object({ old_path: z.string(), new_path: z.string() }))
export const redirectListSchema = z.array(redirectSchema)

/** Response to the lookup of a single path. */
export const redirectTargetSchema = nameSchema('RedirectTarget', z.object({ new_path: z.string() }))

export type Redirect = z.infer<typeof redirectSchema>
export type RedirectTarget = z.infer<typeof redirectTargetSchema>

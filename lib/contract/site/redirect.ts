import { z } from 'zod'
import { named } from '../common/named'

/** A moved address; both paths local, with the language prefix where they have one (spec §3). */
export const redirectSchema = named('Redirect', z.object({ old_path: z.string(), new_path: z.string() }))
export const redirectListSchema = z.array(redirectSchema)

/** The answer to the look-up of a single path. */
export const redirectTargetSchema = named('RedirectTarget', z.object({ new_path: z.string() }))

export type Redirect = z.infer<typeof redirectSchema>
export type RedirectTarget = z.infer<typeof redirectTargetSchema>

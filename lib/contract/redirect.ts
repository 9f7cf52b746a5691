import { z } from 'zod'

/** A moved address; both paths local, with the language prefix where they have one (spec §3). */
export const redirectSchema = z
  .object({ old_path: z.string(), new_path: z.string() })
  .meta({ id: 'Redirect' })
export const redirectListSchema = z.array(redirectSchema)

/** The answer to the look-up of a single path. */
export const redirectTargetSchema = z.object({ new_path: z.string() }).meta({ id: 'RedirectTarget' })

export type Redirect = z.infer<typeof redirectSchema>

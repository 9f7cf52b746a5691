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

/** Numbers of redirected visits by requested path, decoded and without trailing slash. */
export const redirectHitsSchema = z.object({
  hits: z
    .record(z.string().max(2048), z.int().min(1))
    .refine((hits) => Object.keys(hits).length <= 1000, 'at most 1000 paths'),
})

export type Redirect = z.infer<typeof redirectSchema>
export type RedirectTarget = z.infer<typeof redirectTargetSchema>

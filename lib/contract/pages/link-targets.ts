import { z } from 'zod'
import { named } from '../common/named'
import { recordTypes } from '../records/record'

/** Something that an editor may link to; a person is reached by mail. */
export const linkTargetSchema = named(
  'LinkTarget',
  z.object({
    kind: z.enum(['page', ...recordTypes, 'file', 'person']),
    title: z.string(),
    url: z.string(),
  }),
)

/** GET link-targets/: what words find, each kind's best matches. */
export const linkTargetsSchema = z.array(linkTargetSchema)

export type LinkTarget = z.infer<typeof linkTargetSchema>

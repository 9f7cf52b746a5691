import { z } from 'zod'
import { nameSchema } from '../common/named'
import { recordTypes } from '../records/record'

/** A possible target of a link. A link to a person leads to the e-mail address of the person. */
export const linkTargetSchema = nameSchema(
  'LinkTarget',
  z.object({ kind: z.enum(['page', ...recordTypes, 'file', 'person']), title: z.string(), url: z.string() }),
)

/** GET link-targets/: the best search results of each kind. */
export const linkTargetsSchema = z.array(linkTargetSchema)

export type LinkTarget = z.infer<typeof linkTargetSchema>

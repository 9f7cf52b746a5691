import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { absentOrInvalid, singleLine } from '../common/single-line'
import { pageSchema } from './page'

/** Kinds of drafts that a preview link can show. A record with a page is of the kind `page`. */
export const previewTypes = ['page'] as const
export type PreviewType = (typeof previewTypes)[number]

/** Limits: characters of the name and the password, days until the end, links of one draft. */
export const previewLinkLimits = { name: 100, minPassword: 8, maxPassword: 128, days: 90, links: 50 }

/** Header with the password of a preview link, percent-encoded. */
export const previewPasswordHeader = 'X-Preview-Password'

export const previewLinkSchema = nameSchema(
  'PreviewLink',
  z.object({
    id: z.int(),
    name: z.string(),
    locale: localeSchema,
    /** True for the state at the creation of the link, false for the newest one. */
    is_fixed: z.boolean(),
    has_password: z.boolean(),
    created_by: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
    state: z.enum(['valid', 'expired', 'revoked']),
  }),
)

/** GET api/preview-links/?type=page&target=12: the links of a draft, newest first. */
export const previewLinksSchema = z.array(previewLinkSchema)

const target = { type: z.enum(previewTypes), target: z.int32().positive() }

export const previewLinkQuerySchema = z.object({
  type: target.type,
  target: z.coerce.number().pipe(target.target),
})

/** POST api/preview-links/ */
export const previewLinkCreationSchema = z.object({
  type: target.type,
  target: target.target,
  locale: localeSchema,
  name: singleLine(previewLinkLimits.name).default(''),
  is_fixed: z.boolean(),
  days: z.int().min(1).max(previewLinkLimits.days),
  /** Null for a link without a password. */
  password: z
    .string({ error: absentOrInvalid })
    .min(previewLinkLimits.minPassword)
    .max(previewLinkLimits.maxPassword, 'max_length')
    .nullable()
    .default(null),
})

/** The new link and its key, which is shown once. */
export const newPreviewLinkSchema = nameSchema(
  'NewPreviewLink',
  z.object({ key: z.string(), link: previewLinkSchema }),
)

/** The content of a draft, by its kind. */
const previewContentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), page: pageSchema }),
])

/** GET api/preview/ with the key of a link as `X-Mailed-Key`. */
export const previewSchema = nameSchema(
  'Preview',
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('open'), expires_at: z.string(), content: previewContentSchema }),
    /** The link needs its password, or the sent one is wrong. */
    z.object({ state: z.literal('locked'), is_wrong: z.boolean() }),
    z.object({ state: z.enum(['expired', 'revoked']) }),
  ]),
)

export type PreviewLink = z.infer<typeof previewLinkSchema>
export type PreviewLinkCreation = z.infer<typeof previewLinkCreationSchema>
export type PreviewContent = z.infer<typeof previewContentSchema>
export type Preview = z.infer<typeof previewSchema>

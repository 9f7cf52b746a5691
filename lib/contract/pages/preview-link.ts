import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { absentOrInvalid, requiredLine, singleLine } from '../common/single-line'
import { issueContentSchema } from '../records/newsletter-issue'
import { pressPictureSchema } from './article'
import { pageSchema } from './page'

/** Kinds of drafts that a preview link can show. A record that has a page is of the kind `page`. */
export const previewTypes = ['page', 'newsletter-issue'] as const
export type PreviewType = (typeof previewTypes)[number]

/**
 * Limits: length of the name and of the password in characters, days until a link expires, and
 * links to the same draft.
 */
export const previewLinkLimits = {
  name: 100,
  minPassword: 8,
  maxPassword: 128,
  days: 90,
  links: 50,
  /** Length of the comment of a reader, in characters. */
  comment: 2000,
}

/** Header that contains the password of a preview link, percent-encoded. */
export const previewPasswordHeader = 'X-Preview-Password'

export const previewLinkSchema = nameSchema(
  'PreviewLink',
  z.object({
    id: z.int(),
    name: z.string(),
    locale: localeSchema,
    /**
     * True if the link shows the draft as it was when the link was created. False if it shows the
     * newest state.
     */
    is_fixed: z.boolean(),
    has_password: z.boolean(),
    /** True if readers may comment on the draft. */
    allows_comments: z.boolean().default(false),
    created_by: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
    state: z.enum(['valid', 'expired', 'revoked']),
  }),
)

/** GET api/preview-links/?type=page&target=12: the links to a draft, newest first. */
export const previewLinksSchema = z.array(previewLinkSchema)

const target = { type: z.enum(previewTypes), target: z.int32().positive() }

export const previewLinkQuerySchema = z.object({ type: target.type, target: z.coerce.number().pipe(target.target) })

/** POST api/preview-links/ */
export const previewLinkCreationSchema = z.object({
  type: target.type,
  target: target.target,
  locale: localeSchema,
  name: singleLine(previewLinkLimits.name).default(''),
  is_fixed: z.boolean(),
  days: z.int().min(1).max(previewLinkLimits.days),
  allows_comments: z.boolean().default(false),
  /** Null if the link needs no password. */
  password: z
    .string({ error: absentOrInvalid })
    .min(previewLinkLimits.minPassword)
    .max(previewLinkLimits.maxPassword, 'max_length')
    .nullable()
    .default(null),
})

/** The new link with its key. The key is shown only once. */
export const newPreviewLinkSchema = nameSchema('NewPreviewLink', z.object({ key: z.string(), link: previewLinkSchema }))

/** Content of the draft, by the kind of the draft. */
const previewContentSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('page'),
    page: pageSchema,
    /** Pictures of a press release in full resolution. Their addresses end with the link. */
    pictures: z.array(pressPictureSchema).default([]),
  }),
  z.object({ type: z.literal('newsletter-issue'), issue: issueContentSchema }),
])

/** GET api/preview/, with the key of the link in the header `X-Mailed-Key`. */
export const previewSchema = nameSchema(
  'Preview',
  z.discriminatedUnion('state', [
    z.object({
      state: z.literal('open'),
      expires_at: z.string(),
      allows_comments: z.boolean().default(false),
      content: previewContentSchema,
    }),
    /** The link needs a password. `is_wrong` is true if a wrong one was sent. */
    z.object({ state: z.literal('locked'), is_wrong: z.boolean() }),
    z.object({ state: z.enum(['expired', 'revoked']) }),
  ]),
)

/** POST api/preview/comments/, with the key and the password like GET api/preview/. */
export const previewCommentSchema = z.object({
  name: requiredLine(previewLinkLimits.name),
  text: z.string({ error: absentOrInvalid }).trim().min(1, 'required').max(previewLinkLimits.comment, 'max_length'),
})

export type PreviewComment = z.infer<typeof previewCommentSchema>
export type PreviewLink = z.infer<typeof previewLinkSchema>
export type PreviewLinkCreation = z.infer<typeof previewLinkCreationSchema>
export type PreviewContent = z.infer<typeof previewContentSchema>
export type Preview = z.infer<typeof previewSchema>

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'

/** Limits of what is written, in characters, and of how much a page has. */
export const feedbackLimits = { text: 5000, quote: 500, mentions: 20, threads: 500, comments: 200 }

/** Somebody who may edit pages. */
export const editorNameSchema = named('EditorName', z.object({ id: z.int(), name: z.string() }))

/** GET editors/: who can be mentioned and asked for a review, by name. */
export const editorNamesSchema = z.array(editorNameSchema)

export const commentSchema = named(
  'Comment',
  z.object({
    id: z.int(),
    /** Null once the account is gone. */
    author: editorNameSchema.nullable(),
    text: z.string(),
    created_at: z.string(),
    edited_at: z.string().nullable(),
  }),
)

/** A comment with the answers to it, the oldest first. */
export const threadSchema = named(
  'CommentThread',
  z.object({
    id: z.int(),
    /** The module that it is about, which may be deleted; null for the page as a whole. */
    module: z.int().nullable(),
    /** The words of the module that it is about; empty for the whole module. */
    quote: z.string(),
    comments: z.array(commentSchema).min(1),
    resolved_at: z.string().nullable(),
    resolved_by: z.string().nullable(),
  }),
)

/** The last request that a second person looks at the working copy before it is published. */
export const reviewSchema = named(
  'Review',
  z.object({
    state: z.enum(['requested', 'approved', 'returned']),
    requested_by: editorNameSchema.nullable(),
    requested_at: z.string(),
    /** Who is asked; null for anybody. */
    reviewer: editorNameSchema.nullable(),
    note: z.string(),
    decided_by: editorNameSchema.nullable(),
    decided_at: z.string().nullable(),
    /** What was said with the decision. */
    answer: z.string(),
    /** Whether the working copy is still as it was when the review was requested. */
    is_current: z.boolean(),
  }),
)

/** GET page/{id}/feedback/: what editors say to each other about a page in one language. Each write answers with it. */
export const feedbackSchema = named(
  'Feedback',
  z.object({
    /** Whether the site's settings ask for an approval before a page is published. */
    needs_approval: z.boolean(),
    review: reviewSchema.nullable(),
    /** The open ones first, each part the oldest first. */
    threads: z.array(threadSchema),
  }),
)

const text = z.string().trim().max(feedbackLimits.text, 'max_length')
const written = text.min(1, 'required')
const id = z.int32().positive()

/** POST page/{id}/comments/: a new thread, or an answer to `thread`. Who is mentioned gets a mail. */
export const commentCreationSchema = z.object({
  text: written,
  module: id.nullable().default(null),
  quote: z.string().trim().max(feedbackLimits.quote, 'max_length').default(''),
  thread: id.nullable().default(null),
  mentions: z.array(id).max(feedbackLimits.mentions).default([]),
})

/** PATCH page/{id}/comments/{comment}/ */
export const commentChangeSchema = z.object({ text: written })

/** POST page/{id}/review/: asks somebody, or anybody, for a review. */
export const reviewRequestSchema = z.object({ reviewer: id.nullable().default(null), note: text.default('') })

/** POST page/{id}/review/approve/ and return/ */
export const reviewDecisionSchema = z.object({ answer: text.default('') })

const pageLine = { id: z.int(), locale: localeSchema, title: z.string(), url: z.string() }

/** GET feedback/: what waits for somebody, over all pages. */
export const openFeedbackSchema = named(
  'OpenFeedback',
  z.object({
    /** Reviews that were requested, but for one's own requests, the oldest first; `is_mine` where one is asked by name. */
    reviews: z.array(
      z.object({
        ...pageLine,
        requested_by: z.string().nullable(),
        requested_at: z.string(),
        is_mine: z.boolean(),
      }),
    ),
    /** Pages with open threads, the newest comment first. */
    comments: z.array(z.object({ ...pageLine, count: z.int(), latest_at: z.string() })),
  }),
)

export type EditorName = z.infer<typeof editorNameSchema>
export type Comment = z.infer<typeof commentSchema>
export type Thread = z.infer<typeof threadSchema>
export type Review = z.infer<typeof reviewSchema>
export type Feedback = z.infer<typeof feedbackSchema>
export type OpenFeedback = z.infer<typeof openFeedbackSchema>

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

/**
 * Limits of texts in characters, and of the number of mentions, threads per page and comments per
 * thread.
 */
export const feedbackLimits = { text: 5000, quote: 500, mentions: 20, threads: 500, comments: 200 }

/** A user who may edit pages. */
export const editorNameSchema = nameSchema('EditorName', z.object({ id: z.int(), name: z.string() }))

/** GET editors/: people to mention or to ask for a review, by name. */
export const editorNamesSchema = z.array(editorNameSchema)

export const commentSchema = nameSchema(
  'Comment',
  z.object({
    id: z.int(),
    /** Null if the account was deleted. */
    author: editorNameSchema.nullable(),
    text: z.string(),
    created_at: z.string(),
    edited_at: z.string().nullable(),
  }),
)

/** A comment with its replies, oldest first. */
export const threadSchema = nameSchema(
  'CommentThread',
  z.object({
    id: z.int(),
    /** The module that the thread is about. It may have been deleted. Null for the whole page. */
    module: z.int().nullable(),
    /** The text of the module that the thread is about; empty for the whole module. */
    quote: z.string(),
    comments: z.array(commentSchema).min(1),
    resolved_at: z.string().nullable(),
    resolved_by: z.string().nullable(),
  }),
)

/** The last review request for the working copy before its publication. */
export const reviewSchema = nameSchema(
  'Review',
  z.object({
    state: z.enum(['requested', 'approved', 'returned']),
    requested_by: editorNameSchema.nullable(),
    requested_at: z.string(),
    /** The requested reviewer; null for any editor. */
    reviewer: editorNameSchema.nullable(),
    note: z.string(),
    decided_by: editorNameSchema.nullable(),
    decided_at: z.string().nullable(),
    /** Comment on the decision. */
    answer: z.string(),
    /** True if the working copy has not changed since the request. */
    is_current: z.boolean(),
  }),
)

/**
 * GET page/{id}/feedback/: the comments of editors on a page in one language, and its review. All
 * writes return the same data.
 */
export const feedbackSchema = nameSchema(
  'Feedback',
  z.object({
    /** True if the site's settings require an approval before publication. */
    needs_approval: z.boolean(),
    review: reviewSchema.nullable(),
    /** Open threads first, then resolved threads; the oldest first in each group. */
    threads: z.array(threadSchema),
  }),
)

const text = z.string().trim().max(feedbackLimits.text, 'max_length')
const requiredText = text.min(1, 'required')
const id = z.int32().positive()

/** POST page/{id}/comments/: a new thread, or a reply to `thread`. Mentioned people get a mail. */
export const commentCreationSchema = z.object({
  text: requiredText,
  module: id.nullable().default(null),
  quote: z.string().trim().max(feedbackLimits.quote, 'max_length').default(''),
  thread: id.nullable().default(null),
  mentions: z.array(id).max(feedbackLimits.mentions).default([]),
})

/** PATCH page/{id}/comments/{comment}/ */
export const commentChangeSchema = z.object({ text: requiredText })

/** POST page/{id}/review/: requests a review from one editor, or from any editor. */
export const reviewRequestSchema = z.object({ reviewer: id.nullable().default(null), note: text.default('') })

/** POST page/{id}/review/approve/ and return/ */
export const reviewDecisionSchema = z.object({ answer: text.default('') })

const pageReference = { id: z.int(), locale: localeSchema, title: z.string(), url: z.string() }

/** GET feedback/: pending reviews and open threads of all pages. */
export const openFeedbackSchema = nameSchema(
  'OpenFeedback',
  z.object({
    /** Requested reviews except the user's own requests, oldest first. */
    reviews: z.array(
      z.object({
        ...pageReference,
        requested_by: z.string().nullable(),
        requested_at: z.string(),
        /** True if the user is the requested reviewer. */
        is_mine: z.boolean(),
      }),
    ),
    /** Pages with open threads, ordered by the newest comment. */
    comments: z.array(z.object({ ...pageReference, count: z.int(), latest_at: z.string() })),
  }),
)

export type EditorName = z.infer<typeof editorNameSchema>
export type Comment = z.infer<typeof commentSchema>
export type Thread = z.infer<typeof threadSchema>
export type Review = z.infer<typeof reviewSchema>
export type Feedback = z.infer<typeof feedbackSchema>
export type OpenFeedback = z.infer<typeof openFeedbackSchema>

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

/**
 * Limits: text lengths in characters, mentions in a comment, threads on a page, and comments in a
 * thread.
 */
export const feedbackLimits = { text: 5000, quote: 500, mentions: 20, threads: 500, comments: 200 }

/** A user who may edit pages. */
export const editorNameSchema = nameSchema('EditorName', z.object({ id: z.int(), name: z.string() }))

/**
 * GET editors/: the users who can be mentioned or asked for a review, in the order of their names.
 */
export const editorNamesSchema = z.array(editorNameSchema)

export const commentSchema = nameSchema(
  'Comment',
  z.object({
    id: z.int(),
    /** Null if the author's account was deleted. */
    author: editorNameSchema.nullable(),
    /** Name of an author without an account, who used a preview link; otherwise null. */
    guest_name: z.string().nullable().default(null),
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
    /**
     * Module that the thread is about; null if it is about the whole page. The module may have been
     * deleted.
     */
    module: z.int().nullable(),
    /** Text in the module that the thread is about; empty if it is about the whole module. */
    quote: z.string(),
    comments: z.array(commentSchema).min(1),
    resolved_at: z.string().nullable(),
    resolved_by: z.string().nullable(),
  }),
)

/** The last request for a review of the working copy, until the page is published. */
export const reviewSchema = nameSchema(
  'Review',
  z.object({
    state: z.enum(['requested', 'approved', 'returned']),
    requested_by: editorNameSchema.nullable(),
    requested_at: z.string(),
    /** The editor who was asked; null if any editor may review. */
    reviewer: editorNameSchema.nullable(),
    note: z.string(),
    decided_by: editorNameSchema.nullable(),
    decided_at: z.string().nullable(),
    /** Comment of the reviewer on the decision. */
    answer: z.string(),
    /** True if the working copy has not changed since the request. */
    is_current: z.boolean(),
  }),
)

/**
 * GET page/{id}/feedback/: the review and the comments of editors on a page in one language. All
 * calls that change them return the same data.
 */
export const feedbackSchema = nameSchema(
  'Feedback',
  z.object({
    /** True if the settings require an approval before a page is published. */
    needs_approval: z.boolean(),
    review: reviewSchema.nullable(),
    /** Open threads, followed by resolved ones. In both groups, the oldest comes first. */
    threads: z.array(threadSchema),
  }),
)

const text = z.string().trim().max(feedbackLimits.text, 'max_length')
const requiredText = text.min(1, 'required')
const id = z.int32().positive()
const mentions = z.array(id).max(feedbackLimits.mentions).default([])

/**
 * POST page/{id}/comments/: starts a thread, or replies in `thread`. Mentioned editors get a mail.
 */
export const commentCreationSchema = z.object({
  text: requiredText,
  module: id.nullable().default(null),
  quote: z.string().trim().max(feedbackLimits.quote, 'max_length').default(''),
  thread: id.nullable().default(null),
  mentions,
})

/** PATCH page/{id}/comments/{comment}/: `mentions` lists the editors who get a mail now. */
export const commentChangeSchema = z.object({ text: requiredText, mentions })

/** POST page/{id}/review/: asks an editor, or any editor, for a review. */
export const reviewRequestSchema = z.object({ reviewer: id.nullable().default(null), note: text.default('') })

/** POST page/{id}/review/approve/ and return/ */
export const reviewDecisionSchema = z.object({ answer: text.default('') })

const pageReference = { id: z.int(), locale: localeSchema, title: z.string(), url: z.string() }

/** GET feedback/: reviews that have not been decided, and open threads, of all pages. */
export const openFeedbackSchema = nameSchema(
  'OpenFeedback',
  z.object({
    /** Reviews that other editors have requested, oldest first. */
    reviews: z.array(
      z.object({
        ...pageReference,
        requested_by: z.string().nullable(),
        requested_at: z.string(),
        /** True if this user was asked for the review. */
        is_mine: z.boolean(),
      }),
    ),
    /** Pages with open threads, in the order of their newest comment. */
    comments: z.array(z.object({ ...pageReference, count: z.int(), latest_at: z.string() })),
  }),
)

export type EditorName = z.infer<typeof editorNameSchema>
export type Comment = z.infer<typeof commentSchema>
export type Thread = z.infer<typeof threadSchema>
export type Review = z.infer<typeof reviewSchema>
export type Feedback = z.infer<typeof feedbackSchema>
export type OpenFeedback = z.infer<typeof openFeedbackSchema>

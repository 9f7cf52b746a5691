import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

/**
 * POST api/forms/{id}/answers/: confirms that the answers are stored. An earlier request with the
 * same idempotency key may have stored them.
 */
export const formReceiptSchema = nameSchema('FormReceipt', z.object({ thanks: z.string() }))

/** A form that accepts answers or already has some, as editors see it. */
export const answeredFormSchema = nameSchema(
  'AnsweredForm',
  z.object({
    id: z.number().int(),
    title: z.string(),
    locale: localeSchema,
    is_open: z.boolean(),
    /** Address of the page with the form; null if no published page contains it. */
    url: z.string().nullable(),
    answers: z.number().int(),
    newest_at: z.string().nullable(),
  }),
)

/** GET pageeditor-api/forms/ */
export const answeredFormsSchema = z.array(answeredFormSchema)

export const formSubmissionSchema = nameSchema(
  'FormSubmission',
  z.object({
    id: z.number().int(),
    created_at: z.string(),
    /** Time at which the answers are deleted automatically. */
    expires_at: z.string(),
    answers: z.array(z.object({ field: z.number().int(), label: z.string(), values: z.array(z.string()) })),
    files: z.array(
      z.object({ field: z.number().int(), name: z.string(), byte_size: z.number().int(), url: z.string() }),
    ),
  }),
)

/** GET pageeditor-api/forms/{id}/answers/, newest first. */
export const formSubmissionListSchema = nameSchema('FormSubmissionList', paginated(formSubmissionSchema))

export type AnsweredForm = z.infer<typeof answeredFormSchema>
export type FormSubmission = z.infer<typeof formSubmissionSchema>

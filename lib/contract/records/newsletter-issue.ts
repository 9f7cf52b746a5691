import { z } from 'zod'
import { nameSchema } from '../common/named'
import { pageUrlsSchema } from '../pages/page'

const issueLineSchema = nameSchema(
  'NewsletterIssueLine',
  z.object({
    id: z.number().int(),
    /** The subject in the requested language. */
    title: z.string(),
    url: z.string(),
    /** Time at which its dispatch started. */
    sent_at: z.string(),
  }),
)

/** GET api/newsletter-issues/: the sent issues in the requested language, latest first. */
export const issueListSchema = nameSchema('NewsletterIssueList', z.array(issueLineSchema))

/** A record in an issue. `url` is empty if the record is no longer public. */
const issueEntrySchema = z.object({ title: z.string(), text: z.string(), url: z.string() })

/** GET api/newsletter-issues/{id}/: a sent issue as a page. */
export const issuePageSchema = nameSchema(
  'NewsletterIssuePage',
  issueLineSchema.extend({
    urls: pageUrlsSchema,
    preheader: z.string(),
    /** Sanitized rich text. */
    text: z.string(),
    sections: z.array(z.object({ title: z.string(), entries: z.array(issueEntrySchema) })),
  }),
)

/** GET api/administration/newsletter-issues/{id}/page/: an issue as the page that it becomes. */
export const issueContentSchema = issuePageSchema.pick({ title: true, preheader: true, text: true, sections: true })

export type IssueLine = z.infer<typeof issueLineSchema>
export type IssuePage = z.infer<typeof issuePageSchema>
export type IssueContent = z.infer<typeof issueContentSchema>

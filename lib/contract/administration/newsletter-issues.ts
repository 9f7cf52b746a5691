import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { timeSchema } from '../common/time-range'
import { listTopics } from '../forms/subscription'
import { maxSelected } from '../records/record-selection'
import { dispatchActions, dispatchRow, guestComments } from './dispatch'
import { asciiSlug, recordIds, relation } from './page-records'
import { defineRecordType, localizedLine } from './record-type'

/** States of an issue. A `draft` has no date; a `stopped` issue waits to be resumed or ended. */
const issueStates = ['draft', 'planned', 'sending', 'stopped', 'done'] as const

/** Maximum number of comments on an issue, in all languages. */
export const maxIssueComments = 100

/** Maximum number of sections in an issue. */
const maxSections = 20

const richText = z.string().max(20_000, 'max_length')

/** Sources of sections, named like the record types. `menu` stands for the pages of the tree. */
export const sectionSources = ['articles', 'press-releases', 'events', 'jobs', 'menu'] as const
export type SectionSource = (typeof sectionSources)[number]

/** A section of an issue. It lists public records from one source. */
const sectionSchema = z.object({
  title: localizedLine(200),
  source: z.enum(sectionSources),
  /**
   * Records that the editor has chosen, in their order. If there are none, the latest or next
   * records at the time of dispatch are listed.
   */
  records: recordIds,
  /** Maximum number of records if none are chosen. */
  count: z.int().min(1).max(maxSelected),
  /** For events that are not chosen: maximum number of days until they start; null for no limit. */
  days: z.int().min(1).max(366).nullable().default(null),
})

export const issueActions = {
  /** Deletes issues. Only drafts and planned issues can be deleted. */
  delete: z.object({}),
  /** Sends a test mail to the user, in each language of the issue. */
  test: z.object({}),
  /** Schedules the issue for a time, or sends it at once (`null`). */
  plan: z.object({ at: timeSchema.nullable().default(null) }),
  ...dispatchActions,
  /**
   * Shows or hides the page of the issue and its entry in the list. Works even after the dispatch
   * has started.
   */
  show: z.object({ is_page: z.boolean(), is_listed: z.boolean() }),
}

/** Issues of the newsletter. Each is sent once to the confirmed subscribers. */
export const issueRecords = defineRecordType({
  name: 'newsletter-issues',
  section: 'content',
  values: z.object({
    subject: localizedLine(120),
    preheader: localizedLine(200),
    /** Readable part of the address. If it is empty, it is derived from the subject. */
    slug: asciiSlug,
    /** The issue is sent to subscribers of at least one of these topics. */
    topics: z.array(z.enum(listTopics.newsletter)).min(1, 'required'),
    /** The issue is sent to subscribers who read one of these languages, in their language. */
    languages: z.array(localeSchema).min(1, 'required'),
    /** Text by the editors: sanitized rich text. */
    text: z.object({ de: richText, en: richText }),
    sections: z.array(sectionSchema).max(maxSections),
    /** True if the issue becomes a page of the site when it is sent. */
    is_page: z.boolean(),
    /** True if the list of past issues contains the page. */
    is_listed: z.boolean(),
  }),
  row: z.object({
    subject: z.object({ de: z.string(), en: z.string() }),
    state: z.enum(issueStates),
    planned_at: z.string().nullable(),
    ...dispatchRow,
    /** Links whose clicks are counted. Empty if the setting was off when the dispatch started. */
    links: z.array(z.object({ url: z.string(), clicks: z.number().int() })).default([]),
    is_page: z.boolean(),
    is_listed: z.boolean(),
    comments: guestComments.default([]),
  }),
  filters: z.object({
    state: z.enum(issueStates).optional(),
    /** Issues with or without comments. */
    commented: z.enum(['true', 'false']).optional(),
    /** Issues with or without a dispatch that a problem has stopped, or does not let start. */
    halted: z.enum(['true', 'false']).optional(),
  }),
  orderings: ['-created_at', 'planned_at'],
  actions: issueActions,
})

/** Maximum size of the HTML of a mail that can be planned. Gmail truncates mails at 102 KB. */
export const maxMailBytes = 100_000

/** Problem of a dispatch that cannot start, because its mail has no content in a language. */
export const emptyMailProblem = 'empty'

/** Problem of a dispatch that may have been sent after the backup of a restored site. */
export const restoredProblem = 'restored'

/** Types of records that are sent as mails to lists. */
export const mailedTypes = ['newsletter-issues', 'press-releases'] as const
export type MailedType = (typeof mailedTypes)[number]

/**
 * Parts of GET api/administration/{type}/{id}/preview/. `narrow` and `dark` are the HTML as a phone
 * and a mail program with dark mode show it.
 */
export const mailParts = ['html', 'narrow', 'dark', 'text'] as const

/**
 * GET api/administration/newsletter-issues/choices/{source}/: public records for a section. Needed
 * for roles that may write issues but not administer these records.
 */
export const issueChoicesSchema = nameSchema('NewsletterIssueChoices', z.object({ results: z.array(relation) }))

export type IssueSection = z.infer<typeof sectionSchema>

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { listTopics } from '../forms/subscription'
import { maxSelected } from '../records/record-selection'
import { asciiSlug, recordIds, relation } from './page-records'
import { localizedLine, recordType } from './record-type'

/** States of an issue. A `draft` has no dispatch; `stopped` waits for the office. */
const issueStates = ['draft', 'planned', 'sending', 'stopped', 'done'] as const

/** Maximum number of sections in an issue. */
const maxSections = 20

const richText = z.string().max(20_000, 'max_length')

/** Sources of sections, named as the record types; `menu` has the pages of the tree. */
export const sectionSources = ['articles', 'press-releases', 'events', 'jobs', 'menu'] as const
export type SectionSource = (typeof sectionSources)[number]

/** A list of public records of one source. */
const sectionSchema = z.object({
  title: localizedLine(200),
  source: z.enum(sectionSources),
  /** Chosen records in their order. Without one, the latest or next records at the start. */
  records: recordIds,
  /** Maximum number of records that are not chosen. */
  count: z.int().min(1).max(maxSelected),
  /** Days until the start of events that are not chosen; null for all. */
  days: z.int().min(1).max(366).nullable().default(null),
})

const count = z.number().int()

/** Actions on issues. */
export const issueActions = {
  /** Only drafts and planned issues. */
  delete: z.object({}),
  /** Sends the issue to the user, in each of its languages. */
  test: z.object({}),
  /** Sends the issue at a time, or at once (`null`). */
  plan: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
  /** Cancels a plan, or stops the dispatch: mails that no server has seen are withdrawn. */
  stop: z.object({}),
  /** Continues a stopped dispatch with the remaining readers. */
  resume: z.object({}),
  /** Switches the page and its entry in the list, also after the dispatch has started. */
  show: z.object({ is_page: z.boolean(), is_listed: z.boolean() }),
}

/** Issues of the newsletter, which are sent once to its confirmed subscribers. */
export const issueRecords = recordType({
  name: 'newsletter-issues',
  section: 'content',
  values: z.object({
    subject: localizedLine(120),
    preheader: localizedLine(200),
    /** Readable part of its address. If empty, derived from the subject. */
    slug: asciiSlug,
    /** Subscribers of at least one of these topics receive it. */
    topics: z.array(z.enum(listTopics.newsletter)).min(1, 'required'),
    /** Subscribers who read one of these languages receive it, in their language. */
    languages: z.array(localeSchema).min(1, 'required'),
    /** Editorial text, sanitized rich text. */
    text: z.object({ de: richText, en: richText }),
    sections: z.array(sectionSchema).max(maxSections),
    /** True if the sent issue is a page of the site. */
    is_page: z.boolean(),
    /** True if its page is in the list of past issues. */
    is_listed: z.boolean(),
  }),
  row: z.object({
    subject: z.object({ de: z.string(), en: z.string() }),
    state: z.enum(issueStates),
    planned_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    /** Reason of a stop; null otherwise. */
    problem: z.string().nullable(),
    /** Numbers of readers: mail accepted, not yet sent, refused, given up, unsubscribed before. */
    sent: count,
    waiting: count,
    refused: count,
    failed: count,
    skipped: count,
    is_page: z.boolean(),
    is_listed: z.boolean(),
  }),
  filters: z.object({ state: z.enum(issueStates).optional() }),
  orderings: ['-created_at', 'planned_at'],
  actions: issueActions,
})

/**
 * GET api/administration/newsletter-issues/choices/{source}/: public records for a section, for
 * roles that may not administer them.
 */
export const issueChoicesSchema = nameSchema(
  'NewsletterIssueChoices',
  z.object({ results: z.array(relation) }),
)

export type IssueSection = z.infer<typeof sectionSchema>

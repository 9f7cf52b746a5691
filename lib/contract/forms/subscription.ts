import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { absentOrInvalid, emailSchema, requiredLine, singleLine } from '../common/single-line'
import { type JobFacet, jobFacets } from '../jobs/job-facets'
import { jobRadii } from '../jobs/job-list'
import { formProofSchema } from './form-ticket'
import { mailedKeySchema } from './mailed-key'

/**
 * What anybody may subscribe to: the newsletter, the press mailing list, and new job ads that fit a filter of the board. One is on
 * the first two once; one may have an alert for each filter.
 */
export const mailingLists = ['newsletter', 'press', 'job-alerts'] as const
export type MailingList = (typeof mailingLists)[number]

/** How often somebody is told of new job ads: with each, every morning, or on Monday mornings. */
export const alertFrequencies = ['immediately', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** What a list writes about; a subscriber takes one at least. Alerts have filters instead. */
export const listTopics = {
  newsletter: ['agreements', 'policy', 'events'],
  press: ['agreements', 'policy', 'statistics', 'invitations'],
  'job-alerts': [],
} as const satisfies Record<MailingList, readonly string[]>

function topicsOf<const Topic extends string>(topics: readonly Topic[]) {
  return z
    .array(z.enum(topics, { error: absentOrInvalid }), { error: absentOrInvalid })
    .min(1, 'required')
    .max(topics.length, 'invalid')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'invalid')
}

const newsletterFields = { name: singleLine(100).default('') }

const pressFields = {
  salutation: singleLine(50).default(''),
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  medium: requiredLine(200),
  function: singleLine(100).default(''),
  phone: singleLine(50).default(''),
}

/** Several values of a facet are separated by commas, as in the board's addresses. */
const valuesOfFacet = z.string({ error: absentOrInvalid }).max(1000, 'invalid').default('')
const facetFields = Object.fromEntries(jobFacets.map((facet) => [facet, valuesOfFacet])) as Record<
  JobFacet,
  typeof valuesOfFacet
>
/** Whatever the board can be narrowed by, as in its addresses; empty for what it is not. */
const alertFilterFields = {
  ...facetFields,
  search: singleLine(100).default(''),
  /** The id of an organization of the directory. */
  organization: z
    .string({ error: absentOrInvalid })
    .regex(/^(?:[1-9]\d{0,8})?$/, 'invalid')
    .default(''),
  /** A postcode, and how many kilometers from there an ad is at most: both or none. */
  near: singleLine(9).default(''),
  within: z.enum(['', ...jobRadii.map(String)], { error: absentOrInvalid }).default(''),
}
/** Alerts have no topics, as the settings of the other lists do. */
const alertSettings = {
  topics: z.array(z.string()).max(0, 'invalid').default([]),

  frequency: z.enum(alertFrequencies, { error: absentOrInvalid }),
  language: localeSchema,
}

const newsletterSettings = {
  ...newsletterFields,
  topics: topicsOf(listTopics.newsletter),
  language: localeSchema,
}
const pressSettings = { ...pressFields, topics: topicsOf(listTopics.press), language: localeSchema }

/** What a sign-up has beside the settings: the address, the consent to the data protection page, the proof of the form. */
const signUp = { email: emailSchema, privacy: z.literal(true, 'required'), protection: formProofSchema }

/** POST api/newsletter/, POST api/press-mailing-list/, POST api/job-alerts/; messages are codes, for forms and backend alike. */
export const subscriptionRequestSchemas = {
  newsletter: named('NewsletterSubscription', z.object({ ...newsletterSettings, ...signUp })),
  press: named('PressSubscription', z.object({ ...pressSettings, ...signUp })),
  'job-alerts': named(
    'JobAlert',
    z
      .object({ ...alertFilterFields, ...alertSettings, ...signUp })
      .refine(({ near, within }) => near !== '' || within === '', { path: ['near'], error: 'required' })
      .refine(({ near, within }) => near === '' || within !== '', { path: ['within'], error: 'required' }),
  ),
}

/** What subscribers change of a subscription: everything but the address and the filter of an alert. */
export const subscriptionSettingsSchemas = {
  newsletter: named('NewsletterSettings', z.object(newsletterSettings)),
  press: named('PressSettings', z.object(pressSettings)),
  'job-alerts': named('JobAlertSettings', z.object(alertSettings)),
}

export type NewsletterDetails = z.infer<z.ZodObject<typeof newsletterFields>>
export type PressDetails = z.infer<z.ZodObject<typeof pressFields>>
export type AlertFilter = z.infer<z.ZodObject<typeof alertFilterFields>>
export type AlertDetails = AlertFilter & { frequency: AlertFrequency }
export type SubscriberDetails = NewsletterDetails | PressDetails | AlertDetails

/** Names the words of consent that stand at the forms (`subscriptions.consent` of messages): other words, another version. */
export const consentVersion = '2026-11-23'

/** The answer to a sign-up: the same for every address. */
export const subscriptionAnswerSchema = named('SubscriptionAnswer', z.object({ detail: z.string() }))

/** The answer to POST …/confirm/: the key of the subscription's settings, as all later mails have it. */
export const confirmedSubscriptionSchema = named(
  'ConfirmedSubscription',
  z.object({ settings_key: z.string() }),
)

/** GET …/settings/ (the key is in a header) and the answer to PATCH …/settings/ (the key is in the body). */
export const subscriptionSchemas = {
  newsletter: named('OwnNewsletter', subscriptionSettingsSchemas.newsletter.extend({ email: z.string() })),
  press: named('OwnPressSubscription', subscriptionSettingsSchemas.press.extend({ email: z.string() })),
  'job-alerts': named(
    'OwnJobAlert',
    subscriptionSettingsSchemas['job-alerts'].extend({
      ...alertFilterFields,
      email: z.string(),
      /** The filter in the words of the asked language; empty for all ads. */
      about: z.string(),
    }),
  ),
}

export const subscriptionChangeSchemas = {
  newsletter: named(
    'NewsletterChange',
    subscriptionSettingsSchemas.newsletter.extend({ key: mailedKeySchema }),
  ),
  press: named('PressChange', subscriptionSettingsSchemas.press.extend({ key: mailedKeySchema })),
  'job-alerts': named(
    'JobAlertChange',
    subscriptionSettingsSchemas['job-alerts'].extend({ key: mailedKeySchema }),
  ),
}

/** What a list's calls begin with. */
export const listCalls = {
  newsletter: 'newsletter',
  press: 'press-mailing-list',
  'job-alerts': 'job-alerts',
} as const satisfies Record<MailingList, string>

/** The list that a part of an address names; the newsletter for what is none. */
export const listNamed = (name: unknown): MailingList =>
  mailingLists.find((list) => list === name) ?? 'newsletter'

export type SubscriptionRequest = z.infer<(typeof subscriptionRequestSchemas)[MailingList]>
export type SubscriptionSettings = z.infer<(typeof subscriptionSettingsSchemas)[MailingList]>
export type OwnSubscription = z.infer<(typeof subscriptionSchemas)[MailingList]>

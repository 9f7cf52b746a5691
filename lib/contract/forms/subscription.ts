import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { absentOrInvalid, emailSchema, requiredLine, singleLine } from '../common/single-line'
import { toObject } from '../common/to-object'
import { jobFacets } from '../jobs/job-facets'
import { jobRadii } from '../jobs/job-list'
import { formProofSchema } from './form-ticket'
import { mailedKeySchema } from './mailed-key'

/**
 * Public subscriptions: the newsletter, the press mailing list, and alerts about new job ads that
 * match a filter of the board. An e-mail address has at most one subscription to the newsletter,
 * one to the press mailing list, and one alert for each filter.
 */
export const mailingLists = ['newsletter', 'press', 'job-alerts'] as const
export type MailingList = (typeof mailingLists)[number]

/** Frequencies of job alerts: at once for each new ad, every morning, or every Monday morning. */
export const alertFrequencies = ['immediately', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** Topics of a mailing list. A subscriber selects at least one. Job alerts have a filter. */
export const listTopics = {
  newsletter: ['agreements', 'policy', 'events'],
  press: ['agreements', 'policy', 'statistics', 'invitations'],
  'job-alerts': [],
} as const satisfies Record<MailingList, readonly string[]>

function createTopicsSchema<const Topic extends string>(topics: readonly Topic[]) {
  return z
    .array(z.enum(topics, { error: absentOrInvalid }), { error: absentOrInvalid })
    .min(1, 'required')
    .max(topics.length, 'invalid')
    .refine((values) => new Set(values).size === values.length, 'invalid')
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

/** Values of a facet, separated by commas, as in the address of the board. */
const facetValues = z.string({ error: absentOrInvalid }).max(1000, 'invalid').default('')

/** All filters of the board, with the names that they have in its address. Empty if not set. */
const alertFilterFields = {
  ...toObject(jobFacets, () => facetValues),
  search: singleLine(100).default(''),
  /** Id of an organization in the directory. */
  organization: z
    .string({ error: absentOrInvalid })
    .regex(/^(?:[1-9]\d{0,8})?$/, 'invalid')
    .default(''),
  /** Postcode and maximum distance in kilometers. Either both are set or neither is. */
  near: singleLine(9).default(''),
  within: z.enum(['', ...jobRadii.map(String)], { error: absentOrInvalid }).default(''),
}
/**
 * Settings of a job alert. `topics` is always empty; it exists because the other mailing lists have
 * topics.
 */
const alertSettings = {
  topics: z.array(z.string()).max(0, 'invalid').default([]),
  frequency: z.enum(alertFrequencies, { error: absentOrInvalid }),
  language: localeSchema,
}

const newsletterSettings = {
  ...newsletterFields,
  topics: createTopicsSchema(listTopics.newsletter),
  language: localeSchema,
}
const pressSettings = { ...pressFields, topics: createTopicsSchema(listTopics.press), language: localeSchema }

/**
 * Fields of a sign-up in addition to the settings: the e-mail address, the consent to the data
 * protection page, and the proof that the form was not sent by a robot.
 */
const signUpFields = { email: emailSchema, privacy: z.literal(true, 'required'), protection: formProofSchema }

/**
 * POST api/newsletter/, POST api/press-mailing-list/, POST api/job-alerts/. The messages are error
 * codes, which the forms and the backend share.
 */
export const subscriptionRequestSchemas = {
  newsletter: nameSchema('NewsletterSubscription', z.object({ ...newsletterSettings, ...signUpFields })),
  press: nameSchema('PressSubscription', z.object({ ...pressSettings, ...signUpFields })),
  'job-alerts': nameSchema(
    'JobAlert',
    z
      .object({ ...alertFilterFields, ...alertSettings, ...signUpFields })
      .refine(({ near, within }) => near !== '' || within === '', { path: ['near'], error: 'required' })
      .refine(({ near, within }) => near === '' || within !== '', { path: ['within'], error: 'required' }),
  ),
}

/**
 * Settings that a subscriber can change: everything except the e-mail address and the filter of an
 * alert.
 */
export const subscriptionSettingsSchemas = {
  newsletter: nameSchema('NewsletterSettings', z.object(newsletterSettings)),
  press: nameSchema('PressSettings', z.object(pressSettings)),
  'job-alerts': nameSchema('JobAlertSettings', z.object(alertSettings)),
}

export type NewsletterDetails = z.infer<z.ZodObject<typeof newsletterFields>>
export type PressDetails = z.infer<z.ZodObject<typeof pressFields>>
export type AlertFilter = z.infer<z.ZodObject<typeof alertFilterFields>>
export type AlertDetails = AlertFilter & { frequency: AlertFrequency }
export type SubscriberDetails = NewsletterDetails | PressDetails | AlertDetails

/**
 * Version of the consent text in the forms (`subscriptions.consent` in the messages). It must be
 * changed whenever the text changes.
 */
export const consentVersion = '2026-11-28'

/** As `consentVersion`, for the shorter text in the profile (`account.profile.newsletter`). */
export const profileConsentVersion = 'profile 2026-11-30'

/**
 * Response to a sign-up. It is the same for all e-mail addresses, so that it does not reveal who
 * has subscribed.
 */
export const subscriptionResponseSchema = nameSchema('SubscriptionAnswer', z.object({ detail: z.string() }))

/**
 * Response of POST …/confirm/: the key for the settings of the subscription. Later mails contain
 * it, too.
 */
export const confirmedSubscriptionSchema = nameSchema('ConfirmedSubscription', z.object({ settings_key: z.string() }))

/** Response of GET …/settings/ (key in a header) and of PATCH …/settings/ (key in the body). */
export const subscriptionSchemas = {
  newsletter: nameSchema('OwnNewsletter', subscriptionSettingsSchemas.newsletter.extend({ email: z.string() })),
  press: nameSchema('OwnPressSubscription', subscriptionSettingsSchemas.press.extend({ email: z.string() })),
  'job-alerts': nameSchema(
    'OwnJobAlert',
    subscriptionSettingsSchemas['job-alerts'].extend({
      ...alertFilterFields,
      email: z.string(),
      /**
       * Text that describes the filter in the requested language; empty if the alert covers all
       * ads.
       */
      about: z.string(),
    }),
  ),
}

export const subscriptionChangeSchemas = {
  newsletter: nameSchema('NewsletterChange', subscriptionSettingsSchemas.newsletter.extend({ key: mailedKeySchema })),
  press: nameSchema('PressChange', subscriptionSettingsSchemas.press.extend({ key: mailedKeySchema })),
  'job-alerts': nameSchema(
    'JobAlertChange',
    subscriptionSettingsSchemas['job-alerts'].extend({ key: mailedKeySchema }),
  ),
}

/** First path segment of the calls for each mailing list. */
export const listCalls = {
  newsletter: 'newsletter',
  press: 'press-mailing-list',
  'job-alerts': 'job-alerts',
} as const satisfies Record<MailingList, string>

/** Converts a path segment to a mailing list. Returns the newsletter for an unknown segment. */
export const parseMailingList = (name: unknown): MailingList =>
  mailingLists.find((list) => list === name) ?? 'newsletter'

export type SubscriptionRequest = z.infer<(typeof subscriptionRequestSchemas)[MailingList]>
export type SubscriptionSettings = z.infer<(typeof subscriptionSettingsSchemas)[MailingList]>
export type OwnSubscription = z.infer<(typeof subscriptionSchemas)[MailingList]>

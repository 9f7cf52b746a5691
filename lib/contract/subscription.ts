import { z } from 'zod'
import { formProofSchema } from './form-ticket'
import { localeSchema } from './locale-schema'
import { named } from './named'
import { absentOrInvalid, emailSchema, requiredLine, singleLine } from './single-line'

/** The lists that anybody may subscribe to, by the first part of their calls: `newsletter/`, `press-mailing-list/`. */
export const mailingLists = ['newsletter', 'press'] as const
export type MailingList = (typeof mailingLists)[number]

/** What a list writes about; a subscriber takes one at least. */
export const listTopics = {
  newsletter: ['agreements', 'policy', 'events'],
  press: ['agreements', 'policy', 'statistics', 'invitations'],
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

const newsletterSettings = {
  ...newsletterFields,
  topics: topicsOf(listTopics.newsletter),
  language: localeSchema,
}
const pressSettings = { ...pressFields, topics: topicsOf(listTopics.press), language: localeSchema }

/** What a sign-up has beside the settings: the address, the consent to the data protection page, the proof of the form. */
const signUp = { email: emailSchema, privacy: z.literal(true, 'required'), protection: formProofSchema }

/** POST api/newsletter/, POST api/press-mailing-list/; messages are codes, for forms and backend alike. */
export const subscriptionRequestSchemas = {
  newsletter: named('NewsletterSubscription', z.object({ ...newsletterSettings, ...signUp })),
  press: named('PressSubscription', z.object({ ...pressSettings, ...signUp })),
}

/** What subscribers change of a subscription: everything but the address. */
export const subscriptionSettingsSchemas = {
  newsletter: named('NewsletterSettings', z.object(newsletterSettings)),
  press: named('PressSettings', z.object(pressSettings)),
}

export type NewsletterDetails = z.infer<z.ZodObject<typeof newsletterFields>>
export type PressDetails = z.infer<z.ZodObject<typeof pressFields>>
export type SubscriberDetails = NewsletterDetails | PressDetails

/** Names the words of consent that stand at the forms (`subscriptions.consent` of messages): other words, another version. */
export const consentVersion = '2026-11-23'

const subscriptionKeySchema = z.string({ error: absentOrInvalid }).min(1, 'required').max(200, 'invalid')

/** POST …/confirm/ and …/unsubscribe/: the key of a mail. */
export const subscriptionKeyRequestSchema = named('SubscriptionKey', z.object({ key: subscriptionKeySchema }))

/** The answer to a sign-up: the same for every address. */
export const subscriptionAnswerSchema = named('SubscriptionAnswer', z.object({ detail: z.string() }))

/** The answer to POST …/confirm/: the key of the subscription's settings, as all later mails have it. */
export const confirmedSubscriptionSchema = named(
  'ConfirmedSubscription',
  z.object({ settings_key: z.string() }),
)

/** GET …/settings/ (the key is in the header `X-Subscription-Key`) and the answer to PATCH …/settings/ (the key is in the body). */
export const subscriptionSchemas = {
  newsletter: named('OwnNewsletter', subscriptionSettingsSchemas.newsletter.extend({ email: z.string() })),
  press: named('OwnPressSubscription', subscriptionSettingsSchemas.press.extend({ email: z.string() })),
}

export const subscriptionChangeSchemas = {
  newsletter: named(
    'NewsletterChange',
    subscriptionSettingsSchemas.newsletter.extend({ key: subscriptionKeySchema }),
  ),
  press: named('PressChange', subscriptionSettingsSchemas.press.extend({ key: subscriptionKeySchema })),
}

/** The header that names a subscription where nothing is sent. */
export const subscriptionKeyHeader = 'X-Subscription-Key'

/** What a list's calls begin with. */
export const listCalls = { newsletter: 'newsletter', press: 'press-mailing-list' } as const satisfies Record<
  MailingList,
  string
>

export type SubscriptionRequest = z.infer<(typeof subscriptionRequestSchemas)[MailingList]>
export type SubscriptionSettings = z.infer<(typeof subscriptionSettingsSchemas)[MailingList]>
export type OwnSubscription = z.infer<(typeof subscriptionSchemas)[MailingList]>

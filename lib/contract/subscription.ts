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

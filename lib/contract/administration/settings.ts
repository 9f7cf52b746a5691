import { z } from 'zod'
import { toAsciiEmail } from '../common/email'
import { emailSchema, requiredLine, singleLine } from '../common/single-line'
import { socialServices } from '../site/settings'
import { phoneNumber, pictureId } from './page-records'
import { localizedLine, recordType } from './record-type'

const requiredTexts = (longest: number) => z.object({ de: requiredLine(longest), en: requiredLine(longest) })
/** Lowercase, so that equal colors are equal strings. */
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'color')
const longText = z.string().trim().max(2000, 'max_length')

/** Sender of mails: an address, or a name with the address in angle brackets. */
const mailSender = requiredLine(300).refine((text) => {
  const [, namedAddress, plainAddress] = /^(?:[^<>",;@]+ <([^<>\s]+)>|([^<>\s]+))$/.exec(text) ?? []
  return toAsciiEmail(namedAddress ?? plainAddress ?? '') !== null
}, 'mail_sender')

/** Language of mails: that of the recipient (`both`) or always the same. */
export const mailLanguages = ['both', 'de', 'en'] as const

/** Settings of the site's organization: one record with the id 1. */
export const settingsRecords = recordType({
  name: 'settings',
  section: 'site',
  writes: 'administration/settings',
  values: z.object({
    name: requiredTexts(200),
    short_name: requiredTexts(50),
    claim: localizedLine(300),
    /** Replaces the default logo; null for the default. */
    logo: pictureId,
    /**
     * Color of links and buttons. `ground_color` is the dark background of sections; it must have
     * enough contrast as text on all light backgrounds.
     */
    accent_color: color,
    ground_color: color,
    street: singleLine(200),
    zip: singleLine(20),
    place: requiredTexts(100),
    country: localizedLine(100),
    phones: z.array(z.object({ label: localizedLine(100), number: phoneNumber.min(1, 'required') })).max(10),
    email: emailSchema,
    opening_hours: z.array(z.object({ days: requiredTexts(100), hours: requiredTexts(100) })).max(14),
    social: z
      .array(
        z.object({
          service: z.enum(socialServices),
          title: requiredTexts(200),
          url: z.url({ protocol: /^https?$/, error: 'invalid' }).max(500, 'max_length'),
        }),
      )
      .max(20),
    /** One sender per language, because mails use the recipient's language. */
    mail_sender: z.object({ de: mailSender, en: mailSender }),
    mail_languages: z.enum(mailLanguages),
    /** Mails of newsletters in a minute: in total, and to the addresses of one domain. */
    dispatched_per_minute: z.int().min(1).max(10_000),
    dispatched_per_domain: z.int().min(1).max(10_000),
    press_terms: z.object({ de: longText, en: longText }),
    /** The invitation to the newsletter below pages; empty for the neutral default. */
    newsletter_title: localizedLine(100),
    newsletter_text: localizedLine(300),
    /** Shows visitors a notice instead of the site. */
    is_disabled: z.boolean(),
    /** Editors, the office and administrators need a second factor. */
    requires_second_factor: z.boolean(),
    /** Publication requires the approval of a second person. */
    requires_approval: z.boolean(),
  }),
  row: z.object({ name: z.string(), email: z.string(), is_disabled: z.boolean() }),
  filters: z.object({}),
  orderings: ['id'],
  actions: {},
})

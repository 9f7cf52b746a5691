import { z } from 'zod'
import { toAsciiEmail } from '../common/email'
import { emailSchema, requiredLine, singleLine } from '../common/single-line'
import { toObject } from '../common/to-object'
import { socialServices } from '../site/settings'
import { mailTextNames, mailTextSchema } from './mail-texts'
import { phoneNumber, pictureId } from './page-records'
import { defineRecordType, localizedLine } from './record-type'

const requiredTexts = (maxLength: number) => z.object({ de: requiredLine(maxLength), en: requiredLine(maxLength) })
/** Lower case, so that equal colors are equal strings. */
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'color')
const longText = z.string().trim().max(2000, 'max_length')

/** Sender of mails: an e-mail address, or a name followed by the address in angle brackets. */
const mailSender = requiredLine(300).refine((text) => {
  const [, addressAfterName, onlyAddress] = /^(?:[^<>",;@]+ <([^<>\s]+)>|([^<>\s]+))$/.exec(text) ?? []
  return toAsciiEmail(addressAfterName ?? onlyAddress ?? '') !== null
}, 'mail_sender')

/** Languages of mails: `both` for the language of the recipient, or one language for everybody. */
export const mailLanguages = ['both', 'de', 'en'] as const

/** Settings of the site. There is one record, with the id 1. */
export const settingsRecords = defineRecordType({
  name: 'settings',
  section: 'site',
  writePath: 'administration/settings',
  values: z.object({
    name: requiredTexts(200),
    short_name: requiredTexts(50),
    claim: localizedLine(300),
    /** Picture that replaces the default logo; null for the default logo. */
    logo: pictureId,
    /**
     * `accent_color` is the color of links and buttons. `ground_color` is the dark background of
     * sections; as text it must have enough contrast on all light backgrounds.
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
    /** The sender for each language, because mails are written in the language of the recipient. */
    mail_sender: z.object({ de: mailSender, en: mailSender }),
    mail_languages: z.enum(mailLanguages),
    /**
     * Maximum number of newsletter mails in a minute: in total, and to addresses of the same
     * domain.
     */
    dispatched_per_minute: z.int().min(1).max(10_000),
    dispatched_per_domain: z.int().min(1).max(10_000),
    /** True if links in newsletters count clicks. The reader is not identified. */
    counts_clicks: z.boolean(),
    press_terms: z.object({ de: longText, en: longText }),
    /**
     * The invitation to the newsletter below each page. If it is empty, a neutral default is shown.
     */
    newsletter_title: localizedLine(100),
    newsletter_text: localizedLine(300),
    /** True if visitors get a notice instead of the site. */
    is_disabled: z.boolean(),
    /** True if editors, the office and administrators need a second factor. */
    requires_second_factor: z.boolean(),
    /** True if a second person must approve a page before it is published. */
    requires_approval: z.boolean(),
    ...toObject(mailTextNames, () => mailTextSchema),
  }),
  row: z.object({ name: z.string(), email: z.string(), is_disabled: z.boolean() }),
  filters: z.object({}),
  orderings: ['id'],
  actions: {},
})

import { z } from 'zod'
import { emailSchema, requiredLine, singleLine } from '../common/single-line'
import { socialServices } from '../site/settings'
import { phoneNumber, pictureId } from './page-records'
import { localizedLine, recordType } from './record-type'

const requiredTexts = (longest: number) => z.object({ de: requiredLine(longest), en: requiredLine(longest) })
/** In small letters, so that the same color is the same text. */
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'invalid')
const longText = z.string().trim().max(2000, 'max_length')

/** Who mails come from: an address, or a name with the address in angle brackets. */
const mailSender = requiredLine(300).regex(
  /^(?:[^<>",;@]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
  'invalid',
)

/** Mails in the language of who gets them, or all in one. */
export const mailLanguages = ['both', 'de', 'en'] as const

/** The organization that runs the site: one record, with the id 1. */
export const settingsRecords = recordType({
  name: 'settings',
  section: 'site',
  writes: 'administration/settings',
  values: z.object({
    name: requiredTexts(200),
    short_name: requiredTexts(50),
    claim: localizedLine(300),
    /** Shown in place of the site's own sign; null for that. */
    logo: pictureId,
    /** The color of links and buttons, and the dark ground of sections: dark enough to be text on every light ground. */
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
    /** In each language, since mails are written in that of who gets them. */
    mail_sender: z.object({ de: mailSender, en: mailSender }),
    /** In which languages mails are written. */
    mail_languages: z.enum(mailLanguages),
    press_terms: z.object({ de: longText, en: longText }),
    /** Whether visitors get a notice in place of the site. */
    is_disabled: z.boolean(),
    /** Whether editors, the office and administrators need a second factor. */
    requires_second_factor: z.boolean(),
    /** Whether a page is published only after a second person has approved it. */
    requires_approval: z.boolean(),
  }),
  row: z.object({ name: z.string(), email: z.string(), is_disabled: z.boolean() }),
  filters: z.object({}),
  orderings: ['id'],
  actions: {},
})

import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

/** Social networks and services that the footer can link to (spec §2). */
export const socialServices = ['photos', 'network', 'cloud-audio', 'music', 'video', 'professional'] as const

/** Settings of the site, in the requested language. */
export const settingsSchema = nameSchema(
  'Settings',
  z.object({
    name: z.string(),
    short_name: z.string(),
    claim: z.string(),
    logo: z.string().nullable(),
    address: z.object({ street: z.string(), zip: z.string(), place: z.string(), country: z.string() }),
    phones: z.array(z.object({ label: z.string(), number: z.string() })),
    email: z.string(),
    opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })),
    social: z.array(z.object({ service: z.enum(socialServices), title: z.string(), url: z.string() })),
    mail_sender: z.string(),
    /** The language of all mails. Missing if each reader chooses one. */
    mail_language: localeSchema.optional(),
    /** Terms for printing press pictures. Other backends may omit them. */
    press_terms: z.string().optional(),
    /**
     * The invitation to the newsletter below each page. If the title is empty or missing, a neutral
     * default is used. If the text is empty or missing, only the title is shown.
     */
    newsletter_title: z.string().optional(),
    newsletter_text: z.string().optional(),
    is_disabled: z.boolean(),
    /** Colors of the site as `#rrggbb`. Missing if the site has the default colors. */
    colors: z.object({ accent: z.string(), ground: z.string() }).optional(),
  }),
)

export type Settings = z.infer<typeof settingsSchema>

import { z } from 'zod'
import { nameSchema } from '../common/named'

/** Services linked in the footer (spec §2). */
export const socialServices = ['photos', 'network', 'cloud-audio', 'music', 'video', 'professional'] as const

/** The organization that runs the site, in the requested language. */
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
    /** Terms for printing press pictures; backends may omit them. */
    press_terms: z.string().optional(),
    /**
     * The invitation to the newsletter below pages. Empty or missing texts have neutral defaults;
     * without a text there is only the title.
     */
    newsletter_title: z.string().optional(),
    newsletter_text: z.string().optional(),
    is_disabled: z.boolean(),
    /** The organization's colors as `#rrggbb`; missing for the default colors. */
    colors: z.object({ accent: z.string(), ground: z.string() }).optional(),
  }),
)

export type Settings = z.infer<typeof settingsSchema>

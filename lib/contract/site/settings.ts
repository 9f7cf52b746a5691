import { z } from 'zod'
import { named } from '../common/named'

/** The services that the footer links to (spec §2). */
export const socialServices = ['photos', 'network', 'cloud-audio', 'music', 'video', 'professional'] as const

/** The organization that runs the site, in the asked language: everything that names it. */
export const settingsSchema = named(
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
    /** On what terms the press may print pictures; a backend may leave it out. */
    press_terms: z.string().optional(),
    is_disabled: z.boolean(),
    /** The house's own colors, as `#rrggbb`; left out where they are the site's. */
    colors: z.object({ accent: z.string(), ground: z.string() }).optional(),
  }),
)

export type Settings = z.infer<typeof settingsSchema>

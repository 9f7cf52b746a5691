import { z } from 'zod'
import { toUsageError } from '@/backend/platform/runtime/usage-error'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { emailSchema, requiredLine } from '@/lib/contract/common/single-line'
import { parseCommandLine } from '@/lib/node/command-line.mjs'
import { cutText } from '@/lib/text/cut-text'

const optionsSchema = z.strictObject({
  name: requiredLine(200),
  'name-en': requiredLine(200).optional(),
  'short-name': requiredLine(50).optional(),
  email: emailSchema.refine((email) => email !== '', 'required'),
  'admin-email': emailSchema.optional(),
  'admin-first-name': requiredLine(100),
  'admin-last-name': requiredLine(100),
  'admin-language': localeSchema.default('de'),
  'password-stdin': z.boolean().default(false),
})

export interface NewSite {
  name: { de: string; en: string }
  shortName: string
  email: string
  admin: { email: string; firstName: string; lastName: string; language: 'de' | 'en' }
  isPasswordGiven: boolean
}

/** Parses the arguments of `npm run init --`. @throws UsageError */
export function parseNewSite(words: readonly string[]): NewSite {
  const result = optionsSchema.safeParse(parseCommandLine({ options }, words).values)
  if (!result.success) throw toUsageError(result.error, (name) => `--${name}`)
  const site = result.data
  return {
    name: { de: site.name, en: site['name-en'] ?? site.name },
    shortName: site['short-name'] ?? cutText(site.name, 50),
    email: site.email,
    admin: {
      email: site['admin-email'] ?? site.email,
      firstName: site['admin-first-name'],
      lastName: site['admin-last-name'],
      language: site['admin-language'],
    },
    isPasswordGiven: site['password-stdin'],
  }
}

const text = { type: 'string' } as const
const options = {
  name: text,
  'name-en': text,
  'short-name': text,
  email: text,
  'admin-email': text,
  'admin-first-name': text,
  'admin-last-name': text,
  'admin-language': text,
  'password-stdin': { type: 'boolean' },
} as const

import { parseArgs } from 'node:util'
import { z } from 'zod'
import { UsageError } from '@/backend/platform/runtime/usage-error'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { emailSchema, requiredLine } from '@/lib/contract/common/single-line'

export const usage = `Usage: npm run init -- --name <name> --email <email> --admin-first-name <name> --admin-last-name <name>

  --name <name>             the name of the organization
  --name-en <name>          the same in English; without it as in German
  --short-name <name>       for narrow places; without it the name
  --email <email>           to which visitors write, and from which mails come
  --admin-email <email>     with which the first administrator logs in; without it as above
  --admin-first-name <name>
  --admin-last-name <name>
  --admin-language de|en    de by default
  --password-stdin          reads the administrator's password from the first line of stdin; otherwise one is made and printed once

Makes a site without demo content in an empty database: the organization's name, its first pages, menus and administrator.`

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

/** The options of a new site. */
export interface NewSite {
  name: { de: string; en: string }
  shortName: string
  email: string
  admin: { email: string; firstName: string; lastName: string; language: 'de' | 'en' }
  isPasswordGiven: boolean
}

/**
 * Parses the arguments of `npm run init --`.
 * @throws UsageError
 */
export function readNewSite(words: readonly string[]): NewSite {
  const result = optionsSchema.safeParse(parseOptions(words))
  if (!result.success) {
    const wrong = result.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
    throw new UsageError(wrong.join('\n'))
  }
  const options = result.data
  return {
    name: { de: options.name, en: options['name-en'] ?? options.name },
    shortName: options['short-name'] ?? options.name.slice(0, 50),
    email: options.email,
    admin: {
      email: options['admin-email'] ?? options.email,
      firstName: options['admin-first-name'],
      lastName: options['admin-last-name'],
      language: options['admin-language'],
    },
    isPasswordGiven: options['password-stdin'],
  }
}

function parseOptions(words: readonly string[]): object {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      options: {
        name: text,
        'name-en': text,
        'short-name': text,
        email: text,
        'admin-email': text,
        'admin-first-name': text,
        'admin-last-name': text,
        'admin-language': text,
        'password-stdin': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

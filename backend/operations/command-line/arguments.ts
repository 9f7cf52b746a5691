import { z } from 'zod'
import { toUsageError } from '@/backend/platform/runtime/usage-error'
import { userGroups, userRoles } from '@/lib/contract/accounts/account'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { emailSchema, requiredLine } from '@/lib/contract/common/single-line'
import { parseCommandLine, UsageError } from '@/lib/node/command-line.mjs'

const group = z.enum(userGroups)
const role = z.enum(userRoles)
const passwordStdin = z.boolean().default(false)

const commandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({
    command: z.literal('create'),
    email: emailSchema,
    'first-name': requiredLine(100),
    'last-name': requiredLine(100),
    group: group.optional(),
    role: role.default('user'),
    language: localeSchema.default('de'),
    'password-stdin': passwordStdin,
  }),
  z.strictObject({ command: z.literal('activate'), email: emailSchema, group: group.optional() }),
  z.strictObject({ command: z.literal('deactivate'), email: emailSchema }),
  z.strictObject({ command: z.literal('group'), email: emailSchema, value: z.enum([...userGroups, 'none']) }),
  z.strictObject({ command: z.literal('role'), email: emailSchema, value: role }),
  z.strictObject({ command: z.literal('password'), email: emailSchema, 'password-stdin': passwordStdin }),
  z.strictObject({ command: z.literal('remove-second-factor'), email: emailSchema }),
  z.strictObject({
    command: z.literal('log'),
    email: emailSchema.optional(),
    limit: z
      .string()
      .regex(/^(?:[1-9]\d{0,4}|100000)$/, 'takes a number from 1 to 100000')
      .default('100')
      .transform(Number),
    json: z.boolean().default(false),
  }),
])

export type UserCommand = z.infer<typeof commandSchema>

const commands = commandSchema.options.map((option) => option.shape.command.value)
const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** Parses the arguments of `npm run user --`. @throws UsageError */
export function parseUserCommand(words: readonly string[]): UserCommand {
  const { values: options, positionals } = parseCommandLine(
    {
      positionals: 'any',
      options: {
        'first-name': text,
        'last-name': text,
        group: text,
        role: text,
        language: text,
        'password-stdin': flag,
        limit: text,
        json: flag,
      },
    },
    words,
  )
  const [command = '', email, value, ...furtherWords] = positionals
  if (!commands.some((name) => name === command)) {
    const reason = command === '' ? 'A command is missing.' : `Unknown command ${command}.`
    throw new UsageError(`${reason} Commands: ${commands.join(', ')}.`)
  }
  if (furtherWords.length > 0) throw new UsageError(`Unknown arguments: ${furtherWords.join(' ')}`)
  // The schemas reject names of other commands, even without a value.
  const entries = Object.entries({ command, email, value, ...options }).filter(([, argument]) => argument !== undefined)
  const result = commandSchema.safeParse(Object.fromEntries(entries))
  if (result.success) return result.data
  throw toUsageError(result.error, (name) => {
    if (name === 'email') return `<e-mail>${email === undefined ? '' : ` ${email}`}`
    return name === 'value' ? `<${command}>${value === undefined ? '' : ` ${value}`}` : `--${name}`
  })
}

import { parseArgs } from 'node:util'
import { z } from 'zod'
import { UsageError } from '@/backend/platform/runtime/usage-error'
import { userGroups, userRoles } from '@/lib/contract/accounts/account'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { emailSchema, requiredLine } from '@/lib/contract/common/single-line'

export const usage = `Usage: npm run user -- <command>

  list
  create <email> --first-name <name> --last-name <name> [--group <group>] [--role <role>] [--language de|en]
  activate <email> [--group <group>]
  deactivate <email>
  group <email> <group|none>
  role <email> <role>
  password <email>
  remove-second-factor <email>
  log [<email>] [--limit <number>] [--json]

Groups: ${userGroups.map((group) => `"${group}"`).join(', ')}. Roles: ${userRoles.join(', ')}.
create and password make a password and print it once; with --password-stdin they read it from the first line of stdin.
log prints the security log, the newest first: time, event, account, hash of an address without one, actor, network, call, request id.`

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
  z.strictObject({
    command: z.literal('group'),
    email: emailSchema,
    value: z.enum([...userGroups, 'none']),
  }),
  z.strictObject({ command: z.literal('role'), email: emailSchema, value: role }),
  z.strictObject({ command: z.literal('password'), email: emailSchema, 'password-stdin': passwordStdin }),
  z.strictObject({ command: z.literal('remove-second-factor'), email: emailSchema }),
  z.strictObject({
    command: z.literal('log'),
    email: emailSchema.optional(),
    limit: z.coerce.number().int().min(1).max(100_000).default(100),
    json: z.boolean().default(false),
  }),
])

export type UserCommand = z.infer<typeof commandSchema>

/**
 * Parses the arguments of `npm run user --`.
 * @throws UsageError
 */
export function readCommand(words: readonly string[]): UserCommand {
  const { command, email, value, rest, options } = split(words)
  if (command === undefined) throw new UsageError('Which command?')
  if (rest.length > 0) throw new UsageError(`Too many words: ${rest.join(' ')}`)
  const values = Object.entries({ command, email, value, ...options }).filter(
    ([, part]) => part !== undefined,
  )
  const result = commandSchema.safeParse(Object.fromEntries(values))
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.') || 'options'}: ${message}`)
  throw new UsageError(wrong.join('\n'))
}

function split(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'first-name': text,
        'last-name': text,
        group: text,
        role: text,
        language: text,
        'password-stdin': { type: 'boolean' },
        limit: text,
        json: { type: 'boolean' },
      },
    })
    const [command, email, value, ...rest] = positionals
    return { command, email, value, rest, options: values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

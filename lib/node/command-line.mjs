import { parseArgs } from 'node:util'

// Plain JavaScript, because scripts use it before the installation.

/** An invalid command line. The message tells what is allowed. */
export class UsageError extends Error {
  name = 'UsageError'
}

const isHelp = (word) => word === '--help' || word === '-h'

/** Prints the usage and exits if help is requested. */
export function showHelp(usage, args = process.argv.slice(2)) {
  if (!args.some(isHelp)) return
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

/**
 * Parses the command line.
 * @param command `options` as for parseArgs; `positionals` are the allowed words besides the
 * options, or 'any'
 * @throws UsageError
 */
export function parseCommandLine({ options = {}, positionals: allowedWords = [] }, args) {
  const config = { args: [...args], options, allowPositionals: true, strict: false, tokens: true }
  const { values, positionals, tokens } = parseArgs(config)
  for (const token of tokens) if (token.kind === 'option') assertOption(options, token)
  const unknownWords = allowedWords === 'any' ? [] : positionals.filter((word) => !allowedWords.includes(word))
  if (unknownWords.length > 0) {
    const allowedList = `Allowed are ${allowedWords.join(', ')}.`
    const advice = allowedWords.length > 0 ? allowedList : 'The command takes no such arguments.'
    throw new UsageError(`Unknown: ${unknownWords.join(', ')}. ${advice}`)
  }
  return { values, positionals }
}

function assertOption(options, { name, rawName, value, inlineValue }) {
  if (!Object.hasOwn(options, name)) {
    const names = [...Object.keys(options), 'help'].map((option) => `--${option}`)
    throw new UsageError(`Unknown option ${rawName}. Allowed are ${names.join(', ')}.`)
  }
  const takesValue = options[name].type === 'string'
  if (takesValue && (!value || (!inlineValue && value.startsWith('-'))))
    throw new UsageError(`${rawName} needs a value.`)
  if (!takesValue && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
}

/**
 * Reads the command line of this process. Exits after printing the help. After an error, prints the
 * usage and exits with 1.
 */
export function readCommandLine({ usage, ...command }, args = process.argv.slice(2)) {
  showHelp(usage, args)
  try {
    return parseCommandLine(command, args)
  } catch (error) {
    return exitWithUsage(usage, error)
  }
}

/** Prints a UsageError with the usage and exits with 1. Rethrows other errors. */
export function exitWithUsage(usage, error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n\n${usage}\n`)
  process.exit(1)
}

import { z } from 'zod'

const errorSchema = z.object({ name: z.string(), message: z.string(), stack: z.array(z.string()).optional() })
/** A request to the site. Lines of the backend have a route instead of a path. */
const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  status: z.number(),
  durationMs: z.number(),
})
const logLineSchema = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().optional(),
  source: z.string().optional(),
  err: errorSchema.optional(),
  error: errorSchema.optional(),
})

/** Source of console output of packages, which may contain personal data. */
export const consoleSource = 'console'

/** Pino's levels that need attention. */
const levelNames = new Map([
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
])

/**
 * Formats a log line for a terminal: time, level, message or request, error. Other fields, backend
 * calls and notices of packages are only in JSON.
 * @param line JSON of pino
 * @returns text with a line break; '' for a hidden line
 */
export function formatLogLine(line: string): string {
  const fields: unknown = JSON.parse(line)
  const { level, time, source, err, error, msg = formatRequest(fields) } = logLineSchema.parse(fields)
  if (msg === undefined || (source === consoleSource && !levelNames.has(level))) return ''
  const failure = err ?? error
  const parts = [
    new Date(time).toTimeString().slice(0, 8),
    levelNames.get(level),
    msg,
    failure && `${failure.name}: ${failure.message}`,
  ]
  const stack = failure?.stack?.map((frame) => `\n    ${frame}`) ?? []
  return `${parts.filter(Boolean).join('  ')}${stack.join('')}\n`
}

function formatRequest(fields: unknown): string | undefined {
  const { data } = requestSchema.safeParse(fields)
  return data && `${data.method} ${data.path} ${data.status} in ${data.durationMs} ms`
}

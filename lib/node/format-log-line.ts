import { z } from 'zod'

const error = z.object({ name: z.string(), message: z.string(), stack: z.array(z.string()).optional() })
/** A request to the site. The backend's own lines have a route instead of a path. */
const request = z.object({
  method: z.string(),
  path: z.string(),
  status: z.number(),
  durationMs: z.number(),
})
const logLine = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().optional(),
  source: z.string().optional(),
  err: error.optional(),
  error: error.optional(),
})

/** Source of console messages. They come from packages and may contain personal data. */
export const consoleSource = 'console'

/** Pino's numbers of the levels that need attention. */
const levelNames = new Map([
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
])

/**
 * Formats a line of the log for a person at a terminal: time, level, message or request, and the
 * error with its stack. Only the JSON lines have the ids and the other fields, the calls to the
 * backend, and the notices of packages.
 * @param line a JSON object, as pino writes it
 * @returns text that ends with a line break; empty for a line that a terminal does not show
 */
export function formatLogLine(line: string): string {
  const fields: unknown = JSON.parse(line)
  const { level, time, source, err, error, msg = formatRequest(fields) } = logLine.parse(fields)
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
  const { data } = request.safeParse(fields)
  return data && `${data.method} ${data.path} ${data.status} in ${data.durationMs} ms`
}

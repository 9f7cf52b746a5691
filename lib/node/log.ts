import { format } from 'node:util'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { currentRequest } from '../request-context'
import { describeError } from './describe-error'
import type { ErrorReports } from './error-reports'
import { consoleSource, formatLogLine } from './format-log-line'
import type { LogLevel } from './log-levels'
import { ignoreClosedOutput } from './terminal'
import { traceId } from './tracing/tracing'

interface LogOptions {
  LOG_LEVEL: LogLevel
}

interface LogParts {
  /** Destination of the lines; stdout by default. */
  destination?: DestinationStream
  /** Receives each error logged with the level `error` or `fatal`. */
  reports?: Pick<ErrorReports, 'report'> | null
  /**
   * Returns the id of the current request, for programs with another request context than the site.
   */
  requestId?: () => string | undefined
}

/**
 * Replaces pino's own stream, which blocks forever when it writes a line of the level `fatal` to a
 * closed pipe. A terminal gets text instead of JSON.
 */
const output: DestinationStream = {
  write(line) {
    process.stdout.write(process.stdout.isTTY ? formatLogLine(line) : line)
  },
}

/** Pino's number of the level `error`; `fatal` is higher. */
const errorLevel = 50

/**
 * Creates the log of a program: JSON lines on stdout with the ids of request and trace, or text on
 * a terminal. Errors are logged without personal data.
 */
export function createLog(
  { LOG_LEVEL }: LogOptions,
  { destination = output, reports, requestId = () => currentRequest()?.id }: LogParts = {},
): Logger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    serializers: { err: describeError },
    mixin: () => {
      const id = requestId()
      const trace = traceId()
      return { ...(id !== undefined && { requestId: id }), ...(trace !== undefined && { trace_id: trace }) }
    },
    ...(reports && {
      hooks: {
        logMethod(line, method, level) {
          if (level >= errorLevel) reportLine(reports, line, requestId())
          return method.apply(this, line)
        },
      },
    }),
  }
  return pino(options, destination)
}

/** Reports the error of a log line. Lines without an error are messages for operators. */
function reportLine(
  reports: Pick<ErrorReports, 'report'>,
  [first, message]: readonly unknown[],
  currentRequestId: string | undefined,
): void {
  if (!isRecord(first) || !(first.err instanceof Error)) return
  const requestId = typeof first.requestId === 'string' ? first.requestId : currentRequestId
  const about = first.source !== consoleSource && typeof message === 'string' ? message : undefined
  reports.report(first.err, { about, requestId })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Redirects console output of packages and uncaught errors to the log, so that there is one format.
 * The process keeps running if its output pipe closes.
 * @param lastWords awaited before an uncaught error ends the process
 */
export function logProcess(log: Logger, lastWords?: () => Promise<void>): void {
  const end = () => process.exit(1)
  ignoreClosedOutput()
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      const text = format(...parts.filter((part) => part !== error)).trim()
      const about = { ...(error !== undefined && { err: error }), source: consoleSource }
      log[level](about, text || 'From the console')
    }
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process ends by an error that nobody caught')
    if (lastWords) void lastWords().then(end, end)
    else end()
  })
}

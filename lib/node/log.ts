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
  /** Destination of the log lines; stdout by default. */
  destination?: DestinationStream
  /** Receives each error that is logged with the level `error` or `fatal`. */
  reports?: Pick<ErrorReports, 'report'> | null
  /**
   * Returns the id of the current request. Needed by programs whose request context is not that of
   * the site.
   */
  requestId?: () => string | undefined
}

/**
 * Writes log lines to stdout, as text if it is a terminal. Replaces pino's own stream, which blocks
 * forever if it writes a line with the level `fatal` to a closed pipe.
 */
const output: DestinationStream = {
  write(line) {
    process.stdout.write(process.stdout.isTTY ? formatLogLine(line) : line)
  },
}

/** Pino's number for the level `error`. The number for `fatal` is higher. */
const errorLevel = 50

/**
 * Creates the log of a program. It writes JSON lines with the ids of the request and the trace to
 * stdout, or text to a terminal. Errors are logged without personal data.
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

/**
 * Reports the error in a log line. A line without an error is a message for operators and is not
 * reported.
 */
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
 * Redirects the console output of packages, and uncaught errors, to the log, so that all output has
 * one format. If the output pipe is closed, the process keeps running.
 * @param lastWords called and awaited before an uncaught error ends the process
 */
export function logProcess(log: Logger, beforeExit?: () => Promise<void>): void {
  const end = () => process.exit(1)
  ignoreClosedOutput()
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      const text = format(...parts.filter((part) => part !== error)).trim()
      const logFields = { ...(error !== undefined && { err: error }), source: consoleSource }
      log[level](logFields, text || 'From the console')
    }
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An uncaught error ends the process')
    if (beforeExit) void beforeExit().then(end, end)
    else end()
  })
}

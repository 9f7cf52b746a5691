import { format } from 'node:util'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { isRecord } from '../is-record'
import { getRequestContext } from '../request-context'
import { describeError } from './describe-error'
import type { ErrorReports } from './error-reports'
import { consoleSource, formatLogLine } from './format-log-line'
import type { LogLevel } from './log-levels'
import { ignoreClosedOutput } from './terminal'
import { getTraceId } from './tracing/tracing'

interface LogOptions {
  LOG_LEVEL: LogLevel
}

interface LogParts {
  /** By default stdout. */
  destination?: DestinationStream
  /** Receives errors of the levels `error` and `fatal`. */
  reports?: Pick<ErrorReports, 'report'> | null
  /** Id of the current request, by default from the site's context. */
  requestId?: () => string | undefined
}

/** Delay before lines are written, in ms. */
const writeDelayMs = 10

/**
 * Creates the output of log lines to stdout, formatted as text if stdout is a terminal. Each write
 * blocks, so the lines of each `writeDelayMs` are written together. Pino's own stream blocks
 * forever on a closed pipe.
 */
function createOutput(): DestinationStream {
  let pendingLines = ''

  function writePendingLines(): void {
    if (pendingLines !== '') process.stdout.write(pendingLines)
    pendingLines = ''
  }

  process.on('exit', writePendingLines)
  return {
    write(line) {
      if (pendingLines === '') setTimeout(writePendingLines, writeDelayMs).unref()
      pendingLines += process.stdout.isTTY ? formatLogLine(line) : line
    },
  }
}

/** Pino's number of `error`; `fatal` is higher. */
const errorLevel = 50

/**
 * Creates the log: JSON lines with request and trace ids, or text for a terminal. Errors have no
 * personal data.
 */
export function createLog(
  { LOG_LEVEL }: LogOptions,
  { destination = createOutput(), reports, requestId = () => getRequestContext()?.id }: LogParts = {},
): Logger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    serializers: { err: describeError },
    mixin: () => {
      const id = requestId()
      const traceId = getTraceId()
      return { ...(id !== undefined && { requestId: id }), ...(traceId !== undefined && { trace_id: traceId }) }
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

/** Reports the error of a log line. Lines without an error are ignored. */
function reportLine(
  reports: Pick<ErrorReports, 'report'>,
  [fields, message]: readonly unknown[],
  contextId: string | undefined,
): void {
  if (!isRecord(fields) || !(fields.err instanceof Error)) return
  const requestId = typeof fields.requestId === 'string' ? fields.requestId : contextId
  const activity = fields.source !== consoleSource && typeof message === 'string' ? message : undefined
  reports.report(fields.err, { activity, requestId })
}

/**
 * Redirects console output and uncaught errors to the log. A closed pipe does not end the process.
 * @param beforeExit awaited before an uncaught error ends the process
 */
export function redirectOutputToLog(log: Logger, beforeExit?: () => Promise<void>): void {
  const exit = () => process.exit(1)
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
    if (beforeExit) void beforeExit().then(exit, exit)
    else exit()
  })
}

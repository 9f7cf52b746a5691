import { format } from 'node:util'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { currentRequest } from '../request-context'
import { describeError } from './describe-error'
import type { ErrorReports } from './error-reports'
import type { LogLevel } from './log-levels'
import { outliveReaders } from './terminal'
import { traceId } from './tracing/tracing'

interface LogOptions {
  LOG_LEVEL: LogLevel
}

interface LogParts {
  /** Where the lines go; the output, where nothing is said. */
  destination?: DestinationStream
  /** Called with each error that is logged with the level `error` or `fatal`. */
  reports?: Pick<ErrorReports, 'report'> | null
  /** The id of the present request, for a program that knows it otherwise than the site does. */
  requestId?: () => string | undefined
}

/** Pino's own stream waits forever where a line of the level `fatal` meets a closed pipe. */
const output: DestinationStream = {
  write(line) {
    process.stdout.write(line)
  },
}

/** Pino's number of the level `error`; `fatal` lies above. */
const errorLevel = 50

/** What the console says is a package's words, which may be about persons. */
const consoleSource = 'console'

/**
 * The log of a program: JSON lines on the output, each with the ids of its request and its trace; errors are logged without
 * personal data.
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

/** Reports the error of a log line; lines without an error are messages for operators. */
function reportLine(
  reports: Pick<ErrorReports, 'report'>,
  [first, message]: readonly unknown[],
  present: string | undefined,
): void {
  if (!isRecord(first) || !(first.err instanceof Error)) return
  const requestId = typeof first.requestId === 'string' ? first.requestId : present
  const about = first.source !== consoleSource && typeof message === 'string' ? message : undefined
  reports.report(first.err, { about, requestId })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Redirects console output of packages, and the error that ends the process, to the log, so that there is one
 * format; the process goes on where nobody reads the log any more.
 * @param lastWords what is waited for before the process ends by an error
 */
export function logProcess(log: Logger, lastWords?: () => Promise<void>): void {
  const end = () => process.exit(1)
  outliveReaders()
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      const text = format(...parts.filter((part) => part !== error)).trim()
      const about = error === undefined ? {} : { err: error, source: consoleSource }
      log[level](about, text || 'From the console')
    }
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process ends by an error that nobody caught')
    if (lastWords) void lastWords().then(end, end)
    else end()
  })
}

import { format } from 'node:util'
import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequest } from '../request-context'
import { describeError } from './describe-error'
import type { LogLevel } from './log-levels'

interface LogOptions {
  LOG_LEVEL: LogLevel
}

/**
 * The log of a program: JSON lines on the output, each with the id of the request that it is about; of errors only what tells
 * nothing about persons.
 */
export function createLog({ LOG_LEVEL }: LogOptions, destination?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    serializers: { err: describeError },
    mixin: () => {
      const request = currentRequest()
      return request ? { requestId: request.id } : {}
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Takes what packages write on the console, and the error that ends the process, into the log: there is one format.
 */
export function logProcess(log: Logger): void {
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      const text = format(...parts.filter((part) => part !== error)).trim()
      log[level]({ ...(error !== undefined && { err: error }) }, text || 'From the console')
    }
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process ends by an error that nobody caught')
    process.exit(1)
  })
}

import type { ErrorEvent, Exception, StackFrame } from '@sentry/nextjs'
import { scrubFile, scrubText } from './scrub'

/** Tags of a report in addition to the request id. Their values are scrubbed like messages. */
const tagNames = ['program', 'about', 'path', 'code'] as const

/** Format of the request ids of the site and the backend. */
const requestIdPattern = /^[\w-]{8,64}$/

/**
 * Keeps only listed parts of a report: the release, the kind and the scrubbed message of the error,
 * the frames of its stack, and our own tags. Everything else is removed: users, addresses, requests
 * with cookies, bodies and queries, breadcrumbs, facts about the machine, values of variables,
 * lines of code. Parts that a later version of the SDK may add are removed, too.
 */
export function beforeSend(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, level, release, environment, message, exception, tags = {} } = event
  const runtime = event.contexts?.runtime
  return {
    type: undefined,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    level: level ?? 'error',
    // The SDK for edge runtimes is used here. It reports `javascript` for every program.
    platform: tags.program === 'browser' ? 'javascript' : 'node',
    ...(release !== undefined && { release }),
    ...(environment !== undefined && { environment }),
    ...(message !== undefined && { message: scrubText(message) }),
    ...(exception && { exception: { values: exception.values?.map(scrubException) ?? [] } }),
    tags: scrubTags(tags),
    ...(runtime && { contexts: { runtime: { name: runtime.name, version: runtime.version } } }),
    // Otherwise the receiver may store the network address of the sender as that of the user.
    sdk: { settings: { infer_ip: 'never' } },
  }
}

function scrubTags(tags: NonNullable<ErrorEvent['tags']>): Record<string, string> {
  const scrubbedTags: Record<string, string> = {}
  for (const name of tagNames) {
    const value = tags[name]
    if (value !== undefined && value !== null) scrubbedTags[name] = scrubText(String(value))
  }
  const { request_id: id } = tags
  return typeof id === 'string' && requestIdPattern.test(id) ? { ...scrubbedTags, request_id: id } : scrubbedTags
}

function scrubException({ type, value, stacktrace, mechanism }: Exception): Exception {
  return {
    type: scrubText(type ?? 'Error'),
    value: scrubText(value ?? ''),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } }),
  }
}

function scrubFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return {
    ...(filename !== undefined && { filename: scrubFile(filename) }),
    ...(name !== undefined && { function: scrubText(name) }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  }
}

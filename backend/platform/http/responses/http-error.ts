import type { ConflictReason } from '../../errors'
import type { MessageKey } from './messages'

/** The statuses of all messages except those of conflicts. */
const statuses = {
  badPath: 400,
  badRange: 400,
  badSetUpCode: 400,
  notLocalPath: 400,
  malformedForm: 400,
  malformedJson: 400,
  nestedTooDeeply: 400,
  apiKey: 401,
  proofMissing: 401,
  unauthorized: 401,
  csrf: 403,
  forbidden: 403,
  scopeMissing: 403,
  invalidPage: 404,
  notFound: 404,
  pageOffline: 404,
  methodNotAllowed: 405,
  gone: 410,
  jobEnded: 410,
  payloadTooLarge: 413,
  tableTooLarge: 413,
  tooManyParts: 413,
  uploadTooLarge: 413,
  uriTooLong: 414,
  notMultipart: 415,
  unsupportedMediaType: 415,
  rangeNotSatisfiable: 416,
  revisionMissing: 428,
  tooManyAttempts: 429,
  tooManyRequests: 429,
  internal: 500,
  busy: 503,
  tooManyStreams: 503,
  unavailable: 503,
  insufficientStorage: 507,
} as const satisfies Record<Exclude<MessageKey, ConflictReason>, number>

type Status = (typeof statuses)[keyof typeof statuses] | 409
const knownStatuses: Partial<Record<MessageKey, Status>> = statuses

/**
 * An error response by message key. Sent as `{detail}` with the fields of `extra`, in the requested
 * language.
 */
export class HttpError extends Error {
  readonly status: Status

  constructor(
    readonly key: MessageKey,
    readonly headers: Record<string, string> = {},
    readonly extra: Record<string, unknown> = {},
  ) {
    super(key)
    this.status = knownStatuses[key] ?? 409
  }
}

import type { MessageKey } from './messages'

const statuses = {
  badPath: 400,
  badValue: 400,
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
  homeStays: 409,
  importStale: 409,
  pageCycle: 409,
  pagesBelow: 409,
  parentUntranslated: 409,
  translationExists: 409,
  pathReserved: 409,
  pathTaken: 409,
  folderNotEmpty: 409,
  categoryInUse: 409,
  lookupInUse: 409,
  containerInUse: 409,
  directoryInUse: 409,
  embargoWithoutPlan: 409,
  pictureInUse: 409,
  recordsStay: 409,
  releaseLacksLanguage: 409,
  replacementUndone: 409,
  reviewClosed: 409,
  reviewOutdated: 409,
  selectionInUse: 409,
  inJobTeam: 409,
  issueDispatched: 409,
  issueNotRunning: 409,
  issueNotStopped: 409,
  subscriptionNotRefused: 409,
  jobState: 409,
  jobTeamFull: 409,
  lastJobTeamOwner: 409,
  mailForgotten: 409,
  mailServerMissing: 409,
  notPlannedHere: 409,
  accountOpen: 409,
  approvalMissing: 409,
  nothingToSend: 409,
  ownAccount: 409,
  noAccessRequested: 409,
  mergedWithItself: 409,
  previewLinksFull: 409,
  proposalClosed: 409,
  proposalConflict: 409,
  staleWrite: 409,
  threadAnswered: 409,
  threadsFull: 409,
  gone: 410,
  jobEnded: 410,
  payloadTooLarge: 413,
  tableTooLarge: 413,
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
} as const satisfies Record<MessageKey, number>

/**
 * An error response for the client, by the key of its message. Any code that handles a request may
 * throw it. It is sent as `{detail}` in the requested language, together with the fields of
 * `extra`.
 */
export class HttpError extends Error {
  readonly status: (typeof statuses)[MessageKey]

  constructor(
    readonly key: MessageKey,
    readonly headers: Record<string, string> = {},
    readonly extra: Record<string, unknown> = {},
  ) {
    super(key)
    this.status = statuses[key]
  }
}

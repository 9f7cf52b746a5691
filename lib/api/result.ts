/**
 * What a call to the backend comes to. A refusal (4xx, 5xx, no connection as 503) is expected and part of the type;
 * an answer that breaks the contract is not, and throws.
 */
export type ApiResult<Data> = { ok: true; data: Data } | ApiFailure

export interface ApiFailure {
  ok: false
  status: number
  detail: string
}

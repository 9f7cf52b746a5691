/**
 * What a call to the backend comes to. A refusal is expected and part of the type: 4xx, 5xx, no connection (503), an
 * answer that breaks the contract (502).
 */
export type ApiResult<Data> = { ok: true; data: Data } | ApiFailure

export interface ApiFailure {
  ok: false
  status: number
  detail: string
}

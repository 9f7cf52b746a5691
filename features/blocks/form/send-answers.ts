import { call } from '@/lib/api/call'
import type { Failure } from '@/lib/api/result'
import { proofFields } from '@/lib/contract/forms/form-answer'
import { formReceiptSchema } from '@/lib/contract/forms/form-submission'

interface Proof {
  load(): Promise<{ ticket: string; answers: number[] }>
  discard(): void
}

/**
 * Sends the answers with a proof against robots. A retry after a lost response sends the same
 * proof, so that the answers are stored once. A proof that the backend rejects is renewed once.
 * @returns null if the answers are stored
 */
export async function sendAnswers(
  formId: number,
  data: FormData,
  proof: Proof,
  hasRenewedProof = false,
): Promise<Failure | null> {
  try {
    const { ticket, answers } = await proof.load()
    data.set(proofFields.ticket, ticket)
    data.set(proofFields.answers, answers.join(','))
  } catch {
    return { status: 0, detail: null, fields: {}, retryAfter: null, data: null }
  }
  const locale = document.documentElement.lang.slice(0, 2)
  const upload = { signal: new AbortController().signal, onProgress: () => undefined }
  const path = `/${locale}/api/forms/${formId}/answers/`
  const result = await call(formReceiptSchema, { method: 'POST', path, data, upload })
  if (result.ok) {
    proof.discard()
    return null
  }
  if (!result.failure.fields.protection) return result.failure
  proof.discard()
  const hasFilledTrap = data.get(proofFields.trap) !== ''
  if (hasRenewedProof || hasFilledTrap) return result.failure
  return sendAnswers(formId, data, proof, true)
}

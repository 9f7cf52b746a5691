import { call } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import { formTicketSchema, type ObtainedProof } from '@/lib/contract/forms/form-ticket'
import { type FormWork, formatFormWorkInput, startsWithZeroBits } from '@/lib/contract/forms/form-work'

/** Number of hashes per batch. Between batches the main thread is free. */
const batchSize = 128

/**
 * Fetches a ticket, computes its proof of work, and waits until it is valid.
 * @throws CallError if the backend issues none
 */
export async function obtainFormProof(form: string): Promise<ObtainedProof> {
  const startedAt = performance.now()
  // Browsers provide hashing only in secure contexts (https and localhost).
  const canHash = globalThis.crypto?.subtle !== undefined
  const path = `/api/form-tickets/?form=${encodeURIComponent(form)}&script=${canHash}`
  const { ticket, not_before_ms, ...work } = await requireSuccess(call(formTicketSchema, { method: 'GET', path }))
  const answers = await solveRounds(ticket, work)
  const remainingMs = not_before_ms - (performance.now() - startedAt)
  // Adds a margin for the time that the response was in transit.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, remainingMs) + 300))
  return { ticket, answers }
}

async function solveRounds(ticket: string, { rounds, bits }: FormWork): Promise<number[]> {
  const answers: number[] = []
  for (let round = 0; round < rounds; round += 1) answers.push(await findAnswer(ticket, round, bits))
  return answers
}

async function findAnswer(ticket: string, round: number, bits: number): Promise<number> {
  const encoder = new TextEncoder()
  for (let firstAnswer = 0; ; firstAnswer += batchSize) {
    const hashes = await Promise.all(
      Array.from({ length: batchSize }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(formatFormWorkInput(ticket, round, firstAnswer + index))),
      ),
    )
    const index = hashes.findIndex((hash) => startsWithZeroBits(new Uint8Array(hash), bits))
    if (index >= 0) return firstAnswer + index
  }
}

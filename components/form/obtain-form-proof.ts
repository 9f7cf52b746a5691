import { call } from '@/lib/api/call'
import { orThrow } from '@/lib/api/or-throw'
import { formTicketSchema, type ObtainedProof } from '@/lib/contract/forms/form-ticket'
import { type FormWork, formWorkInput, startsWithZeroBits } from '@/lib/contract/forms/form-work'

/** So many hashes are made at once; between them the page has its turn. */
const batch = 128

/**
 * Asks for a ticket, does its work, and waits until it is good.
 * @throws CallError when the backend gives none
 */
export async function obtainFormProof(form: string): Promise<ObtainedProof> {
  const began = performance.now()
  // Browsers hash for pages of https and of the own machine alone.
  const canHash = globalThis.crypto?.subtle !== undefined
  const path = `/api/form-tickets/?form=${encodeURIComponent(form)}&script=${canHash}`
  const { ticket, not_before_ms, ...work } = await orThrow(call(formTicketSchema, { method: 'GET', path }))
  const answers = await doWork(ticket, work)
  const left = not_before_ms - (performance.now() - began)
  // The answer was on its way for some of the time: a margin instead of its clock.
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, left) + 300))
  return { ticket, answers }
}

async function doWork(ticket: string, { rounds, bits }: FormWork): Promise<number[]> {
  const answers: number[] = []
  for (let round = 0; round < rounds; round += 1) answers.push(await findAnswer(ticket, round, bits))
  return answers
}

async function findAnswer(ticket: string, round: number, bits: number): Promise<number> {
  const encoder = new TextEncoder()
  for (let first = 0; ; first += batch) {
    const hashes = await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(formWorkInput(ticket, round, first + index))),
      ),
    )
    const found = hashes.findIndex((hash) => startsWithZeroBits(new Uint8Array(hash), bits))
    if (found >= 0) return first + found
  }
}

import { createHash } from 'node:crypto'
import { type FormProof, formTicketSchema } from '@/lib/contract/forms/form-ticket'
import { formWorkInput, startsWithZeroBits } from '@/lib/contract/forms/form-work'
import type { TestBackend } from '../backend-app'

/** A ticket for a form, and its work done. It is good once the clock has gone on by two seconds. */
export async function proofFor(
  backend: Pick<TestBackend, 'get'>,
  form: string,
  { hasScript = true } = {},
): Promise<FormProof> {
  const answer = await backend.get(`/api/form-tickets/?form=${form}&script=${hasScript}`)
  const { ticket, rounds, bits } = formTicketSchema.parse(await answer.json())
  const answers = Array.from({ length: rounds }, (_, round) => {
    for (let number = 0; ; number += 1) {
      const hash = createHash('sha256')
        .update(formWorkInput(ticket, round, number))
        .digest()
      if (startsWithZeroBits(hash, bits)) return number
    }
  })
  return { ticket, answers, trap: '' }
}

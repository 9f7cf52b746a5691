import { createHash } from 'node:crypto'
import { type FormProof, formTicketSchema } from '@/lib/contract/forms/form-ticket'
import { formatFormWorkInput, startsWithZeroBits } from '@/lib/contract/forms/form-work'
import type { TestBackend } from '../backend-app'

/** Gets a ticket for a form and does the ticket's work. The proof is valid after two seconds. */
export async function createFormProof(
  backend: Pick<TestBackend, 'get'>,
  form: string,
  { hasScript = true } = {},
): Promise<FormProof> {
  const response = await backend.get(`/api/form-tickets/?form=${form}&script=${hasScript}`)
  const { ticket, rounds, bits } = formTicketSchema.parse(await response.json())
  const answers = Array.from({ length: rounds }, (_, round) => {
    for (let number = 0; ; number += 1) {
      const hash = createHash('sha256')
        .update(formatFormWorkInput(ticket, round, number))
        .digest()
      if (startsWithZeroBits(hash, bits)) return number
    }
  })
  return { ticket, answers, trap: '' }
}

import type { ResolverResult } from 'react-hook-form'
import { call, emptyResponseSchema } from '@/lib/api/call'
import type { Failure } from '@/lib/api/result'
import type { ObtainedProof } from '@/lib/contract/forms/form-ticket'
import { listCalls, type MailingList, subscriptionRequestSchemas } from '@/lib/contract/forms/subscription'
import type { SubscriptionInput } from './subscription-input'

// The code for the submission of a form, loaded on submit.

/** Validates a form by the schema of its list; returns the entered values, topics as a list. */
export function resolveSubscription(
  list: MailingList,
  input: SubscriptionInput,
): ResolverResult<SubscriptionInput, SubscriptionInput> {
  // The value is not a list if no topic is selected.
  const values = { ...input, topics: Array.isArray(input.topics) ? input.topics : [] }
  const { error } = subscriptionRequestSchemas[list].safeParse(values)
  if (!error) return { values, errors: {} }
  // Keeps the first problem of each field.
  const problems = error.issues.toReversed()
  const errors = problems.map(({ path, message }) => [String(path[0]), { type: 'schema', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** Sends a form. Returns the problems by field; empty after success. */
export async function sendSubscription(
  list: MailingList,
  { trap, ...values }: SubscriptionInput,
  proof: ObtainedProof,
): Promise<Record<string, string>> {
  const data = { ...values, protection: { ...proof, trap } }
  const result = await call(emptyResponseSchema, { method: 'POST', path: `/api/${listCalls[list]}/`, data })
  return result.ok ? {} : toProblems(result.failure)
}

function toProblems({ status, fields }: Failure): Record<string, string> {
  const fieldProblems = Object.entries(fields).map(([name, messages]) => [name, messages.join(' ')])
  if (fieldProblems.length > 0) return Object.fromEntries(fieldProblems)
  if (status === 0) return { non_field_errors: 'offline' }
  if (status === 429) return { non_field_errors: 'too_many_attempts' }
  return { non_field_errors: status === 503 ? 'busy' : 'other' }
}

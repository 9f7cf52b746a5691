import type { ResolverResult } from 'react-hook-form'
import { call, nothing } from '@/lib/api/call'
import type { Failure } from '@/lib/api/result'
import type { ObtainedProof } from '@/lib/contract/forms/form-ticket'
import { listCalls, type MailingList, subscriptionRequestSchemas } from '@/lib/contract/forms/subscription'
import type { SubscriptionInput } from './subscription-input'

// What a form needs once it is sent: fetched then, not with the page.

/** Checks a form by its list's schema; the values go on as they were filled in, topics as a list. */
export function resolveSubscription(
  list: MailingList,
  filledIn: SubscriptionInput,
): ResolverResult<SubscriptionInput, SubscriptionInput> {
  // Without any choice there is no list of choices.
  const values = { ...filledIn, topics: Array.isArray(filledIn.topics) ? filledIn.topics : [] }
  const { error } = subscriptionRequestSchemas[list].safeParse(values)
  if (!error) return { values, errors: {} }
  // Of several problems of a field the first one counts.
  const problems = error.issues.toReversed()
  const errors = problems.map(({ path, message }) => [String(path[0]), { type: 'schema', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** Sends a form; what is wrong with it by field, empty when it is taken. */
export async function sendSubscription(
  list: MailingList,
  { trap, ...values }: SubscriptionInput,
  proof: ObtainedProof,
): Promise<Record<string, string>> {
  const data = { ...values, protection: { ...proof, trap } }
  const result = await call(nothing, { method: 'POST', path: `/api/${listCalls[list]}/`, data })
  return result.ok ? {} : problemsOf(result.failure)
}

function problemsOf({ status, fields }: Failure): Record<string, string> {
  const named = Object.entries(fields).map(([name, messages]) => [name, messages.join(' ')])
  if (named.length > 0) return Object.fromEntries(named)
  if (status === 0) return { non_field_errors: 'offline' }
  if (status === 429) return { non_field_errors: 'too_many_attempts' }
  return { non_field_errors: status === 503 ? 'busy' : 'other' }
}

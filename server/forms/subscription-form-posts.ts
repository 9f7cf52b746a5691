import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { parseMailingList } from '@/lib/contract/forms/subscription'
import { matchAddress } from '@/lib/contract/site/route-patterns'
import type { ReturnedForm } from '@/lib/returned-form'
import type { RoutedExchange } from '../http/exchange'
import { refuseVisit } from '../http/refuse'
import { createJsonCall, isForm, readBody, redirectForm, toFormStatus, toUnreadForm } from './form-call'
import { loadTicket, loadValidTicket } from './form-tickets'
import { type FormAddress, type SubscriptionForm, subscriptionForms } from './subscription-forms'

/** Maximum size of a form in bytes. */
const maxBodyBytes = 16_384

export interface SubscriptionFormPost {
  form: SubscriptionForm
  address: FormAddress
}

/** Finds the form of a page that works without JavaScript. */
export function findSubscriptionForm(pathname: string): SubscriptionFormPost | null {
  const match = matchAddress(pathname)
  const form = match && subscriptionForms[match.route]
  if (!form) return null
  const { list, key } = match.params
  return {
    form,
    address: { pathname, locale: match.locale, list: parseMailingList(list), key: decodeOrKeep(key?.[0] ?? '') },
  }
}

/**
 * Sends the values to the backend and redirects on success. Returns a rejected form, to be rendered
 * with the page, or null after a response was sent.
 */
export async function submitSubscriptionForm(
  exchange: RoutedExchange,
  { form, address }: SubscriptionFormPost,
  transport: Transport,
): Promise<ReturnedForm | null> {
  const { request, response, client } = exchange
  const body = (await readBody(request, maxBodyBytes))?.toString('utf8') ?? null
  if (body === null) return toUnreadForm(413, { non_field_errors: 'other' })
  // Mail programs may send one-click requests in any format.
  const isReadable = client.host && (form.canHaveAnyBody ?? isForm(request, body))
  if (!isReadable) {
    await refuseVisit(exchange, 400, 'The form cannot be read')
    return null
  }
  const fields = new URLSearchParams(form.canHaveAnyBody ? '' : body)
  const outcome = await sendSubscription(exchange, { form, address }, { fields, transport })
  if (outcome.problems === null) {
    // One-click requests must not be redirected (RFC 8058 §3.1).
    const isOneClick = form.canHaveAnyBody && body.includes('List-Unsubscribe')
    if (isOneClick) await refuseVisit(exchange, 200, 'Unsubscribed')
    else redirectForm(response, form.toNextAddress(address, outcome.data))
    return null
  }
  const names = [...new Set(fields.keys())]
  const ticketedForm = toTicketedForm({ form, address })
  return {
    formId: null,
    values: Object.fromEntries(names.map((name) => [name, fields.getAll(name)])),
    problems: outcome.problems,
    ...(outcome.status !== undefined && { status: outcome.status }),
    ticket: ticketedForm ? ((await loadTicket(exchange, ticketedForm, transport))?.ticket ?? '') : '',
  }
}

type Outcome = { problems: null; data: unknown } | { problems: Record<string, string>; status?: number | undefined }

async function sendSubscription(
  exchange: RoutedExchange,
  { form, address }: SubscriptionFormPost,
  { fields, transport }: { fields: URLSearchParams; transport: Transport },
): Promise<Outcome> {
  const parseResult = form.schema(address).safeParse(form.content(address, fields))
  if (!parseResult.success) return { problems: toValidationProblems(parseResult.error) }
  const ticketedForm = toTicketedForm({ form, address })
  // Repeated sign-ups are harmless.
  const ticket = ticketedForm && !fields.get('ticket') && (await loadValidTicket(exchange, ticketedForm, transport))
  if (ticket) fields.set('ticket', ticket)
  const content = form.content(address, fields)
  const { method, path } = form.call(address)
  const backendResponse = await transport(createJsonCall(exchange, { method, path, locale: address.locale, content }))
  const data: unknown = await backendResponse.json().catch(() => null)
  if (backendResponse.ok) return { problems: null, data }
  return { problems: toProblems(backendResponse.status, data), ...toFormStatus(backendResponse) }
}

function toTicketedForm({ form: { ticketForm }, address: { locale } }: SubscriptionFormPost) {
  return ticketForm === undefined ? null : { formName: ticketForm, locale }
}

function toValidationProblems({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0] ?? 'non_field_errors'), message]).reverse(),
  )
}

const fieldErrorsSchema = z.record(z.string(), z.array(z.string()).min(1))

/** Converts a refusal of the backend to problems by field. */
export function toProblems(status: number, data: unknown): Record<string, string> {
  const fields = status === 400 ? fieldErrorsSchema.safeParse(data).data : undefined
  if (fields) return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]))
  if (status === 429) return { non_field_errors: 'too_many_attempts' }
  return { non_field_errors: status === 503 ? 'busy' : 'other' }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Transport } from '@/lib/api/transport'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale } from '@/lib/contract/common/locale'
import { formTicketSchema } from '@/lib/contract/forms/form-ticket'
import { parseMailingList } from '@/lib/contract/forms/subscription'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import type { ReturnedForm } from '@/lib/returned-form'
import type { Client } from '../http/client-address'
import { refuseVisit } from '../http/refuse'
import type { RequestTarget } from '../http/request-target'
import { createJsonCall, isForm, readBody, redirectForm } from './form-call'
import { type FormAddress, type SubscriptionForm, subscriptionForms } from './subscription-forms'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  target: RequestTarget
  client: Client
}

/** Maximum size of a form. */
const maxBodyBytes = 16_384

/**
 * Added to the required wait for a ticket, because the timer of this process may fire slightly
 * early by the backend's clock.
 */
const timerToleranceMs = 50

/** A form and the address that it was posted to. */
export interface SubscriptionFormPost {
  form: SubscriptionForm
  address: FormAddress
}

/** Finds the form that a page accepts from browsers without JavaScript; null if it accepts none. */
export function findSubscriptionForm(pathname: string): SubscriptionFormPost | null {
  const [, locale, ...parts] = pathname.split('/')
  const match = isLocale(locale) ? matchRoute(locale, `/${parts.join('/')}`) : null
  const form = match && subscriptionForms[match.route]
  if (!isLocale(locale) || !form) return null
  const { list, key } = match.params
  return {
    form,
    address: {
      pathname,
      locale,
      list: parseMailingList(list),
      key: decodeOrKeep(key?.[0] ?? ''),
    },
  }
}

/**
 * Sends the submitted values to the backend and redirects the browser on success (303).
 * @returns the rejected form with its values and problems, to be rendered with the page; null if
 * the response has been sent
 */
export async function submitSubscriptionForm(
  exchange: Exchange,
  { form, address }: SubscriptionFormPost,
  transport: Transport,
): Promise<ReturnedForm | null> {
  const { request, response, client } = exchange
  const body = (await readBody(request, maxBodyBytes))?.toString('utf8') ?? null
  // A mail program may send its one-click unsubscribe request in any format. Only the address of
  // the request matters.
  const isReadable = body !== null && client.host && (form.takesAnyBody ?? isForm(request, body))
  if (!isReadable) {
    await refuseVisit(exchange, body === null ? 413 : 400, 'The form cannot be read')
    return null
  }
  const fields = new URLSearchParams(form.takesAnyBody ? '' : body)
  const outcome = await sendSubscription(exchange, { form, address }, { fields, transport })
  if (outcome.errors === null) {
    // A one-click request must not be redirected (RFC 8058 §3.1).
    const isOneClick = form.takesAnyBody && body.includes('List-Unsubscribe')
    if (isOneClick) await refuseVisit(exchange, 200, 'Unsubscribed')
    else redirectForm(response, form.next(address, outcome.data))
    return null
  }
  const names = [...new Set(fields.keys())]
  return {
    formId: null,
    values: Object.fromEntries(names.map((name) => [name, fields.getAll(name)])),
    problems: outcome.errors,
    ticket: (await loadTicket(exchange, { form, address }, transport))?.ticket ?? '',
  }
}

type Outcome = { errors: null; data: unknown } | { errors: Record<string, string> }

async function sendSubscription(
  exchange: Exchange,
  { form, address }: SubscriptionFormPost,
  { fields, transport }: { fields: URLSearchParams; transport: Transport },
): Promise<Outcome> {
  const parseResult = form.schema(address).safeParse(form.content(address, fields))
  if (!parseResult.success) return { errors: toErrors(parseResult.error) }
  await addTicket(exchange, { form, address }, { fields, transport })
  const content = form.content(address, fields)
  const { method, path } = form.call(address)
  const answer = await transport(createJsonCall(exchange, { method, path, locale: address.locale, content }))
  const data: unknown = await answer.json().catch(() => null)
  if (answer.ok) return { errors: null, data }
  return { errors: toRefusal(answer.status, data) }
}

function toErrors({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0] ?? 'non_field_errors'), message]).reverse(),
  )
}

const fieldErrorsSchema = z.record(z.string(), z.array(z.string()).min(1))

function toRefusal(status: number, data: unknown): Record<string, string> {
  const fields = status === 400 ? fieldErrorsSchema.safeParse(data).data : undefined
  if (fields)
    return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]))
  if (status === 429) return { non_field_errors: 'too_many_attempts' }
  return { non_field_errors: status === 503 ? 'busy' : 'other' }
}

/**
 * Adds a ticket if the form contains none, which happens if its page came from the cache. Waits
 * until the ticket becomes valid. Sending a form twice is harmless, because a repeated sign-up has
 * no further effect.
 */
async function addTicket(
  exchange: Exchange,
  post: SubscriptionFormPost,
  { fields, transport }: { fields: URLSearchParams; transport: Transport },
): Promise<void> {
  if (fields.get('ticket')) return
  const issuedTicket = await loadTicket(exchange, post, transport)
  if (!issuedTicket) return
  fields.set('ticket', issuedTicket.ticket)
  await setTimeout(issuedTicket.not_before_ms + timerToleranceMs)
}

/** Loads a ticket. Returns null on failure or if the form requires no ticket. */
async function loadTicket(
  exchange: Exchange,
  { form: { ticketForm }, address: { locale } }: SubscriptionFormPost,
  transport: Transport,
): Promise<z.output<typeof formTicketSchema> | null> {
  if (ticketForm === undefined) return null
  const path = `/api/form-tickets/?form=${ticketForm}`
  const answer = await transport(createJsonCall(exchange, { method: 'GET', path, locale, content: null }))
  return formTicketSchema.safeParse(await answer.json().catch(() => null)).data ?? null
}

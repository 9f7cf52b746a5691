import { type Address, formatAddress } from './address'
import type { Rule, RuleContext, Step } from './rule'

/** Result of the rules: the one redirect for the whole address. */
export interface Redirect {
  to: Address
  status: 301 | 307
  personal: boolean
  negotiated: boolean
  /** Address to return to after the login; null if no login is required. */
  returnTo: Address | null
  /** The login is complete, so the remembered address is deleted. */
  endsLogin: boolean
}

/**
 * The rules in their order. `entries` apply targets that editors entered, so only they can form a
 * circle.
 */
export interface Rules {
  entries: readonly Rule[]
  fixed: readonly Rule[]
}

async function firstStep(
  rules: readonly Rule[],
  address: Address,
  context: RuleContext,
): Promise<Step | null> {
  for (const rule of rules) {
    const step = await rule(address, context)
    if (step) return step
  }
  return null
}

/** Keeps the fragment through further steps, except those to the login and the account. */
function withFragment({ to, personal }: Step, { pathname, hash = '' }: Address): Address {
  const isOtherPage = personal && to.pathname !== pathname
  return to.hash || hash === '' || isOtherPage ? to : { ...to, hash }
}

/** Applies the rules until none matches; returns `'circle'` when a path or an address repeats. */
async function followRedirects(
  rules: readonly Rule[],
  start: Address,
  context: RuleContext,
): Promise<Redirect | 'circle'> {
  const seenPaths = new Set([start.pathname])
  const seenAddresses = new Set([formatAddress(start)])
  const redirect: Redirect = {
    to: start,
    status: 301,
    personal: false,
    negotiated: false,
    returnTo: null,
    endsLogin: false,
  }
  for (;;) {
    const step = await firstStep(rules, redirect.to, context)
    if (!step) return redirect
    const to = withFragment(step, redirect.to)
    const isSamePath = to.pathname === redirect.to.pathname
    if (isSamePath ? seenAddresses.has(formatAddress(to)) : seenPaths.has(to.pathname)) return 'circle'
    seenPaths.add(to.pathname)
    seenAddresses.add(formatAddress(to))
    if (step.asksLogin) redirect.returnTo = redirect.to
    redirect.to = to
    redirect.personal ||= step.personal === true
    redirect.endsLogin ||= step.endsLogin === true
    if (step.negotiated) {
      redirect.negotiated = true
      redirect.status = 307
    }
  }
}

/**
 * Applies the rules, again from the first after each step, until none matches. Redirect entries
 * that form a circle are ignored.
 * @returns one redirect for all steps, or null if the address is right
 */
export async function resolveRedirect(
  { entries, fixed }: Rules,
  start: Address,
  context: RuleContext,
): Promise<Redirect | null> {
  let result = await followRedirects([...entries, ...fixed], start, context)
  if (result === 'circle') result = await followRedirects(fixed, start, context)
  return result === 'circle' || formatAddress(result.to) === formatAddress(start) ? null : result
}

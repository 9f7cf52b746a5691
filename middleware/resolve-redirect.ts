import { type Address, formatAddress } from './address'
import type { Rule, RuleContext, Step } from './rule'

/** One redirect that replaces all steps of the rules. */
export interface Redirect {
  to: Address
  status: 301 | 307
  personal: boolean
  negotiated: boolean
  /** Address to return to after the login; null without a login. */
  returnTo: Address | null
  /** True if the login is complete. The stored address is then deleted. */
  endsLogin: boolean
}

/** Rules in order. Editors enter the targets of `entries`, so only they can form a circle. */
export interface Rules {
  entries: readonly Rule[]
  fixed: readonly Rule[]
}

async function findFirstStep(rules: readonly Rule[], address: Address, context: RuleContext): Promise<Step | null> {
  for (const rule of rules) {
    const step = await rule(address, context)
    if (step) return step
  }
  return null
}

/** Keeps the fragment, unless a step for the user leads to another page, such as the login. */
function withFragment({ to, personal }: Step, { pathname, hash = '' }: Address): Address {
  const isOtherPage = personal && to.pathname !== pathname
  return to.hash || hash === '' || isOtherPage ? to : { ...to, hash }
}

/** Applies the rules until none applies. Returns `'circle'` for a repeated path or address. */
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
    const step = await findFirstStep(rules, redirect.to, context)
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
 * Applies the rules until none applies, starting again after each step. Ignores the entries of
 * editors if they form a circle. Returns null if the address stays the same.
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

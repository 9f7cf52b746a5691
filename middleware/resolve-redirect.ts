import { type Address, formatAddress } from './address'
import type { Rule, RuleContext, Step } from './rule'

/** One redirect that replaces all steps of the rules. */
export interface Redirect {
  target: Address
  status: 301 | 307
  isPersonal: boolean
  isNegotiated: boolean
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

/**
 * Returns the target of a step with the fragment of the address before it, unless the target has a
 * fragment, or the step leads the user to another page, such as the login.
 */
function keepFragment({ target, isPersonal }: Step, { pathname, hash = '' }: Address): Address {
  const isOtherPage = isPersonal && target.pathname !== pathname
  return target.hash || hash === '' || isOtherPage ? target : { ...target, hash }
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
    target: start,
    status: 301,
    isPersonal: false,
    isNegotiated: false,
    returnTo: null,
    endsLogin: false,
  }
  for (;;) {
    const step = await findFirstStep(rules, redirect.target, context)
    if (!step) return redirect
    const target = keepFragment(step, redirect.target)
    const isSamePath = target.pathname === redirect.target.pathname
    if (isSamePath ? seenAddresses.has(formatAddress(target)) : seenPaths.has(target.pathname)) return 'circle'
    seenPaths.add(target.pathname)
    seenAddresses.add(formatAddress(target))
    if (step.asksLogin) redirect.returnTo = redirect.target
    redirect.target = target
    redirect.isPersonal ||= step.isPersonal === true
    redirect.endsLogin ||= step.endsLogin === true
    if (step.isNegotiated) {
      redirect.isNegotiated = true
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
  return result === 'circle' || formatAddress(result.target) === formatAddress(start) ? null : result
}

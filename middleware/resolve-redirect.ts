import { type Address, textOf } from './address'
import type { RequestContext, Rule, Step } from './rule'

/** The result of the rules: the one redirect that the whole address needs. */
export interface Redirect {
  to: Address
  status: 301 | 307
  personal: boolean
  negotiated: boolean
  /** The address to come back to after the login; null where none was asked for. */
  returnTo: Address | null
  /** Whether the login is over, so that no address need be remembered. */
  endsLogin: boolean
}

/** The rules in their order. `entries` follow what editors entered, so only they can lead round in a circle. */
export interface Rules {
  entries: readonly Rule[]
  fixed: readonly Rule[]
}

async function firstStep(
  rules: readonly Rule[],
  address: Address,
  context: RequestContext,
): Promise<Step | null> {
  for (const rule of rules) {
    const step = await rule(address, context)
    if (step) return step
  }
  return null
}

/** The fragment of a moved address stays through further steps, but for those to the login and the account. */
function withFragment({ to, personal }: Step, { pathname, hash = '' }: Address): Address {
  const isOtherPage = personal && to.pathname !== pathname
  return to.hash || hash === '' || isOtherPage ? to : { ...to, hash }
}

/** Follows the rules to the address where none has anything to say; `'circle'` where they come back to a path or an address. */
async function follow(
  rules: readonly Rule[],
  start: Address,
  context: RequestContext,
): Promise<Redirect | 'circle'> {
  const seenPaths = new Set([start.pathname])
  const seenAddresses = new Set([textOf(start)])
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
    if (isSamePath ? seenAddresses.has(textOf(to)) : seenPaths.has(to.pathname)) return 'circle'
    seenPaths.add(to.pathname)
    seenAddresses.add(textOf(to))
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
 * Applies the rules from the first on, again after each step, until none has anything to say. Where redirect entries
 * lead round in a circle they do not count.
 * @returns one redirect for all steps together, or null where the address is right as it is
 */
export async function resolveRedirect(
  { entries, fixed }: Rules,
  start: Address,
  context: RequestContext,
): Promise<Redirect | null> {
  let result = await follow([...entries, ...fixed], start, context)
  if (result === 'circle') result = await follow(fixed, start, context)
  return result === 'circle' || textOf(result.to) === textOf(start) ? null : result
}

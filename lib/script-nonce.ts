import { randomBytes } from 'node:crypto'
import { sharedSlot } from './shared-slot'

const slot = sharedSlot<string>('script-nonce')

/**
 * The secret of this process that distinguishes a page's own inline scripts from scripts in its content: their `nonce`
 * while the page is rendered. It never leaves the process: the finishing layer takes it away and names those scripts by
 * their hashes, so that the page stays the same for all (CSP Level 3 §7.2).
 */
export function scriptNonce(): string {
  const existing = slot.get()
  if (existing !== undefined) return existing
  const nonce = randomBytes(18).toString('base64url')
  slot.set(nonce)
  return nonce
}

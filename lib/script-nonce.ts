import { randomBytes } from 'node:crypto'
import { createSharedSlot } from './shared-slot'

const slot = createSharedSlot<string>('script-nonce')

/**
 * Returns a secret of this process. Pages render their own inline scripts with it as `nonce`, so
 * that the server can tell them from scripts in the content. The server then replaces the nonce by
 * hashes of the scripts, so that the page is the same for all visitors (CSP Level 3 §7.2).
 */
export function getScriptNonce(): string {
  const currentNonce = slot.get()
  if (currentNonce !== undefined) return currentNonce
  const nonce = randomBytes(18).toString('base64url')
  slot.set(nonce)
  return nonce
}

import { getScriptNonce } from '@/lib/script-nonce'
import { clickableSelector, holdClick, openedEvent } from './held-click'

const script = `(${holdClick})('${clickableSelector}','${openedEvent}')`

/** The inline script that holds clicks on texts and blocks until the editor opens (`holdClick`). */
export function HeldClickScript() {
  return <script nonce={getScriptNonce()}>{script}</script>
}

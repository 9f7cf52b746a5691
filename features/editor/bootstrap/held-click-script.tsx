import { scriptNonce } from '@/lib/script-nonce'
import { clickable, holdClick, openedEvent } from './held-click'

const script = `(${holdClick})('${clickable}','${openedEvent}')`

/** The inline script of a page that is edited: clicks in its blocks wait for the editor. */
export function HeldClickScript() {
  return <script nonce={scriptNonce()}>{script}</script>
}

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Long enough for a busy machine. Passing tests never wait until the timeout.
configure({ asyncUtilTimeout: 5000 })

// Each test starts with an empty document.
afterEach(cleanup)

// jsdom has no layout: only reduced motion matches. Tests that need another media query stub this.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }) as MediaQueryList

// jsdom has no default style for this element, so names with it would contain a space.
const wordBreaks = document.createElement('style')
wordBreaks.textContent = 'wbr { display: inline }'
document.head.append(wordBreaks)

// jsdom does not implement modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

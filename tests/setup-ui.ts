import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Long enough for a machine that is busy with other things: a test that passes never waits for its end.
configure({ asyncUtilTimeout: 5000 })

// Each test starts with an empty document.
afterEach(cleanup)

// A document without a layout has no animations and no media; a test that needs one to match, or motion, stubs it.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }) as MediaQueryList

// jsdom knows no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

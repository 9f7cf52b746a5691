import './aria-press-styles.css'

/**
 * React Aria adds a style element for pressable elements, which the content security policy blocks,
 * unless an element with this id exists. The rule is in a style sheet next to this file instead.
 */
export function AriaPressStyles() {
  return <meta id="react-aria-pressable-style" />
}

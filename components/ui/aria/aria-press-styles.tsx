import './aria-press-styles.css'

/**
 * Prevents React Aria from adding a style element for pressable elements, which the content
 * security policy blocks. React Aria adds none if an element with this id exists. The style sheet
 * next to this file contains the rule.
 */
export function AriaPressStyles() {
  return <meta id="react-aria-pressable-style" />
}

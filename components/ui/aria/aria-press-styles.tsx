import './aria-press-styles.css'

/**
 * React Aria adds a style element for pressable elements, which the site's content security policy refuses,
 * unless an element with this id exists: the rule is in a style sheet beside this file instead.
 */
export function AriaPressStyles() {
  return <meta id="react-aria-pressable-style" />
}

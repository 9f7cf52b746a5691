import './aria-press-styles.css'

/**
 * React Aria writes a rule for what can be pressed into the page, which the site's policy of own style files refuses,
 * unless an element of this id tells that the rule is there already: it is in a file beside this one.
 */
export function AriaPressStyles() {
  return <meta id="react-aria-pressable-style" />
}

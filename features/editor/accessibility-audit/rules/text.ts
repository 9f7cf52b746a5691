import { elementsOf, type Finding, findingAt, keyAt, oneLine, type Rule } from '../findings'

const texts = 'h1, h2, h3, h4, h5, h6, p, li, dd, td, blockquote, figcaption'

const isShouted = (text: string) =>
  /\p{Lu}/u.test(text) &&
  text === text.toUpperCase() &&
  text.split(' ').filter((word) => word.length > 1).length >= 3

/** Words in capitals, which are read slowly, and by some screen readers letter by letter. */
export const checkCapitals: Rule = ({ root }) =>
  elementsOf(root, `${texts}, img[alt]`)
    .map((element) => [element, oneLine(element.getAttribute('alt') ?? element.textContent)] as const)
    .filter(([element, text]) => isShouted(text) && !element.querySelector(texts))
    .map(([element, text]) => findingAt(element, 'capitals', text))

const common = {
  de: new Set(
    'der die das und ist nicht mit von für auf ein eine den dem des im zu sich werden wir sie'.split(' '),
  ),
  en: new Set('the and of to in is for that with are on as this by from be not we you it'.split(' ')),
}
const minWords = 15

/** What an element says, without passages whose language is marked. */
function unmarkedText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const passage of copy.querySelectorAll('[lang]')) passage.remove()
  return copy.textContent
}

/** Blocks that seem to be written in the site's other language (WCAG 3.1.2). */
export const checkLanguage: Rule = ({ root, locale }) => {
  const blocks = new Map<string, { element: Element; words: string[] }>()
  for (const element of elementsOf(root, texts)) {
    if (element.querySelector(texts) || element.closest('[lang]') !== root.closest('[lang]')) continue
    const words = oneLine(unmarkedText(element))
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
    const block = blocks.get(keyAt(element))
    if (block) block.words.push(...words)
    else blocks.set(keyAt(element), { element, words })
  }
  const other = locale === 'de' ? 'en' : 'de'
  return [...blocks.values()].flatMap(({ element, words }): Finding[] => {
    const count = (language: 'de' | 'en') => words.filter((word) => common[language].has(word)).length
    const isOther = words.length >= minWords && count(other) >= 4 && count(other) > 3 * count(locale)
    return isOther ? [findingAt(element, 'language', words.slice(0, 8).join(' '))] : []
  })
}

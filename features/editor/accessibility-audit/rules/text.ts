import { getOtherLocale } from '@/lib/contract/common/locale'
import { createFinding, type Finding, findKey, findVisibleElements, type TextRule, toSingleLine } from '../findings'

const textSelector = 'h1, h2, h3, h4, h5, h6, p, li, dd, td, blockquote, figcaption'

const isAllCaps = (text: string) =>
  /\p{Lu}/u.test(text) && text === text.toUpperCase() && text.split(' ').filter((word) => word.length > 1).length >= 3

/** Finds texts in capitals, which are slow to read and which some screen readers spell out. */
export const checkCapitals: TextRule = ({ root }) =>
  findVisibleElements(root, `${textSelector}, img[alt]`)
    .map((element) => [element, toSingleLine(element.getAttribute('alt') ?? element.textContent)] as const)
    .filter(([element, text]) => isAllCaps(text) && !element.querySelector(textSelector))
    .map(([element, text]) => createFinding(element, 'capitals', text))

/** Frequent words, which show the language of a text. */
const commonWords = {
  de: new Set('der die das und ist nicht mit von für auf ein eine den dem des im zu sich werden wir sie'.split(' ')),
  en: new Set('the and of to in is for that with are on as this by from be not we you it'.split(' ')),
}
/** Shorter texts are not checked, because their language cannot be recognized. */
const minWords = 15

/** Returns the text of an element, leaving out passages with their own `lang` attribute. */
function getTextInPageLanguage(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const passage of copy.querySelectorAll('[lang]')) passage.remove()
  return copy.textContent
}

/** Finds blocks that are probably written in the site's other language (WCAG 3.1.2). */
export const checkLanguage: TextRule = ({ root, locale }) => {
  const blocks = new Map<string, { element: Element; words: string[] }>()
  for (const element of findVisibleElements(root, textSelector)) {
    if (element.querySelector(textSelector) || element.closest('[lang]') !== root.closest('[lang]')) continue
    const words = toSingleLine(getTextInPageLanguage(element))
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
    const block = blocks.get(findKey(element))
    if (block) block.words.push(...words)
    else blocks.set(findKey(element), { element, words })
  }
  const otherLanguage = getOtherLocale(locale)
  return [...blocks.values()].flatMap(({ element, words }): Finding[] => {
    const countWords = (language: 'de' | 'en') => words.filter((word) => commonWords[language].has(word)).length
    const otherCount = countWords(otherLanguage)
    const isInOtherLanguage = words.length >= minWords && otherCount >= 4 && otherCount > 3 * countWords(locale)
    return isInOtherLanguage ? [createFinding(element, 'language', words.slice(0, 8).join(' '))] : []
  })
}

import { describe, expect, it } from 'vitest'
import { markHtml, markWholeHtml } from './marked-html'
import { type MarkedChange, markedText, type Part, withoutMarks } from './marks'

/** Marks as one reads them: [+added+], [-removed-]. */
const shown = (text: string) =>
  text
    .replaceAll('\u{fdd0}', '[+')
    .replaceAll('\u{fdd1}', '+]')
    .replaceAll('\u{fdd2}', '[-')
    .replaceAll('\u{fdd3}', '-]')

const signs: Record<string, MarkedChange> = { '+': 'added', '-': 'removed' }

/** Parts written as `same`, `+added`, `-removed`. */
const partsOf = (...texts: string[]): Part[] =>
  texts.map((text) => {
    const change = signs[text.charAt(0)]
    return change ? { text: text.slice(1), change } : { text, change: 'same' }
  })

describe('marks in HTML', () => {
  it.each<[string, string, Part[], string]>([
    ['words', '<p>Ein Wort mehr</p>', partsOf('Ein Wort', '+ mehr'), '<p>Ein Wort[+ mehr+]</p>'],
    ['words at the end', '<p>Ein</p>', partsOf('Ein', '- Wort'), '<p>Ein[- Wort-]</p>'],
    [
      'a word in bold',
      '<p>Das <strong>neue</strong> Haus</p>',
      partsOf('Das ', '-alte', '+neue', ' Haus'),
      '<p>Das <strong>[-alte-][+neue+]</strong> Haus</p>',
    ],
    [
      'within a passage in another language',
      '<p>Die <span lang="en">new stage</span></p>',
      partsOf('Die ', '-old', '+new', ' stage'),
      '<p>Die <span lang="en">[-old-][+new+] stage</span></p>',
    ],
    [
      'over the edge of bold',
      '<p>Das <strong>neue</strong> Haus</p>',
      partsOf('Das ', '+neue Haus'),
      '<p>Das <strong>[+neue+]</strong>[+ Haus+]</p>',
    ],
    ['a new paragraph', '<p>A</p><p>B</p>', partsOf('A', '+\nB'), '<p>A</p><p>[+B+]</p>'],
    ['the first paragraph', '<p>B</p>', partsOf('-A\n', 'B'), '<p>[-A-]</p><p>B</p>'],
    ['a paragraph between', '<p>A</p><p>C</p>', partsOf('A', '-\nB', '\nC'), '<p>A</p><p>[-B-]</p><p>C</p>'],
    ['the last paragraph', '<p>A</p>', partsOf('A', '-\nB'), '<p>A</p><p>[-B-]</p>'],
    [
      'an item of a list',
      '<ul><li>A</li><li>C</li></ul>',
      partsOf('A\n', '-B\n', 'C\n'),
      '<ul><li>A</li><li>[-B-]</li><li>C</li></ul>',
    ],
    ['the last item', '<ul><li>A</li></ul>', partsOf('A\n', '-B\n'), '<ul><li>A</li><li>[-B-]</li></ul>'],
    ['two paragraphs that became one', '<p>A B</p>', partsOf('A', '-\n', '+ ', 'B'), '<p>A[+ +]B</p>'],
    [
      'changes that a space parts',
      '<p>neue Welt</p>',
      partsOf('-alte', '+neue', ' ', '-Zeit', '+Welt'),
      '<p>[-alte Zeit-][+neue Welt+]</p>',
    ],
    [
      'entities',
      '<p>Sie &amp; wir</p>',
      partsOf('-Er', '+Sie', ' &amp; wir'),
      '<p>[-Er-][+Sie+] &amp; wir</p>',
    ],
    ['an empty text', '', partsOf('-A'), '[-A-]'],
  ])('%s', (_, after, parts, expected) => {
    expect(shown(markHtml('', after, parts))).toBe(expected)
  })

  it('replaces the whole text if the parts do not add up to it', () => {
    expect(shown(markHtml('<p>A</p>', '<p>B</p>', partsOf('X')))).toBe('<p>[-A-]</p><p>[+B+]</p>')
    expect(shown(markHtml('<p>A</p>', '<p>B</p>', null))).toBe('<p>[-A-]</p><p>[+B+]</p>')
  })

  it('marks all words of a text, and no tag', () => {
    expect(shown(markWholeHtml('<p>Ein <a href="/de">Link</a></p> <p></p>', 'added'))).toBe(
      '<p>[+Ein +]<a href="/de">[+Link+]</a></p> <p></p>',
    )
  })

  it('brings no markup that was not there', () => {
    const marked = markHtml('<p>A</p>', '<p>A</p>', partsOf('A', '-<script>alert(1)</script>'))
    expect(withoutMarks(marked)).toBe('<p>A</p>')
  })
})

describe('marks in plain texts', () => {
  it('stand around the words', () => {
    const change = { before: 'Alte Halle', after: 'Neue Halle', parts: partsOf('-Alte', '+Neue', ' Halle') }
    expect(shown(markedText(change))).toBe('[-Alte-][+Neue+] Halle')
  })

  it('stand around the whole text where its parts leave something out', () => {
    const change = { before: 'x', after: '<b>', parts: partsOf('-x') }
    expect(shown(markedText(change))).toBe('[-x-][+<b>+]')
  })
})

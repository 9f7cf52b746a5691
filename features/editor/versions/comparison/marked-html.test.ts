import { describe, expect, it } from 'vitest'
import { markHtml, markWholeHtml } from './marked-html'
import { type MarkedChange, markTextChanges, type Part, withoutMarks } from './marks'

/** Replaces marks with readable ones: [+added+], [-removed-]. */
const show = (text: string) =>
  text
    .replaceAll('\u{fdd0}', '[+')
    .replaceAll('\u{fdd1}', '+]')
    .replaceAll('\u{fdd2}', '[-')
    .replaceAll('\u{fdd3}', '-]')

const signs: Record<string, MarkedChange> = { '+': 'added', '-': 'removed' }

/** Creates parts from texts: `same`, `+added`, `-removed`. */
const createParts = (...texts: string[]): Part[] =>
  texts.map((text) => {
    const change = signs[text.charAt(0)]
    return change ? { text: text.slice(1), change } : { text, change: 'same' }
  })

describe('markHtml', () => {
  it.each<[string, string, Part[], string]>([
    ['words', '<p>Ein Wort mehr</p>', createParts('Ein Wort', '+ mehr'), '<p>Ein Wort[+ mehr+]</p>'],
    ['words at the end', '<p>Ein</p>', createParts('Ein', '- Wort'), '<p>Ein[- Wort-]</p>'],
    [
      'a word in bold',
      '<p>Das <strong>neue</strong> Haus</p>',
      createParts('Das ', '-alte', '+neue', ' Haus'),
      '<p>Das <strong>[-alte-][+neue+]</strong> Haus</p>',
    ],
    [
      'within a passage in another language',
      '<p>Die <span lang="en">new stage</span></p>',
      createParts('Die ', '-old', '+new', ' stage'),
      '<p>Die <span lang="en">[-old-][+new+] stage</span></p>',
    ],
    [
      'over the edge of bold',
      '<p>Das <strong>neue</strong> Haus</p>',
      createParts('Das ', '+neue Haus'),
      '<p>Das <strong>[+neue+]</strong>[+ Haus+]</p>',
    ],
    ['a new paragraph', '<p>A</p><p>B</p>', createParts('A', '+\nB'), '<p>A</p><p>[+B+]</p>'],
    ['the first paragraph', '<p>B</p>', createParts('-A\n', 'B'), '<p>[-A-]</p><p>B</p>'],
    ['a paragraph between', '<p>A</p><p>C</p>', createParts('A', '-\nB', '\nC'), '<p>A</p><p>[-B-]</p><p>C</p>'],
    ['the last paragraph', '<p>A</p>', createParts('A', '-\nB'), '<p>A</p><p>[-B-]</p>'],
    [
      'an item of a list',
      '<ul><li>A</li><li>C</li></ul>',
      createParts('A\n', '-B\n', 'C\n'),
      '<ul><li>A</li><li>[-B-]</li><li>C</li></ul>',
    ],
    ['the last item', '<ul><li>A</li></ul>', createParts('A\n', '-B\n'), '<ul><li>A</li><li>[-B-]</li></ul>'],
    ['two merged paragraphs', '<p>A B</p>', createParts('A', '-\n', '+ ', 'B'), '<p>A[+ +]B</p>'],
    [
      'changes around a space',
      '<p>neue Welt</p>',
      createParts('-alte', '+neue', ' ', '-Zeit', '+Welt'),
      '<p>[-alte Zeit-][+neue Welt+]</p>',
    ],
    ['entities', '<p>Sie &amp; wir</p>', createParts('-Er', '+Sie', ' &amp; wir'), '<p>[-Er-][+Sie+] &amp; wir</p>'],
    ['an empty text', '', createParts('-A'), '[-A-]'],
  ])('marks %s', (_, after, parts, expected) => {
    expect(show(markHtml('', after, parts))).toBe(expected)
  })

  it('replaces the whole text if the parts do not add up to it', () => {
    expect(show(markHtml('<p>A</p>', '<p>B</p>', createParts('X')))).toBe('<p>[-A-]</p><p>[+B+]</p>')
    expect(show(markHtml('<p>A</p>', '<p>B</p>', null))).toBe('<p>[-A-]</p><p>[+B+]</p>')
  })

  it('marks all words of a text, and no tag', () => {
    expect(show(markWholeHtml('<p>Ein <a href="/de">Link</a></p> <p></p>', 'added'))).toBe(
      '<p>[+Ein +]<a href="/de">[+Link+]</a></p> <p></p>',
    )
  })

  it('adds no markup from removed text', () => {
    const marked = markHtml('<p>A</p>', '<p>A</p>', createParts('A', '-<script>alert(1)</script>'))
    expect(withoutMarks(marked)).toBe('<p>A</p>')
  })
})

describe('markTextChanges', () => {
  it('marks the changed words', () => {
    const change = { before: 'Alte Halle', after: 'Neue Halle', parts: createParts('-Alte', '+Neue', ' Halle') }
    expect(show(markTextChanges(change))).toBe('[-Alte-][+Neue+] Halle')
  })

  it('marks the whole text if the parts do not add up to it', () => {
    const change = { before: 'x', after: '<b>', parts: createParts('-x') }
    expect(show(markTextChanges(change))).toBe('[-x-][+<b>+]')
  })
})

import { describe, expect, it } from 'vitest'
import { createWordsPattern, findWords, replaceWords } from './find-words'

const html = (value: string) => ({ value, isHtml: true })

function find(text: { value: string; isHtml: boolean }, words: string, isExact = false) {
  const pattern = createWordsPattern({ text: words, isExact })
  return pattern && findWords(text, pattern).map(({ before, match, after }) => [before, match, after].join('|'))
}

function replace(text: { value: string; isHtml: boolean }, words: string, replacement: string) {
  const pattern = createWordsPattern({ text: words, isExact: false })
  return pattern && replaceWords(text, pattern, replacement)
}

describe('HTML', () => {
  it('finds words across formats and entities, but not across paragraphs, lines and links', () => {
    expect(find(html('<p>Die <strong>Büh</strong>ne</p>'), 'Bühne')).toEqual(['Die |Bühne|'])
    expect(find(html('<p>Auf &amp; <em>ab</em> davor</p>'), 'auf & ab')).toEqual(['|Auf & ab| davor'])
    expect(find(html('<p>in&nbsp;der\nNacht</p>'), 'in der Nacht')).toHaveLength(1)
    expect(find(html('<p>Die <span lang="en">Sta</span>ge</p>'), 'Stage')).toEqual(['Die |Stage|'])
    for (const separated of ['<p>Büh</p><p>ne</p>', 'Büh<br />ne', 'Büh<a href="/x">ne</a>', '<li>Büh</li>ne'])
      expect(find(html(separated), 'Bühne')).toEqual([])
    expect(find(html('<p class="Bühne"><a href="/Bühne">x</a></p>'), 'Bühne')).toEqual([])
  })

  it('replaces words at their start and leaves everything else unchanged', () => {
    const source = '<p>Die <strong>Büh</strong>ne&nbsp;&amp; <a href="/de?a=1&amp;b">x > y</a><br>Ende'
    expect(replace(html(source), 'bühne', 'Szene')).toBe(
      '<p>Die <strong>Szene</strong>&nbsp;&amp; <a href="/de?a=1&amp;b">x > y</a><br>Ende',
    )
    expect(replace(html('<p>A &amp; B</p>'), 'a & b', '<i>"&"</i>')).toBe('<p>&lt;i&gt;"&amp;"&lt;/i&gt;</p>')
    expect(replace(html(source), 'Orchester', 'Chor')).toBe(source)
  })

  it('removes formats that become empty', () => {
    expect(replace(html('<p>Die <span lang="en">Stage</span> da</p>'), 'stage', '')).toBe('<p>Die  da</p>')
    expect(replace(html('<p>Die <span lang="en">Stage <em>Door</em></span></p>'), 'stage door', 'Gate')).toBe(
      '<p>Die <span lang="en">Gate</span></p>',
    )
    expect(replace(html('<p>Büh<strong><em>ne</em></strong> da</p>'), 'Bühne', 'Szene')).toBe('<p>Szene da</p>')
    expect(replace(html('<p>Eine <em>alte</em> Bühne <em></em></p>'), 'alte', '')).toBe('<p>Eine  Bühne <em></em></p>')
    expect(replace(html('<p>Büh<strong>nenbild</strong></p>'), 'bühne', 'Szene')).toBe(
      '<p>Szene<strong>nbild</strong></p>',
    )
  })
})

it('treats plain texts literally', () => {
  expect(find({ value: 'Kosten <b>12.50</b> (etwa)', isHtml: false }, '<b>12.50')).toHaveLength(1)
  expect(find({ value: 'Kosten 12.50', isHtml: false }, '12.?0')).toEqual([])
  expect(replace({ value: 'A und B', isHtml: false }, 'und', '$& &')).toBe('A $& & B')
  expect(find({ value: 'BÜHNE Bühne', isHtml: false }, 'Bühne', true)).toEqual(['BÜHNE |Bühne|'])
  expect(createWordsPattern({ text: '  ', isExact: false })).toBeNull()
})

it.each([
  ['Verein A & B und verein', 'verein', 'Verein A & B', 'Verein A & B und Verein A & B'],
  ['Neues Theater, Theater', 'theater', 'Neues Theater', 'Neues Theater, Neues Theater'],
  ['bühne', 'bühne', 'Bühne', 'Bühne'],
])('leaves out matches inside the replacement: %s', (value, words, replacement, result) => {
  const toSource = (text: string) => text.replaceAll('&', '&amp;')
  expect(replace({ value, isHtml: false }, words, replacement)).toBe(result)
  expect(replace(html(toSource(value)), words, replacement)).toBe(toSource(result))
  const pattern = createWordsPattern({ text: words, isExact: false }) as RegExp
  expect(findWords({ value, isHtml: false }, pattern, replacement)).toHaveLength(1)
})

import { Editor } from '@tiptap/core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pasteInto } from '@/tests/paste'
import { formFormatting } from './form-formatting'
import { textDocument } from './text-formatting'

/** Pastes content into an empty text. Returns its HTML. */
function paste(content: string, format = 'text/html'): string {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, extensions: [textDocument, ...formFormatting] })
  onTestFinished(() => {
    editor.destroy()
    element.remove()
  })
  pasteInto(editor.view.dom, { [format]: content })
  // The editor adds an empty line after a list.
  return editor.getHTML().replace(/<p><\/p>$/, '')
}

const createWordHtml = (body: string, styles = '') =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!--
  p.MsoNormal{margin:0cm} ${styles} --></style></head><body lang=DE><!--StartFragment-->${body}<!--EndFragment--></body></html>`

describe('hidden content', () => {
  it.each([
    [
      'a comment of Word',
      createWordHtml(
        `<p class=MsoNormal>Der Beschluss<a style='mso-comment-reference:AK_1;mso-comment-date:20261101T1000'></a><span style='mso-comment-continuation:1'> gilt</span><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AK1]</a><![endif]></span></span>.</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Intern</p></div></div></div>`,
      ),
      '<p>Der Beschluss gilt.</p>',
    ],
    [
      'a tracked deletion',
      createWordHtml(
        '<p class=MsoNormal>Frist <del cite="mailto:Anna"><span lang=DE>14 Tage</span></del><ins>21 Tage</ins>.</p>',
      ),
      '<p>Frist 21 Tage.</p>',
    ],
    [
      'hidden text of Word',
      createWordHtml("<p class=MsoNormal>Sichtbar<span style='display:none;mso-hide:all'>VERBORGEN</span> Ende.</p>"),
      '<p>Sichtbar Ende.</p>',
    ],
    [
      'text hidden by a style of Word',
      createWordHtml(
        '<p class=MsoNormal>Sichtbar<span class=Notiz>VERBORGEN</span> <b class=Druck>Ende</b>.</p>',
        'span.Notiz, p.Notiz {color:red; display:none; mso-hide:all} @media print { b.Druck {display:none} }',
      ),
      '<p>Sichtbar <strong>Ende</strong>.</p>',
    ],
    [
      'hidden rows of Excel',
      "<table><tr><td>a</td><td>b</td></tr><tr style='display:none'><td>VERBORGEN</td><td>x</td></tr><tr><td>c</td><td>d</td></tr></table>",
      '<p>a · b</p><p>c · d</p>',
    ],
    [
      'hidden columns of Excel',
      "<table><col width=64><col width=0 style='display:none' span=2><col width=64><tr><td rowspan=2>a</td><td>VERBORGEN</td><td>VERBORGEN</td><td>b</td></tr><tr><td colspan=2>VERBORGEN</td><td>c</td></tr><tr><td colspan=2>d</td><td>VERBORGEN</td><td>e</td></tr></table>",
      '<p>a · b</p><p>c</p><p>d · e</p>',
    ],
    [
      'a column hidden by a rule',
      '<style>.h {display:none}</style><table><col class=h><col><col style="display:none"><col><tr><td>VERBORGEN</td><td>a</td><td>VERBORGEN</td><td>b</td></tr></table>',
      '<p>a · b</p>',
    ],
    [
      'a column with merged cells over a row hidden by a rule',
      '<style>.h {display:none}</style><table><col><col style="display:none"><tr><td rowspan=2>a</td><td>VERBORGEN</td></tr><tr class=h><td>VERBORGEN</td></tr><tr><td>b</td><td>VERBORGEN</td></tr></table>',
      '<p>a</p><p>b</p>',
    ],
    [
      'a column with merged cells up to the end of the row group',
      '<table><col><col style="display:none"><col><tbody><tr><td rowspan=0>a</td><td>VERBORGEN</td><td>b</td></tr><tr><td>VERBORGEN</td><td>c</td></tr></tbody><tbody><tr><td rowspan=9>d</td><td>VERBORGEN</td><td>e</td></tr></tbody><tfoot><tr><td>f</td><td>VERBORGEN</td><td>g</td></tr></tfoot></table>',
      '<p>a · b</p><p>c</p><p>d · e</p><p>f · g</p>',
    ],
    [
      'a group of columns',
      '<table><colgroup span=2 style="display:none"><colgroup><col></colgroup><colgroup style="display:none"><col><tr><td>VERBORGEN</td><td>VERBORGEN</td><td>a</td><td>VERBORGEN</td></tr></table>',
      '<p>a</p>',
    ],
    [
      'a column of an inner table',
      '<table><tr><td>a</td><td><table><col style="display:none"><tr><td>VERBORGEN</td><td>b</td></tr></table></td></tr></table>',
      '<p>a · b</p>',
    ],
    [
      'an element with an unquoted style',
      '<p>Sichtbar<span style=display:none>VERBORGEN</span><span class="a"style="display:none">VERBORGEN</span></p>',
      '<p>Sichtbar</p>',
    ],
    [
      'hidden text of LibreOffice',
      '<p><b>Fett</b><span style="display:none">VERBORGEN</span></p><p style="display: none">VERBORGEN</p>',
      '<p><strong>Fett</strong></p>',
    ],
    [
      'hidden elements of web pages',
      '<p>Sichtbar<span hidden>VERBORGEN</span><span style="visibility: hidden">VERBORGEN</span><script>VERBORGEN</script><noscript>VERBORGEN</noscript><template>VERBORGEN</template></p><p hidden="until-found">VERBORGEN</p><select><option>VERBORGEN</option></select>',
      '<p>Sichtbar</p>',
    ],
  ])('%s is left out', (_, html, cleanHtml) => {
    expect(paste(html)).toBe(cleanHtml)
  })

  it('empty paragraphs with a no-break space are left out', () => {
    const html = createWordHtml(
      '<p class=MsoNormal>Eins</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Zwei am 3.&nbsp;Mai<o:p></o:p></p>',
    )
    expect(paste(html)).toBe('<p>Eins</p><p>Zwei am 3.&nbsp;Mai</p>')
  })
})

describe('attribute values', () => {
  const cleanLink = '<p><a href="https://x.org/style=a/1">Karte</a></p>'
  it.each([
    '<a href="https://x.org/style=a/1">Karte</a>',
    "<a href='https://x.org/style=a/1'>Karte</a>",
    '<a href=https://x.org/style=a/1>Karte</a>',
    '<a href = https://x.org/style=a/1 style=color:red>Karte</a>',
    `<a data-a='a > "b" style=c' href="https://x.org/style=a/1">Karte</a>`,
    `<a data-a=it's href="https://x.org/style=a/1">Karte</a><b data-a=it's style=display:none>VERBORGEN</b>`,
    '<a href="https://x.org/style=a/1">Karte</a><b data-a="a > b" style="display:none">VERBORGEN</b>',
    '<a data-a="<style>" href="https://x.org/style=a/1">Kar</a><a data-a="</style>" href="https://x.org/style=a/1">te</a>',
    '<style title=">">b {display:none}</style><a href="https://x.org/style=a/1">Karte</a><b>VERBORGEN</b>',
    `<a href="https://x.org/style=a/1">Karte</a><script>"<b title='"</script><b style="display:none">VERBORGEN</b>`,
  ])('are unchanged: %s', (html) => {
    expect(paste(html)).toBe(cleanLink)
  })

  // A parser with quadratic time would exceed the timeout of the test.
  it('of a tag without an end are left out in linear time', () => {
    expect(paste(`<p>Text</p><b ${'a=bcd '.repeat(100_000)}`)).toBe('<p>Text</p>')
  })
})

describe('links to bookmarks', () => {
  it.each([
    [
      createWordHtml(
        '<p class=MsoToc1><a href="#_Toc201">1 Tarifrunde 3</a></p><p class=MsoNormal>Text siehe <a href="#_Ref12">Abschnitt 2</a></p>',
      ),
      '<p>1 Tarifrunde 3</p><p>Text siehe Abschnitt 2</p>',
    ],
    [
      '<p>kursiv<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a href="#sdfootnote1anc">1</a> BGBl. I S. 12</p></div>',
      '<p>kursiv¹</p><p>1 BGBl. I S. 12</p>',
    ],
    ['<p><a href="#kapitel-2">Kapitel 2</a></p>', '<p>Kapitel 2</p>'],
  ])('become text: %.60s', (html, cleanHtml) => {
    expect(paste(html)).toBe(cleanHtml)
  })

  it('are kept in text of this site', () => {
    const ownHtml = '<p data-pm-slice="0 0 []"><a href="#termine">Termine</a></p>'
    expect(paste(ownHtml)).toBe('<p><a href="#termine">Termine</a></p>')
  })
})

const createWordItem = (marker: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`
const createList = (attributes: string, ...items: string[]) =>
  `<ol${attributes}>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ol>`

describe('ordered lists', () => {
  it.each([
    ['<ol type="a"><li>Fristen</li><li>Kosten</li></ol>', createList(' type="a"', 'Fristen', 'Kosten')],
    [
      '<ol style="list-style-type:upper-roman" start="3"><li>Schluss</li></ol>',
      createList(' start="3" type="I"', 'Schluss'),
    ],
    ['<ol><li style="list-style-type:lower-alpha">Docs</li></ol>', createList(' type="a"', 'Docs')],
    ['<ol start="x" type="disc"><li>a</li></ol>', createList('', 'a')],
    [
      createWordHtml(createWordItem('c)', 'Fristen') + createWordItem('d)', 'Kosten')),
      createList(' start="3" type="a"', 'Fristen', 'Kosten'),
    ],
    [
      createWordHtml(createWordItem('IV.', 'vier') + createWordItem('V.', 'fünf')),
      createList(' start="4" type="I"', 'vier', 'fünf'),
    ],
    [
      createWordHtml(createWordItem('i)', 'eins') + createWordItem('ii)', 'zwei')),
      createList(' type="i"', 'eins', 'zwei'),
    ],
    [
      createWordHtml(createWordItem('i)', 'neun') + createWordItem('j)', 'zehn')),
      createList(' start="9" type="a"', 'neun', 'zehn'),
    ],
    [
      createWordHtml(createWordItem('7.', 'sieben') + createWordItem('1.', 'neu')),
      createList(' start="7"', 'sieben') + createList('', 'neu'),
    ],
  ])('keep start and type: %.90s', (html, cleanHtml) => {
    expect(paste(html)).toBe(cleanHtml)
  })
})

it('keeps spaces at superscript digits', () => {
  expect(paste('<p>5 m<sup>2 </sup>groß,<sub> 3</sub></p>')).toBe('<p>5 m² groß, ₃</p>')
})

it('keeps the lines and the indentation of code', () => {
  const nbsp = '&nbsp;'
  expect(paste('<pre><code>wenn (a &lt; b)\n  spiele(  a )\n</code></pre><p>Danach</p>')).toBe(
    `<p>wenn (a &lt; b)<br>${nbsp}${nbsp}spiele(${nbsp}${nbsp}a )</p><p>Danach</p>`,
  )
})

describe('characters', () => {
  it('are composed and without control characters in HTML', () => {
    expect(paste('<p>Bu\u0308hne\u0002 &#2;Auff</p>')).toBe('<p>Bühne Auff</p>')
  })

  it('are composed and without control characters in plain text', () => {
    const text = 'Bu\u0308hne\u0002 eins\u000bzwei'
    expect(paste(text, 'text/plain')).toBe('<p>Bühne eins</p><p>zwei</p>')
  })
})

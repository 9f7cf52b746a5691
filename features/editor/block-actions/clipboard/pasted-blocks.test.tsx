import { expect, it } from 'vitest'
import { createKeyFactory } from '../../core/example.fixture'
import { readMedium } from '../../inline-text/pasting/read-medium'
import { readPasted } from '../../inline-text/pasting/read-pasted'
import { joinParts, toBlocks } from './pasted-blocks'

const parsePasted = (html: string, text = '', rtf = '') => {
  const { parts, skippedContent } = readPasted({ html, text, rtf })
  const { trees, files } = toBlocks(parts, createKeyFactory())
  const blocks = trees.map(({ model, data }): Record<string, unknown> => ({ model, ...data }))
  return { blocks, files, skippedContent }
}
const parseForeign = (html: string, text = '') => parsePasted(html, text).blocks
const listTexts = (html: string) => parseForeign(html).map(({ content }) => content)

it('converts a word processor document to headings and texts without unsupported content', () => {
  const word = `<html><head><style>p { color: red }</style></head><body><!--StartFragment-->
    <b style="font-weight:normal"><div><h1 style="color:red">Unser <i>Haus</i></h1>
    <p class="MsoNormal" onclick="alert(1)">Die <b>Bühne</b> und <span style="color:red">mehr</span><script>alert(2)</script></p>
    <p>&nbsp;</p><ul><li>Eins</li></ul>
    <h3>Wege</h3><p><a href="javascript:alert(3)">a</a> <a href="https://example.org/">b</a><img src="x" onerror="alert(4)"></p>
    </div></b><!--EndFragment--></body></html>`
  expect(parseForeign(word)).toEqual([
    { model: 'headline', headline_level: 2, content: 'Unser Haus' },
    { model: 'text', content: '<p>Die <strong>Bühne</strong> und mehr</p><ul><li><p>Eins</p></li></ul>' },
    { model: 'headline', headline_level: 3, content: 'Wege' },
    { model: 'text', content: '<p>a <a href="https://example.org/">b</a></p>' },
  ])
})

it('keeps bold and italic from styles, but not a wrapper that is not bold', () => {
  const inline = `<b style="font-weight:normal;">Ein <span style='color: red; font-weight: 700'>fetter</span>
    <span style="font-style:italic">schräger</span> <span title="a > b" style="font-weight:400">Satz</span></b>`
  expect(parseForeign(inline)).toEqual([
    { model: 'text', content: '<p>Ein <strong>fetter</strong> <em>schräger</em> Satz</p>' },
  ])
})

it('converts superscript and subscript digits to Unicode characters', () => {
  const raised = `<p>5<sup>2</sup> m<span style="vertical-align:super">-1</span> H<sub>2</sub>O, der 2<sup>e</sup> Rang</p>`
  expect(listTexts(raised)).toEqual(['<p>5² m⁻¹ H₂O, der 2e Rang</p>'])
})

it('converts a quotation with its author and reports its links and emphases', () => {
  const quotation = '<blockquote><p>Die Bühne</p><p>gehört <b>allen</b>.</p><footer>— Ada Lux</footer></blockquote>'
  expect(parseForeign(`<div><p>Davor</p>${quotation}<p>Danach</p></div>`)).toMatchObject([
    { model: 'text', content: '<p>Davor</p>' },
    { model: 'quote', content: 'Die Bühne gehört allen.', author: 'Ada Lux' },
    { model: 'text', content: '<p>Danach</p>' },
  ])
  expect(parsePasted(quotation).skippedContent).toMatchObject({ emphases: 1 })
  const emphasized = parsePasted('<blockquote><p><em>Nur Worte</em></p></blockquote>')
  expect(emphasized.blocks).toMatchObject([{ model: 'quote', content: 'Nur Worte' }])
  expect(emphasized.skippedContent).toMatchObject({ emphases: 0 })
  const linked = parsePasted(
    '<blockquote><p>Siehe <a href="https://example.org/">dort</a></p><cite><a href="/ada">Ada Lux</a></cite></blockquote>',
  )
  expect(linked.blocks).toMatchObject([{ model: 'quote', content: 'Siehe dort', author: 'Ada Lux' }])
  expect(linked.skippedContent).toMatchObject({ links: 2 })
  expect(listTexts('<blockquote><p>Siehe</p><ul><li>Eins</li></ul></blockquote>')).toEqual([
    '<p>Siehe</p><ul><li><p>Eins</p></li></ul>',
  ])
})

it('converts plain text to paragraphs', () => {
  expect(parseForeign('', 'Eins <b>\nzwei\n\n \nDrei')).toEqual([
    { model: 'text', content: '<p>Eins &lt;b&gt;<br>zwei</p><p>Drei</p>' },
  ])
  expect(parseForeign('', ' \n ')).toEqual([])
})

it('keeps bold text and nested lists of Google Docs', () => {
  const copied = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38"><span
    style="font-size:16pt;font-weight:400">Der Plan</span></h2><p dir="ltr"><span style="font-weight:400">Ein </span><span
    style="font-weight:700">fettes</span><span style="font-weight:400"> Wort und ein </span><a href="https://example.org/"
    style="text-decoration:none;"><span style="color:#1155cc">Link</span></a></p><ul style="margin-top:0"><li dir="ltr"
    aria-level="1"><p dir="ltr" role="presentation"><span>Eins</span></p></li><ul><li dir="ltr" aria-level="2"><p
    role="presentation"><span>Darin</span></p></li></ul><li dir="ltr" aria-level="1"><p><span>Zwei</span></p></li></ul></b>`
  expect(parseForeign(copied)).toEqual([
    { model: 'headline', headline_level: 2, content: 'Der Plan' },
    {
      model: 'text',
      content:
        '<p>Ein <strong>fettes</strong> Wort und ein <a href="https://example.org/">Link</a></p>' +
        '<ul><li><p>Eins</p><ul><li><p>Darin</p></li></ul></li><li><p>Zwei</p></li></ul>',
    },
  ])
})

/** Creates a list item as Word copies it: a paragraph with its level and its marker. */
const createWordItem = (level: number, marker: string, words: string, list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'>` +
  "<![if !supportLists]><span lang=DE style='font-family:Symbol'><span style='mso-list:Ignore'>" +
  `${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=DE>${words}<o:p></o:p></span></p>`

it('converts nested and numbered lists of Word', () => {
  const copied = [
    createWordItem(1, '·', 'Haus'),
    createWordItem(2, 'o', 'Bühne'),
    createWordItem(3, '1.', 'Licht'),
    createWordItem(3, '2.', 'Ton'),
    createWordItem(1, '·', 'Hof'),
    '<p class=MsoNormal>Danach</p>',
    createWordItem(1, '(iv)', 'Erstens', 1),
    createWordItem(2, '1.1.', 'Genauer', 1),
    createWordItem(1, '§', 'Anders', 2),
  ].join('\n')
  expect(listTexts(`<html><body lang=DE><!--StartFragment-->${copied}<!--EndFragment--></body></html>`)).toEqual([
    '<ul><li><p>Haus</p><ul><li><p>Bühne</p><ol><li><p>Licht</p></li><li><p>Ton</p></li></ol></li></ul></li><li><p>Hof</p></li></ul>' +
      '<p>Danach</p><ol start="4" type="i"><li><p>Erstens</p><ol><li><p>Genauer</p></li></ol></li></ol><ul><li><p>Anders</p></li></ul>',
  ])
})

it('leaves out hidden content of Word', () => {
  const copied = `<html><head><meta name=Generator content="Microsoft Word 15"></head><body><h1>Beschluss<span style='display:none'>geheim</span></h1>
    <p class=MsoNormal>Er gilt<del>nicht</del>.<a class=msocomanchor href="#_msocom_1">[AK1]</a></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
    <div style='mso-element:comment-list'><p class=MsoCommentText>Intern</p></div></body></html>`
  expect(parseForeign(copied)).toEqual([
    { model: 'headline', headline_level: 2, content: 'Beschluss' },
    { model: 'text', content: '<p>Er gilt.</p>' },
  ])
})

it('joins the single-item lists of Word in the browser', () => {
  const item = (level: number, words: string, kind: 'ul' | 'ol') =>
    `<div class="ListContainerWrapper SCXW1"><${kind} role="list"><li data-listid="1" data-aria-level="${level}" role="listitem"><p
    class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span></p></li></${kind}></div>`
  const copied = `<div class="OutlineElement"><p role="heading" aria-level="3">Plan</p></div>${item(1, 'Eins', 'ul')}${item(2, 'Darin', 'ol')}${item(1, 'Zwei', 'ul')}`
  expect(parseForeign(copied)).toEqual([
    { model: 'headline', headline_level: 3, content: 'Plan' },
    { model: 'text', content: '<ul><li><p>Eins</p><ol><li><p>Darin</p></li></ol></li><li><p>Zwei</p></li></ul>' },
  ])
})

const toCell = (words: string) => `<td>${words && `<p>${words}</p>`}</td>`.replace('<td></td>', '<td><p></p></td>')
const createTable = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map(toCell).join('')}</tr>`).join('')}</tbody></table>`

it('converts a table with its caption and heads', () => {
  const copied = `<p>Vorher</p><table><caption>Preise</caption><tr><th></th><th>Voll</th></tr><tr><th>Rang</th><td
    style="mso-number-format:General"><b>12</b><script>alert(1)</script></td></tr></table><p>Nachher</p>`
  expect(parseForeign(copied)).toEqual([
    { model: 'text', content: '<p>Vorher</p>' },
    {
      model: 'table',
      caption: 'Preise',
      head: 'both',
      content: createTable(['', 'Voll'], ['Rang', '<strong>12</strong>']),
    },
    { model: 'text', content: '<p>Nachher</p>' },
  ])
})

it('splits merged cells and reports them', () => {
  const copied = `<google-sheets-html-origin><table><colgroup><col></colgroup><tbody><tr><td colspan="2">A</td><td
    rowspan="2">B</td></tr><tr><td>C</td><td>D</td></tr><tr><td></td></tr></tbody></table></google-sheets-html-origin>`
  const { blocks, skippedContent } = parsePasted(copied)
  expect(blocks).toEqual([
    { model: 'table', caption: '', head: 'row', content: createTable(['A', '', 'B'], ['C', 'D', '']) },
  ])
  expect(skippedContent).toEqual({ pictures: 0, embeds: 0, tables: 0, mergedCells: 2, emphases: 0, links: 0 })
})

it('ends merged cells with their row group', () => {
  const copied = `<table><tbody><tr><td rowspan="0">A</td><td>B</td></tr><tr><td>C</td></tr></tbody><tbody><tr><td
    rowspan="9">D</td><td>E</td></tr></tbody><tfoot><tr><td rowspan="0">F</td><td>G</td></tr></tfoot></table>`
  const { blocks, skippedContent } = parsePasted(copied)
  const content = createTable(['A', 'B'], ['', 'C'], ['D', 'E'], ['F', 'G'])
  expect(blocks).toEqual([{ model: 'table', caption: '', head: 'row', content }])
  expect(skippedContent.mergedCells).toBe(1)
})

it('converts a table that only frames a text to text', () => {
  expect(parseForeign('<table><tr><td><h2>Titel</h2><p>Text</p></td></tr></table>')).toEqual([
    { model: 'headline', headline_level: 2, content: 'Titel' },
    { model: 'text', content: '<p>Text</p>' },
  ])
})

it('extracts pictures at their place from data URLs and from RTF', () => {
  const copied = `<p>Eins <img src="data:image/png;base64,iVBORw0KGgo="></p><p>Zwei</p><img src="file:///C:/Temp/clip_image001.jpg">`
  const rtf = String.raw`{\rtf1{\*\shppict{\pict{\*\picprop\shplid1{\sp{\sn shapeType}{\sv 75}}}\picw10\jpegblip\bliptag-1{\*\blipuid 0123456789abcdef}
ffd8
ff}}{\nonshppict{\pict\wmetafile8 0102}}{\nonshppict {\pict\pngblip 89}}}`
  const { blocks, files, skippedContent } = parsePasted(copied, '', rtf)
  expect(blocks.map(({ content }) => content)).toEqual(['<p>Eins</p>', '<p>Zwei</p>'])
  expect(files.map(({ file, afterKey }) => [file.type, file.size, afterKey])).toEqual([
    ['image/png', 8, '1'],
    ['image/jpeg', 3, '2'],
  ])
  expect(skippedContent.pictures).toBe(0)
})

it('counts external pictures and embedded content, but not tracking pixels', () => {
  const { skippedContent } = parsePasted(
    `<p><img src="https://lh7.example.com/a"><img src="file:///a.png"><img width="1" height="1" src="https://track.example"></p>
    <p>Text</p><iframe src="https://example.org"></iframe>`,
  )
  expect(skippedContent).toEqual({ pictures: 2, embeds: 1, tables: 0, mergedCells: 0, emphases: 0, links: 0 })
})

it('joins pasted content with the text around it', () => {
  const joinWith = (html: string) =>
    joinParts({ kind: 'rich', parsedPaste: readPasted({ html, text: '' }), before: '<p>Vor</p>', after: '<p>Nach</p>' })
  expect(joinWith('<p>Eins</p><h2>Zwei</h2><p>Drei</p>')).toEqual([
    { kind: 'richText', html: '<p>Vor</p><p>Eins</p>' },
    { kind: 'heading', level: 2, text: 'Zwei' },
    { kind: 'richText', html: '<p>Drei</p><p>Nach</p>' },
  ])
})

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'video', 'video_url'],
  [' https://vimeo.com/1084537\n', 'video', 'video_url'],
  ['https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', 'audio', 'embed'],
])('converts %s to a medium', (text, model, field) => {
  const { parts = [] } = readMedium({ html: '', text }) ?? {}
  expect(toBlocks(parts, createKeyFactory()).trees).toMatchObject([{ model, data: { [field]: text.trim() } }])
})

it.each(['Sehen Sie https://vimeo.com/1084537', 'https://example.org/film', ''])('keeps %j as a text', (text) => {
  expect(readMedium({ html: '', text })).toBeNull()
})

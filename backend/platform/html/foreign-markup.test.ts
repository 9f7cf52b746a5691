import { describe, expect, it } from 'vitest'
import { sanitizeHtmlCode } from './html-code'
import { sanitizeRichText, sanitizeTable } from './rich-text'

describe('hidden content', () => {
  it.each([
    [
      `<p>Der Beschluss<a style='mso-comment-reference:AK_1'></a> gilt<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AK1]</a></span>.</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Intern</p></div></div>`,
      '<p>Der Beschluss<a></a> gilt.</p>',
    ],
    ['<p>Frist <del cite="mailto:Anna"><b>14 Tage</b></del><ins>21 Tage</ins>.</p>', '<p>Frist 21 Tage.</p>'],
    [
      "<p>Sichtbar<span lang=en style='color:red; DISPLAY : none;mso-hide:all'>x</span> Ende</p>",
      '<p>Sichtbar Ende</p>',
    ],
    ['<p>a</p><p hidden>x</p><p style="visibility:hidden">x</p><b hidden>x</b>', '<p>a</p>'],
    ['<p>a<a href="/de/" hidden>x</a></p><ol hidden><li>x</li></ol>', '<p>a</p>'],
    ['<p>a<noscript>x</noscript><template><p>x</p></template></p>', '<p>a</p>'],
    ['<p>a</p><div hidden><script>alert(1)</script><p>x</p></div><p>b</p>', '<p>a</p><p>b</p>'],
    ['<x-hidden>x<script>alert(1)</script></x-hidden><p>a</p>', '<p>a</p>'],
    [`${'<i>'.repeat(35)}a<u hidden>x</u>`, `${'<em>'.repeat(30)}a${'</em>'.repeat(30)}`],
  ])('is dropped: %.80s', (html, cleanHtml) => {
    expect(sanitizeRichText(html)).toBe(cleanHtml)
    expect(sanitizeRichText(cleanHtml)).toBe(cleanHtml)
    expect(sanitizeHtmlCode(html)).not.toMatch(/x|alert|AK1|14 Tage/)
  })

  it('is dropped from a table', () => {
    const row = "<tr style='display:none'><td>x</td></tr>"
    expect(sanitizeTable(`<table>${row}<tr><td>a</td></tr></table>`)).toBe('<table><tr><td>a</td></tr></table>')
  })

  it('does not drop words that only name a style', () => {
    expect(sanitizeRichText('<p style="color:red">display:none</p>')).toBe('<p>display:none</p>')
  })
})

describe('links to bookmarks of a document', () => {
  it.each([
    ...['#_Toc201', '#_Ref12', '#_ftn1', '#_ftnref1', '#_msocom_1', '#_Kapitel_2', '#__RefHeading___Toc1'],
    ...['#sdfootnote1sym', '#sdendnote1anc', '#cmnt1', '#cmnt_ref1', '#ftnt1', '#h.gjdgxs', '#heading=h.1fob9te'],
  ])('%s becomes text', (address) => {
    expect(sanitizeRichText(`<p><a href="${address}">[1]</a></p>`)).toBe('<p><a>[1]</a></p>')
  })

  it('keeps anchors of the page', () => {
    const html = '<p><a href="#termine">Termine</a></p>'
    expect(sanitizeRichText(html)).toBe(html)
  })
})

describe('ordered lists', () => {
  it.each([
    ['<ol start="3" type="A"><li>a</li></ol>', '<ol start="3" type="A"><li>a</li></ol>'],
    ['<ol style="list-style-type:upper-roman" start="03"><li>a</li></ol>', '<ol start="3" type="I"><li>a</li></ol>'],
    ['<ol start="1" type="1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ol start="-3" type="disc" class="x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ol start="1e9" type="a&quot;><b>"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ])('%s', (html, cleanHtml) => {
    expect(sanitizeRichText(html)).toBe(cleanHtml)
    expect(sanitizeTable(html)).toBe(cleanHtml)
    expect(sanitizeHtmlCode(html)).toBe(cleanHtml)
  })

  it('keep their other attributes in HTML code', () => {
    const html = '<ol reversed lang="en" start="3"><li value="2">a</li></ol>'
    expect(sanitizeHtmlCode(html)).toBe(html)
  })
})

describe('characters', () => {
  it.each([sanitizeRichText, sanitizeTable, sanitizeHtmlCode])('are normalized by %o', (sanitizer) => {
    expect(sanitizer('<p>Bu\u0308hne &#2;A\u0002B&#xfffe;\u000bC</p>')).toContain('Bühne AB')
    expect(sanitizer('<p>a&#2;b</p>')).not.toMatch(/\p{Cc}/u)
  })

  it('of empty paragraphs are dropped', () => {
    expect(sanitizeRichText('<p>a</p><p><o:p>&nbsp;</o:p></p><p>3.&nbsp;Mai</p>')).toBe('<p>a</p><p>3.\u00a0Mai</p>')
    expect(sanitizeHtmlCode('<p><img src="/media/a.jpg">&nbsp;</p>')).toContain('img')
  })
})
